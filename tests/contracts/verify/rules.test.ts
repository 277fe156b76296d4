/** The rules of meaning in the specification: each is a valid expression, cites a requirement, and is broken by some wrong answer. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { resolve, type Schema } from '#contracts/verify/document.ts'
import { draftOf } from '#contracts/verify/pacts.ts'
import { toSent } from '#contracts/verify/draft.ts'
import { requestOf } from '#contracts/verify/judge.ts'
import { compileRule, RULES, type Rule } from '#contracts/verify/rules.ts'
import { ROOT } from '#contracts/material.ts'
import { material } from './support.ts'

const { document, operations, interactions } = material
const requirements = new Set(
  readFileSync(`${ROOT}/docs/requirements.md`, 'utf8').match(/\bR\d+\.\d+\b/g) ?? [],
)

const ofSchemas = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
  (schema[RULES] ?? []).map((rule, index) => ({
    rule,
    place: 'schema' as const,
    pointer: `/components/schemas/${name}/${RULES}/${index}`,
  })),
)
const ofOperations = operations.flatMap(operation =>
  operation.rules.map((rule, index) => ({
    rule,
    place: 'operation' as const,
    pointer: `${operation.pointer}/${RULES}/${index}`,
  })),
)

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

const STATUSES = ['open', 'closed', 'filled', 'cancelled', 'completed', 'suspended', 'fired', 'ended']

/** Wrong values in place of one: other figures, other texts, none, a list in another order. */
function* otherValues(value: Json): Generator<Json> {
  if (value === null) yield* ['1', 1, 1_795_199_400_001, 'x']
  else if (typeof value === 'boolean') yield !value
  else if (typeof value === 'number') yield* [value + 1, value - 1, 1_000_000_000, 0, null]
  else if (typeof value === 'string') {
    if (/^-?\d+(\.\d+)?$/.test(value)) yield* ['0', '0.0000001', '9999999', '-9999999']
    yield* [`${value}x`, null, ...STATUSES]
  } else if (Array.isArray(value)) yield* [value.toReversed(), [...value, ...value], []]
}

/** Every copy of a value with one part of it changed. */
function* changesOf(value: Json): Generator<Json> {
  yield* otherValues(value)
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const changed of changesOf(item)) yield value.with(index, changed)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      for (const changed of [...changesOf(item), ...Object.values(value)]) yield { ...value, [name]: changed }
      const { [name]: _, ...rest } = value
      yield rest
    }
  }
}

/** The values in an answer that a schema with rules describes. */
function* described(schema: Schema, value: Json): Generator<{ rules: Rule[]; value: Json }> {
  const found = resolve(document, schema)
  if (found[RULES] && typeof value === 'object' && value !== null) yield { rules: found[RULES], value }
  for (const branch of [...(found.anyOf ?? []), ...(found.oneOf ?? []), ...(found.allOf ?? [])])
    yield* described(branch, value)
  if (Array.isArray(value)) for (const item of value) yield* described(found.items ?? {}, item)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(found.properties ?? {}))
      if (name in value) yield* described(part, value[name]!)
}

const successes = interactions.filter(({ expectedCode }) => expectedCode === 200)
type Success = (typeof successes)[number]

/** The expected answer, and the same with two of every row. */
function answersOf({ raw }: Success): Json[] {
  const answer = raw.response.body?.content as { [name: string]: Json }
  return Array.isArray(answer['rows'])
    ? [answer, { ...answer, rows: [...answer['rows'], ...answer['rows']] }]
    : [answer]
}

function schemaOf({ operation }: Success): Schema {
  const raw = document.paths[operation.path]![operation.method.toLowerCase()]!
  if (Array.isArray(raw)) return {}
  return raw.responses['200']?.content?.['application/json']?.schema ?? {}
}

/** Values of schemas that no recorded answer has. */
const QUOTE = {
  productId: 1,
  nowPrice: '7.5',
  changePrice: '1',
  changeRate: '15.38',
  time: 1_795_199_400_000,
}
const RETURNS = {
  paidIn: '0',
  paidOut: '0',
  change: '1',
  timeWeighted: '1',
  moneyWeighted: null,
  drawdown: '-1',
}
const POINTS = [
  { time: 1_795_199_400_000, equity: '99' },
  { time: 1_795_199_460_000, equity: '100' },
]
const CHANGES = [
  { since: 1_795_219_200_000, hours: 'exchange' },
  { since: 1_795_392_000_000, hours: 'always' },
]
const OTHERS: Readonly<Record<string, Json>> = {
  QuoteFrame: { time: 1_795_199_400_000, rows: [QUOTE, QUOTE] },
  MarketHoursChange: CHANGES[0]!,
  MarketTerms: { since: 1_795_132_800_000, tickPeriod: 1000, hoursChanges: CHANGES },
  LiabilityTotal: { currencyId: 3, productId: null, leaves: 1, total: '5', root: 'f2' },
  Deposit: { createdAt: 1_795_199_400_000, payUntil: 1_795_199_400_001 },
  BankCard: { createdAt: 1_795_199_400_000, usableFrom: 1_795_285_800_000 },
  WalletAddress: { createdAt: 1_795_199_400_000, usableFrom: 1_795_285_800_000 },
  SpotOrder: { createdAt: 1_795_199_400_000, triggeredAt: 1_795_199_400_000, closedAt: null },
  EquityCurve: { currencyId: 3, range: 'day', points: POINTS, returns: RETURNS },
}

