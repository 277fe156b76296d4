import { describe, expect, it } from 'vitest'
import { breakingChanges } from '#scripts/api-changes.ts'
import { apiFaults, mayBreak, nextApiVersion, snapshotOf, sunsetsOf } from '#scripts/api-versions.ts'
import { readSpecification, type Parameter, type Schema, type Api } from '#scripts/specification.ts'

const TODAY = '2026-12-01'

interface Call {
  request?: Schema
  response?: Schema
  query?: Parameter[]
  more?: object
}

/** An API of one operation. */
const apiOf = ({ request, response = { type: 'string' }, query, more }: Call, version = '0.1.0'): Api => ({
  info: { version },
  security: [{ token: [] }],
  paths: {
    '/a': {
      post: {
        ...(query && { parameters: query }),
        ...(request && { requestBody: { content: { form: { schema: request } } } }),
        responses: { 200: { content: { json: { schema: response } } } },
        ...more,
      },
    },
  },
  components: {
    parameters: {},
    schemas: {
      Tree: { properties: { next: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] } } },
      Short: { type: 'string', maxLength: 3 },
    },
  },
})

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  required,
})
const text: Schema = { type: 'string' }
const retired = { deprecated: true, 'x-sunset': TODAY }
const changes = (before: Call, after: Call) => breakingChanges(apiOf(before), apiOf(after), TODAY)

describe('changes that break an app of the released API', () => {
  it.each<[string, Call, Call, string]>([
    [
      'a field that is no longer accepted',
      { request: object({ a: text }) },
      { request: object({}) },
      'a is no longer accepted',
    ],
    [
      'a field that is required now',
      { request: object({ a: text }) },
      { request: object({ a: text }, ['a']) },
      'a is required now',
    ],
    [
      'a field that may be missing in a response',
      { response: object({ a: text }, ['a']) },
      { response: object({ a: text }) },
      'a is no longer in every response',
    ],
    [
      'a smaller limit of a request',
      { request: { ...text, maxLength: 5 } },
      { request: { ...text, maxLength: 4 } },
      'maxLength 5 → 4',
    ],
    [
      'a larger limit of a response',
      { response: { type: 'integer', minimum: 1 } },
      { response: { type: 'integer', minimum: 0 } },
      'minimum 1 → 0',
    ],
    [
      'a limit that a request did not have',
      { request: text },
      { request: { ...text, pattern: '^a' } },
      'pattern none → "^a"',
    ],
    [
      'a value that is no longer accepted',
      { request: { enum: ['a', 'b'] } },
      { request: { enum: ['a'] } },
      'enum ["a","b"] → ["a"]',
    ],
    [
      'a value that a response did not have',
      { response: { enum: ['a'] } },
      { response: { enum: ['a', 'b'] } },
      'enum ["a"] → ["a","b"]',
    ],
    [
      'null where there was none',
      { response: text },
      { response: { anyOf: [text, { type: 'null' }] } },
      'type "string" → "null"',
    ],
    [
      'another type deep inside',
      { response: object({ a: { type: 'array', items: text } }) },
      { response: object({ a: { type: 'array', items: { type: 'integer' } } }) },
      'a[]: type "string" → "integer"',
    ],
    [
      'a parameter that is gone',
      { query: [{ in: 'query', name: 'q', schema: text }] },
      {},
      'query q is removed',
    ],
    [
      'a parameter that is required now',
      {},
      { query: [{ in: 'query', name: 'q', required: true, schema: text }] },
      'query q is required now',
    ],
    ['a token that is needed now', { more: { security: [] } }, {}, 'needs a token now'],
    ['a token that guests need now', { more: { security: [{}, { token: [] }] } }, {}, 'needs a token now'],
    [
      'what a named schema no longer allows',
      { request: { $ref: '#/components/schemas/Short' } },
      { request: { ...text, maxLength: 2 } },
      'Short: maxLength 3 → 2',
    ],
  ])('include %s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual([expect.stringContaining(expected)])
  })

  it.each<[string, Call, Call]>([
    [
      'fields added to a response or, optionally, to a request',
      { request: object({}), response: object({}) },
      { request: object({ a: text }), response: object({ a: text }, ['a']) },
    ],
    [
      'wider requests and narrower responses',
      { request: { type: 'integer' }, response: { enum: ['a', 'b'] } },
      { request: { type: 'number' }, response: { const: 'a' } },
    ],
    [
      'a choice that a request has besides',
      { request: text },
      { request: { oneOf: [text, { type: 'null' }] } },
    ],
    [
      'parts that are merged',
      { response: object({ a: text }, ['a']) },
      { response: { allOf: [object({ a: text }, ['a'])] } },
    ],
    [
      'a schema that contains itself',
      { response: { $ref: '#/components/schemas/Tree' } },
      { response: { $ref: '#/components/schemas/Tree' } },
    ],
    [
      'what was released as deprecated and has reached its day',
      {
        request: object({ a: { ...text, ...retired } }),
        response: object({ b: { ...text, ...retired } }, ['b']),
        query: [{ in: 'query', name: 'q', schema: text, ...retired }],
      },
      { request: object({}), response: object({}) },
    ],
  ])('do not include %s', (_, before, after) => {
    expect(changes(before, after)).toEqual([])
  })

  it('do not include an operation after its day, but before', () => {
    const none: Api = { ...apiOf({}), paths: {} }
    const before = apiOf({ more: retired })
    expect(breakingChanges(before, none, TODAY)).toEqual([])
    expect(breakingChanges(before, none, '2026-11-30')).toEqual(['POST /a is removed'])
  })
})

it('breaks only under a version that says so', () => {
  const none = (version: string): Api => ({ ...apiOf({}, version), paths: {} })
  const faults = (from: string, to: string) => apiFaults(snapshotOf(apiOf({}, from)), none(to), TODAY)
  expect(faults('0.1.0', '0.2.0')).toEqual([])
  expect(faults('1.1.0', '2.0.0')).toEqual([])
  for (const [from, to] of [
    ['0.1.0', '0.1.1'],
    ['1.1.0', '1.2.0'],
  ] as const)
    expect(faults(from, to)).toEqual(['POST /a is removed'])
  expect(mayBreak('0.9.0', '1.0.0')).toBe(true)
  expect(() => mayBreak('1.0', '2.0.0')).toThrow('not a version')
})

it('deprecates only with the day of the end', () => {
  expect([...sunsetsOf({ a: { deprecated: true, 'x-sunset': TODAY } })]).toEqual([['/a', TODAY]])
  expect(() => sunsetsOf({ a: { deprecated: true } })).toThrow('/a: deprecated')
  expect(() => sunsetsOf({ a: { 'x-sunset': TODAY } })).toThrow('/a: deprecated')
  expect(() => apiFaults(apiOf({}), apiOf({ more: { deprecated: true } }), TODAY)).toThrow('/paths//a/post')
})

it('raises its version for calls, not for texts, examples and rules', () => {
  const bundle = readSpecification()
  const released = snapshotOf(bundle)
  const reworded = structuredClone(bundle)
  Object.values(reworded.components.schemas)[0]!.description = 'Another text.'
  expect(nextApiVersion(released, reworded)).toBe(bundle.info.version)
  const [major, minor] = bundle.info.version.split('.').map(Number) as [number, number]
  Object.values(reworded.components.schemas)[0]!.properties = { another: text }
  expect(nextApiVersion(released, reworded)).toBe(`${major}.${minor + 1}.0`)
})
