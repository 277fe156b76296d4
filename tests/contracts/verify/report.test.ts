import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { areasOf } from '#contracts/verify/report/areas.ts'
import { causesOf } from '#contracts/verify/report/causes.ts'
import { writeHtml } from '#contracts/verify/report/html.ts'
import { writeJunit } from '#contracts/verify/report/junit.ts'
import { createExplain } from '#contracts/verify/report/lines.ts'
import { writeMarkdown } from '#contracts/verify/report/markdown.ts'
import { summarise } from '#contracts/verify/report/summary.ts'
import type { Report, Row } from '#contracts/verify/results.ts'
import { createSourceLines } from '#contracts/source-lines.ts'
import type { Violation } from '#contracts/verify/wire.ts'
import { ROOT } from '#contracts/material.ts'
import { material } from './support.ts'

const explain = createExplain(material.document, createSourceLines(ROOT))
const operation = material.operations.find(({ id }) => id === 'listSpotOrders')!
const TOKEN = 'kZ3Yp0c7Qm1rT5vX9bN2dF4hJ6lP8sW0aE1gI3kM5oQ'
const row = { suite: 'probe', operation: operation.id, tag: operation.tag, milliseconds: 12 } as const

const passed: Row = { ...row, name: 'a request as documented', outcome: 'passed' }
const notRun: Row = {
  ...row,
  name: 'with a token',
  outcome: 'not run',
  reason: 'needs <a> token & more | less',
}
const failed: Row = {
  ...row,
  name: 'pageSize: words',
  outcome: 'failed',
  problems: [{ says: 'was "accepted" </script>', pointer: '/components/parameters/PageSize/schema/maximum' }],
  exchanges: [
    {
      operation,
      sent: { method: 'GET', target: '/api/x?pageSize=<b>', headers: { authorization: TOKEN }, body: '' },
      received: {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: `{"token":"${TOKEN}","a":"\`\`\`\u0000\ud800"}${'x'.repeat(2000)}`,
        json: { code: 200 },
        milliseconds: 3,
        profile: operation.profile,
      },
    },
  ],
}

const reportOf = (...rows: Row[]): Report => ({
  url: 'http://localhost:8080/',
  states: undefined,
  only: [],
  sandbox: false,
  writes: false,
  operations: 1,
  rows,
  coverage: [],
  milliseconds: 1234,
  startedAt: Date.UTC(2026, 0, 1),
})

it('console report shows what was sent, what came back, what is wrong and the line of the specification', () => {
  const text = summarise(reportOf(passed, failed, notRun), explain)
  expect(text).toContain('sent      GET /api/x?pageSize=<b>')
  expect(text).toContain('answered  code 200')
  expect(text).toMatch(/spec +openapi\/parameters\.yaml:\d+ +maximum: 500/)
  expect(text).toContain('FAILED: 1 passed, 1 failed, 1 not run in 1.2 s')
  expect(text).toContain('not marked as a sandbox: nothing is changed')
})

it('console report groups failed rows by reason', () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ ...failed, name: `probe ${index}` }))
  const text = summarise(reportOf(...many), explain)
  expect(text.match(/✗/g)).toHaveLength(1)
  expect(text).toContain('and 26 more')
})

it('console report never counts a row that was not run as passed', () => {
  expect(summarise(reportOf(notRun), explain)).toContain('NOTHING WAS RUN')
  expect(summarise(reportOf(passed, notRun), explain)).toContain(
    'PASSED as far as it was run: 1 passed, 1 not run',
  )
  expect(summarise(reportOf(passed), explain)).toContain('PASSED: 1 passed')
  expect(writeJunit(reportOf(notRun), explain)).toContain('tests="1" failures="0" skipped="1"')
})

it('JUnit report is well-formed whatever the back end sent', () => {
  const xml = writeJunit(reportOf(passed, failed, notRun), explain)
  const parsed = new DOMParserLike(xml)
  expect(parsed.problems).toEqual([])
  expect(xml).toContain('<skipped message="needs &lt;a&gt; token &amp; more | less"/>')
})

it('HTML report escapes whatever the back end sent', () => {
  const html = writeHtml(reportOf(passed, failed, notRun), explain)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('pageSize=<b>')
  expect(html).toContain('needs &lt;a&gt; token')
})

it('Markdown report keeps answers inside their fences and cells inside their tables', () => {
  const text = writeMarkdown(reportOf(failed, notRun), explain)
  expect(text).toContain('\n````http\n')
  expect(text).toContain('more \\| less')
})

it('reports mask tokens', () => {
  const report = reportOf(failed)
  const texts = [summarise, writeHtml, writeMarkdown, writeJunit].map(write => write(report, explain))
  for (const text of texts) expect(text).not.toContain(TOKEN)
})

it('reports shorten a long answer', () => {
  expect(writeMarkdown(reportOf(failed), explain)).toMatch(/x… \(\d+ characters more\)/)
})

