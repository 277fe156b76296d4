import * as fc from '#tests/support/seeded-fast-check.ts'
import { describe, expect, it } from 'vitest'
import { operationsOf, resolve, type Operation, type Schema } from '#scripts/specification.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { FORM, createBackEnd, spec, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { createTestClock, engines } from '#tests/support/databases/databases.ts'

/** Inputs that break programs: bounds, exponents, very long numbers, other scripts, control characters, other types. */
const NASTY = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e308',
  '1E5',
  '0x10',
  'NaN',
  'Infinity',
  '9'.repeat(19),
  '9'.repeat(400),
  '1.',
  '.5',
  '+1',
  '0.000000000000000001',
  '999999999999999.999999999999999999',
  '٣',
  '\0',
  '\u{1f600}',
  '%00',
  "' OR 1=1 --",
  '{"$gt":""}',
  '__proto__',
  'true',
  'null',
  'undefined',
  '2147483648',
  '9007199254740993',
  '-9223372036854775809',
]

const generators = new Map<string, fc.Arbitrary<unknown>>()

/** Values that a schema allows, as far as the schema tells; those of equal schemas share a generator, which takes long to make. */
function valid(given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(spec, given)
  const key = JSON.stringify(schema)
  const generator = generators.get(key) ?? generatorOf(schema)
  generators.set(key, generator)
  return generator
}

function generatorOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.type === 'integer') {
    const { minimum = 0, maximum = 1000 } = schema
    return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum))
  }
  if (schema.pattern) {
    // Without look-ahead and Unicode classes, which fast-check's generator does not support.
    const pattern = schema.pattern.replaceAll(/\(\?=.*?\)/g, '').replaceAll(String.raw`\S`, '[!-~]')
    return fc.stringMatching(new RegExp(pattern))
  }
  return fc.string({ minLength: 1, maxLength: 40 })
}

/** Real codes and ids among the generated ones, so that some calls pass the first check. */
const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  productCode: ['AAPL', 'AAPL', 'AAPL', 'AAPL', 'AAPL', 'BTC', 'EURUSD', 'PARA', 'SATS'],
  productType: [1, 1, 1, 1, 2, 4],
  productId: [1, 201],
  exchangeType: [1, 1, 1, 2],
  orderType: ['market', 'market', 'market', 'limit', 'stop', 'stopLimit', 'oco'],
  currencyId: [3],
  channelId: [1],
  amount: ['10', '100.13', '99999.99'],
  quantity: ['1', '0.01', '0.5', '1000000'],
  previewPrice: ['0.0000001', '300', '300', '100000'],
  limitPrice: ['1', '230', '9999999'],
  account: ['ana@example.com', '+447911123456'],
  channels: ['type-1', 'product-9999999'],
}

function valueOf(name: string, schema: Schema): fc.Arbitrary<unknown> {
  const known = KNOWN[name]
  return fc.oneof(
    { weight: 16, arbitrary: known ? fc.constantFrom(...known) : valid(schema) },
    { weight: 2, arbitrary: valid(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY) },
  )
}

/** Mostly valid fields; sometimes one is missing, and sometimes an unknown one is added. */
function fieldsOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valueOf(name, schema)]),
  )
  const some = fc.record(values, { requiredKeys: [] })
  const enough = fc.record(values, { requiredKeys: required })
  const optional = Object.keys(properties).filter(name => !required.includes(name))
  const knownOptional = optional.filter(name => name in KNOWN)
  const likely = knownOptional.length > 0 ? knownOptional : optional
  // Requests with many optional fields seldom fit together.
  const almostBare =
    optional.length === 0
      ? enough
      : fc
          .tuple(fc.record(values, { requiredKeys: Object.keys(values) }), fc.constantFrom(...likely))
          .map(([all, chosen]) =>
            Object.fromEntries(
              Object.entries(all).filter(([name]) => name === chosen || required.includes(name)),
            ),
          )
  const stray = fc.record({ leverage: fc.constantFrom(...NASTY) })
  return fc.oneof(
    { weight: 4, arbitrary: enough },
    { weight: 4, arbitrary: almostBare },
    { weight: 1, arbitrary: some },
    { weight: 1, arbitrary: fc.tuple(some, stray).map(([one, other]) => ({ ...one, ...other })) },
  )
}

