import { expect, it } from 'vitest'
import { writeHtml } from '#contracts/verify/report/html.ts'
import { writeJunit } from '#contracts/verify/report/junit.ts'
import { createExplain } from '#contracts/verify/report/lines.ts'
import { writeMarkdown } from '#contracts/verify/report/markdown.ts'
import { summarise } from '#contracts/verify/report/summary.ts'
import type { Report, Row } from '#contracts/verify/results.ts'
import { createSourceLines } from '#contracts/verify/source-lines.ts'
import { ROOT } from '#contracts/verify/verify.ts'
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
  expect(html).not.toContain('</script>')
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