/** The request, with the parameters that it leaves out as the first row has them, and large figures for the fields that it leaves out. */
function requestWithAll(one: Success, answer: Json): { [name: string]: Json } {
  const sent = toSent(draftOf(one, {}))
  const [row] = (answer as { rows?: { [name: string]: Json }[] }).rows ?? []
  const time = (row?.['createdAt'] ?? row?.['time'] ?? 1_795_199_400_000) as number
  const left = one.operation.parameters
    .filter(parameter => parameter.in === 'query')
    .map(({ name }) => [
      name,
      row?.[name] ?? { startTime: time, endTime: time + 1, before: time + 1, month: '2026-11' }[name] ?? 2,
    ])
  const fields = Object.keys(one.operation.body?.schema.properties ?? {}).map(name => [name, '9999999'])
  return {
    ...Object.fromEntries([...left, ...fields]),
    ...requestOf(document, { operation: one.operation, sent }),
  }
}

/** Which rules none of these changed variables breaks. */
function unbrokenBy(rules: readonly { rule: Rule; place: 'schema' | 'operation' }[]) {
  const left = new Map(rules.map(({ rule, place }) => [rule, compileRule(rule, place)]))
  return {
    left,
    tryAll(own: readonly Rule[], variables: { [name: string]: Json }) {
      for (const rule of own) {
        const evaluate = left.get(rule)
        if (!evaluate) continue
        for (const changed of changesOf(variables)) {
          // Another message says that it could not be evaluated.
          if (evaluate(changed as { [name: string]: Json }) !== rule.message) continue
          left.delete(rule)
          break
        }
      }
    },
  }
}

describe('rule of meaning', () => {
  it('is a valid expression, says what must be so, and cites a requirement', () => {
    for (const { rule, place, pointer } of [...ofSchemas, ...ofOperations]) {
      expect(() => compileRule(rule, place), pointer).not.toThrow()
      expect(rule.message, pointer).toMatch(/^[a-z`].{10,120}$/)
      expect(requirements, pointer).toContain(rule.requirement)
    }
    expect(ofSchemas.length).toBeGreaterThan(200)
    expect(ofOperations.length).toBeGreaterThan(150)
  })

  it('beside a schema is broken by a wrong value', () => {
    const { left, tryAll } = unbrokenBy(ofSchemas)
    const recorded = successes.flatMap(one => answersOf(one).map(answer => [schemaOf(one), answer] as const))
    const others = Object.entries(OTHERS).map(
      ([name, value]) => [document.components.schemas[name]!, value] as const,
    )
    for (const [schema, answer] of [...recorded, ...others])
      for (const { rules, value } of described(schema, answer)) tryAll(rules, { self: value })
    expect([...left.keys()]).toEqual([])
  })

  it('beside an operation is broken by a wrong answer', () => {
    const { left, tryAll } = unbrokenBy(ofOperations)
    for (const one of successes)
      for (const answer of answersOf(one))
        tryAll(one.operation.rules, { request: requestWithAll(one, answer), answer })
    expect([...left.keys()]).toEqual([])
  })
})

describe('same', () => {
  const holds = (one: Json, other: Json) =>
    compileRule(
      { rule: 'same(self.one, self.other)', message: 'both are the same', requirement: 'R1.2' },
      'schema',
    )({
      self: { one, other },
    }) === undefined

  it.each<[Json, Json]>([
    ['73.2', '73.20'],
    ['0', '-0.00'],
    ['10', '10.0'],
    ['AAPL', 'AAPL'],
    [{ en: 'Apple' }, { en: 'Apple' }],
    [null, null],
    [3, 3],
  ])('holds of %j and %j', (one, other) => expect(holds(one, other)).toBe(true))

  it.each<[Json, Json]>([
    ['73.2', '73.21'],
    ['1', '-1'],
    ['10', 10],
    ['AAPL', 'aapl'],
    [{ en: 'Apple' }, { en: 'Apple', de: 'Apple' }],
    [null, '0'],
  ])('does not hold of %j and %j', (one, other) => expect(holds(one, other)).toBe(false))
})