const text = (fields: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()

interface Fuzzed {
  path: string
  init: RequestInit
}

function requestsOf({ parameters, body: taken, method, path }: Operation): fc.Arbitrary<Fuzzed> {
  const inQuery = parameters.filter(each => each.in === 'query')
  const query = fieldsOf({
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, schema])),
    required: inQuery.filter(each => each.required).map(each => each.name),
  })
  const { type = FORM, schema = {} } = taken ?? {}
  const body = fieldsOf(resolve(spec, schema))
  const often = (usual: string) =>
    fc.oneof(
      { weight: 15, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom('', 'x', '0', 'en-US') },
    )
  return fc.record({ query, body, language: often('en'), id: often('2'), type: often(type) }).map(given => ({
    path: inQuery.length > 0 ? `${path}?${text(given.query)}` : path,
    init: {
      method,
      headers: { 'Accept-Language': given.language, LanguageId: given.id, 'Content-Type': given.type },
      ...(method === 'POST' && { body: type === FORM ? text(given.body) : JSON.stringify(given.body) }),
    },
  }))
}

/** How many requests of each operation, in `npm test` and in all; those whose outcomes are asserted need more. */
const RUNS: Readonly<Record<string, readonly [sample: number, whole: number]>> = {
  placeSpotOrder: [500, 900],
  createDeposit: [60, 120],
}

/** Signing out would end the session, a freeze would refuse what comes after it, and a stream needs a connection. */
const LEFT_OUT = new Set(['logout', 'freezeAccount', 'streamQuotes'])
const located = operationsOf(spec).filter(each => !LEFT_OUT.has(each.id))

async function hit({ app }: BackEnd, member: Person, { path, init }: Fuzzed) {
  const headers = { ...(init.headers as Record<string, string>), Authorization: member.token ?? '' }
  const response = await app.request(path, { ...init, headers })
  return { status: response.status, answer: (await response.json()) as { code: number } }
}

describe('fuzzed requests', () => {
  for (const engine of engines) {
    it(`get a response that the specification allows, never an error, and the ledger stays balanced (${engine.name})`, async () => {
      const database = await engine.create()
      const clock = createTestClock()
      const store = await database.open({ clock })
      const backEnd = createBackEnd(store, clock)
      const member = await backEnd.signUp({ money: '100000' })
      const codes = new Map<string, Set<number>>()
      try {
        for (const each of located) {
          const id = each.id
          const contract = backEnd.app.specValidator.find(each.method, each.path)!
          const seen = new Set<number>()
          codes.set(id, seen)
          const property = fc.asyncProperty(requestsOf(each), async request => {
            clock.advance(10)
            const { status, answer } = await hit(backEnd, member, request)
            seen.add(answer.code)
            expect(status).toBe(200)
            expect(answer.code).not.toBe(500)
            expect(contract.findAnswerViolation(answer)).toBeUndefined()
          })
          const [sample, whole] = RUNS[id] ?? [2, 60]
          const numRuns = process.env.DEEP ? whole : sample
          await fc.assert(property, { seed: 20261120, numRuns })
        }
        expect(await verifyLedger(store)).toEqual([])
      } finally {
        await store.close()
        await database.remove()
      }
      // Both outcomes must have occurred: accepted and refused.
      expect([...(codes.get('placeSpotOrder') ?? [])]).toEqual(expect.arrayContaining([200, 422, 460]))
      expect([...(codes.get('createDeposit') ?? [])]).toEqual(expect.arrayContaining([200, 422]))
    }, 600_000)
  }
})