const of = (id: string, suite: Row['suite'], says?: string, more: Partial<Violation> = {}): Row => {
  const own = material.operations.find(one => one.id === id)!
  const about = { suite, operation: id, tag: own.tag, name: `${suite} ${says ?? ''}`, milliseconds: 1 }
  return says === undefined
    ? { ...about, outcome: 'passed' }
    : { ...about, outcome: 'failed', problems: [{ says, ...more }], exchanges: [] }
}

it('failed rows are grouped by cause, whatever kind of check found it, the most likely cause first', () => {
  const rows = [
    of('listMessages', 'probe', 'rows[3].id is "x"; it must be integer'),
    of('listSpotOrders', 'probe', 'the header Cache-Control is missing'),
    of('listMessages', 'spec', 'the header Cache-Control is missing'),
    of('listMessages', 'spec', 'rows[1].id is "y"; it must be integer'),
    of('listMessages', 'walk', 'rows[0].id is "z"; it must be integer (the shortest walk: getUserInfo)', {
      cause: 'rows[0].id is "z"; it must be integer',
    }),
    of('login', 'spec', 'POST /api/auth/login is not there', { ending: 'absent' }),
    of('login', 'spec'),
  ]
  expect(
    causesOf(rows).map(cause => [cause.says.split(' ').slice(0, 3).join(' '), cause.rows.length]),
  ).toEqual([
    ['POST /api/auth/login is', 1],
    ['the header Cache-Control', 2],
    ['rows[3].id is "x";', 3],
  ])
})

it('HTML report begins with what of the app works, area by area, in the words of the specification', () => {
  const rows = [
    of('listMessages', 'pact'),
    of('listMessages', 'probe', 'a page is missing'),
    of('login', 'spec'),
    of('register', 'pact', 'code is 500; the app needs 200'),
    { ...notRun, operation: 'logout', tag: 'auth' },
  ]
  const names = {
    areas: { auth: 'Sign-up and sign-in' },
    operations: { listMessages: 'List messages', login: 'Sign in', register: 'Register', logout: 'Sign out' },
  }
  const report = { ...reportOf(...rows), names }
  expect(areasOf(report)).toEqual([
    { name: 'message', works: [], faulty: ['List messages'], broken: [], unknown: [] },
    {
      name: 'Sign-up and sign-in',
      works: ['Sign in'],
      faulty: [],
      broken: ['Register'],
      unknown: ['Sign out'],
    },
  ])
  const html = writeHtml(report, explain)
  expect(html).toContain(
    'Of 4 functions of the app, 1 would work with this back end, as far as they were checked. Not working: 1. Working, but not right in every case: 1. Not checked: 1.',
  )
  expect(writeHtml({ ...report, source: 'calls.har' }, explain)).not.toContain('What works')
  expect(html.indexOf('1: Register')).toBeLessThan(html.indexOf('Failed, the most likely causes first'))
})

it('HTML report has each request as a command, with its secrets as variables', () => {
  const [exchange] = failed.exchanges
  const sent = { ...exchange!.sent, method: 'POST', body: "name=O'Neil" }
  const withBody = { ...failed, exchanges: [{ ...exchange!, sent }] }
  const html = writeHtml({ ...reportOf(withBody), givenHeaders: ['X-Api-Key'] }, explain)
  const command = html
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .match(/<pre>(curl .*?)<\/pre>/s)![1]!
  const script = command.replace('curl', "printf '%s\\n'")
  const env = { PATH: process.env['PATH'], TOKEN: 'a token', X_API_KEY: 'a key' }
  expect(execFileSync('sh', ['-c', script], { env }).toString().trimEnd().split('\n')).toEqual([
    '-i',
    '-X',
    'POST',
    'http://localhost:8080/api/x?pageSize=<b>',
    '-H',
    'authorization: a token',
    '-H',
    'X-Api-Key: a key',
    '--data-raw',
    "name=O'Neil",
  ])
})

/** A minimal XML well-formedness check: matching tags, escaped characters, valid characters. */
class DOMParserLike {
  readonly problems: string[] = []

  constructor(xml: string) {
    const open: string[] = []
    for (const [, isEnd, name, isEmpty] of xml.matchAll(/<(\/?)([a-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
      if (isEmpty) continue
      if (!isEnd) open.push(name!)
      else if (open.pop() !== name) this.problems.push(`</${name}> closes nothing`)
    }
    if (open.length > 0) this.problems.push(`${open.join(', ')} left open`)
    const text = xml.replaceAll(/<[^<>]*>/g, '')
    if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(text)) this.problems.push('a bare sign')
    if ([...xml].some(letter => letter < ' ' && letter !== '\n')) this.problems.push('a control character')
    if (!xml.isWellFormed()) this.problems.push('half a character')
  }
}

it('HTML report may run its own search and style, and nothing else', () => {
  const html = writeHtml(reportOf(failed), explain)
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!
  for (const [directive, tag] of [
    ['script-src', 'script'],
    ['style-src', 'style'],
  ] as const) {
    const text = new RegExp(`<${tag}>([^]*?)</${tag}>`).exec(html)![1]!
    const hash = createHash('sha256').update(text).digest('base64')
    expect(policy).toContain(`${directive} 'sha256-${hash}'`)
  }
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})
