/** The links between operations: each leads to an operation with what it needs, and its rules can be broken. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { followLink, linksOf } from '#contracts/verify/links.ts'
import { linkProblems } from '#contracts/verify/probes/links.ts'
import { draftOf } from '#contracts/verify/pacts.ts'
import { toSent } from '#contracts/verify/draft.ts'
import { requestOf } from '#contracts/verify/judge.ts'
import { compileRule } from '#contracts/verify/rules.ts'
import { valueAt } from '#contracts/verify/document.ts'
import { ROOT } from '#contracts/material.ts'
import { material } from './support.ts'

const { document, operations, interactions } = material
const requirements = new Set(
  readFileSync(`${ROOT}/docs/requirements.md`, 'utf8').match(/\bR\d+\.\d+\b/g) ?? [],
)
const links = operations.flatMap(operation => linksOf(document, operation).map(link => ({ operation, link })))
const named = (id: string) => operations.find(operation => operation.id === id)!

/** What the specification has as successes of an operation; they have optional fields, and what only a sandbox answers. */
function examplesOf(id: string): unknown[] {
  const path = `${named(id).pointer}/responses/200/content/application~1json/examples`
  const examples = (valueAt(document, path) ?? {}) as Record<string, { value: { code?: number } }>
  return Object.values(examples).flatMap(({ value }) => (value.code === 200 ? [value] : []))
}

const TIME = 1_795_199_400_000

/** With optional times, which examples leave out or have as null. */
function withTimes(answer: unknown): unknown {
  const { rows, data } = answer as { rows?: object[]; data?: { trading?: object } }
  if (rows)
    return { ...(answer as object), rows: rows.map(row => ({ since: TIME, usableFrom: TIME, ...row })) }
  if (!data?.trading) return answer
  return { ...(answer as object), data: { ...data, trading: { ...data.trading, nextOpenAt: TIME } } }
}

/** The recorded successes of an operation, as the request and the answer, also with the answers of the specification. */
const spokenOf = (id: string) =>
  interactions
    .filter(one => one.operation.id === id && one.expectedCode === 200)
    .flatMap(one => {
      const draft = draftOf(one, {})
      const request = requestOf(document, { operation: one.operation, sent: toSent(draft) })
      const answers = [one.raw.response.body?.content, ...examplesOf(id)]
      return [...answers, ...answers.map(withTimes)].map(answer => ({ draft, request, answer }))
    })

describe('links of the specification', () => {
  it('are there', () => {
    expect(links.length).toBeGreaterThanOrEqual(70)
  })

  it.each(links.map(({ operation, link }) => [operation.id, link.name, link] as const))(
    '%s, %s: leads to an operation with the fields that it needs',
    (id, _, link) => {
      const target = named(link.target)
      expect(target, link.target).toBeDefined()
      const query = target.parameters.filter(({ in: place }) => place === 'query')
      const body = target.body?.schema
      const known = [
        'Authorization',
        ...query.map(({ name }) => name),
        ...Object.keys(body?.properties ?? {}),
      ]
      const needed = [
        ...query.filter(({ required }) => required).map(({ name }) => name),
        ...(body?.required ?? []),
      ]
      expect(known).toEqual(expect.arrayContaining(Object.keys(link.fields)))
      expect(Object.keys(link.fields)).toEqual(expect.arrayContaining(needed))
      const drafts = spokenOf(id).map(spoken => followLink(link, target, spoken.draft, spoken))
      expect(drafts.some(draft => draft !== undefined)).toBe(true)
    },
  )

  it.each(
    links.flatMap(({ operation, link }) => link.rules.map(rule => [operation.id, link, rule] as const)),
  )('%s: a rule compiles, cites a requirement, and does not hold of every next answer', (id, link, rule) => {
    expect(requirements).toContain(rule.requirement)
    const evaluate = compileRule(rule, 'link')
    const said = spokenOf(id).flatMap(({ request, answer }) => {
      // What was removed must be missing there.
      const removed = { code: 200, msg: 'ok', rows: [{ id: request['id'] }], data: {}, total: 1 }
      return [{ ...removed, rows: [], total: 0 }, removed].map(next =>
        evaluate({ request, answer, next, before: next }),
      )
    })
    expect(
      said.some(text => text?.startsWith(rule.message)),
      link.name,
    ).toBe(true)
  })
})

describe('rules of a link', () => {
  const link = linksOf(document, named('createWithdrawal')).find(({ name }) => name === 'paid')!
  const answer = { code: 200, data: { currencyId: 3, amount: '100' } }
  const balances = (available: string) => ({ code: 200, rows: [{ currencyId: 3, available }] })
  const said = (available: string) =>
    linkProblems(link, { request: {}, answer, before: balances('500'), next: balances(available) })

  it('hold of what agrees', () => {
    expect(said('400')).toEqual([])
  })

  it('name what does not, with the place of the rule', () => {
    expect(said('400.01')).toEqual([
      {
        says: expect.stringMatching(/^after it, listBalances: what can be used is less by the amount/),
        pointer: `${named('createWithdrawal').pointer}/responses/200/links/paid/x-rules/0`,
      },
    ])
  })
})

it('a link that hands on a token asks on behalf of whom it belongs to, in the same language', () => {
  const operation = named('login')!
  const link = linksOf(document, operation).find(({ name }) => name === 'own')!
  const from = {
    operation,
    query: [],
    headers: {
      Authorization: 'before',
      'Accept-Language': 'de',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: [],
  }
  const target = named('getUserInfo')!
  const followed = followLink(link, target, from, {
    request: {},
    answer: { data: { token: 'of this session' } },
  })
  expect(followed).toMatchObject({
    query: [],
    headers: { Authorization: 'of this session', 'Accept-Language': 'de' },
    body: [],
  })
  const again = linksOf(document, operation).find(({ name }) => name === 'again')!
  const request = { account: 'ana@example.com', password: 'skylark1' }
  expect(followLink(again, operation, from, { request, answer: {} })).toMatchObject({
    headers: { Authorization: 'before', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: [
      ['account', 'ana@example.com'],
      ['password', 'skylark1'],
    ],
  })
})
