import { expect, it } from 'vitest'
import { matchedRefusal, matchedSuccess, type Promises } from '#contracts/matchers.ts'
import type { Schema } from '#contracts/spec.ts'

/** The rules for one field of an answer's data, by their paths below it. */
function rulesOf(schema: Schema, value: unknown, promises: Promises = {}): Record<string, unknown> {
  const answer: Schema = {
    type: 'object',
    required: ['code', 'data'],
    properties: {
      code: { const: 200 },
      data: { type: 'object', required: ['field'], properties: { field: schema } },
    },
  }
  const { rules } = matchedSuccess(answer, { code: 200, msg: 'ok', data: { field: value } }, promises)
  const own = Object.entries(rules).filter(([path]) => path.startsWith('$.data.field'))
  return Object.fromEntries(own.map(([path, rule]) => [path.replace('$.data.field', '') || '.', rule]))
}

const all = (...matchers: object[]) => ({ combine: 'AND', matchers })
const any = (...matchers: object[]) => ({ combine: 'OR', matchers })
const equal = { match: 'equality' }
const type = { match: 'type' }
const integer = { match: 'integer' }
const nothing = { match: 'null' }
const regex = (pattern: string) => ({ match: 'regex', regex: pattern })

it('checks text and truth by their type, whole numbers as whole', () => {
  expect(rulesOf({ type: 'string' }, 'a')).toEqual({ '.': all(type) })
  expect(rulesOf({ type: 'boolean' }, true)).toEqual({ '.': all(type) })
  expect(rulesOf({ type: 'integer' }, 1)).toEqual({ '.': all(integer) })
})

it('checks a pattern together with the type, as a pattern alone would take 7.5 for "7.5"', () => {
  expect(rulesOf({ type: 'string', pattern: String.raw`^\d+$` }, '1')).toEqual({
    '.': all(type, regex('^[0-9]+$')),
  })
})

it('leaves a pattern that looks ahead to the spec verdict', () => {
  expect(rulesOf({ type: 'string', pattern: '^(?=.*a).+$' }, 'a')).toEqual({ '.': all(type) })
})

it('checks a list of values, whose signs stand for themselves', () => {
  expect(rulesOf({ type: 'string', enum: ['a.b', 'c'] }, 'c')).toEqual({
    '.': all(type, regex(String.raw`^(a\.b|c)$`)),
  })
  expect(rulesOf({ type: 'integer', enum: [1, 2] }, 2)).toEqual({ '.': all(integer, regex('^(1|2)$')) })
  const nullable: Schema = { type: ['string', 'null'], enum: ['a', null] as unknown[] }
  expect(rulesOf(nullable, 'a')).toEqual({ '.': any(nothing, regex('^(a)$')) })
})

it('takes a constant as it is', () => {
  expect(rulesOf({ const: 'sandbox' }, 'sandbox')).toEqual({ '.': all(equal) })
})

it('lets null through where the schema does, beside the form of the value', () => {
  expect(rulesOf({ type: ['string', 'null'], pattern: '^a$' }, null)).toEqual({
    '.': any(nothing, regex('^a$')),
  })
  expect(rulesOf({ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 1)).toEqual({
    '.': any(nothing, integer),
  })
  expect(rulesOf({ anyOf: [{ type: 'null' }, { type: 'string' }] }, 'x')).toEqual({
    '.': any(nothing, regex(String.raw`[\s\S]*`)),
  })
})

it('knows the type beside null wherever it stands', () => {
  expect(rulesOf({ anyOf: [{ type: 'null' }, { type: 'integer' }] }, 1)).toEqual({
    '.': any(nothing, integer),
  })
  expect(rulesOf({ type: ['null', 'integer'] }, 1)).toEqual({ '.': any(nothing, integer) })
})

it('lets no null through where the state fills the field', () => {
  const filled = ['data.field']
  expect(rulesOf({ type: ['integer', 'null'] }, 1, { filled })).toEqual({ '.': all(integer) })
  expect(rulesOf({ type: ['integer', 'null'] }, 1, { filled: ['data.other'] })).toEqual({
    '.': any(nothing, integer),
  })
})

it('takes the very value where the state says it, and leaves an object or nothing as the example has it', () => {
  expect(rulesOf({ type: 'integer' }, 1, { exactly: ['data.field'] })).toEqual({ '.': all(equal) })
  expect(rulesOf({ anyOf: [{ type: 'object' }, { type: 'null' }] }, null)).toEqual({})
})

it('checks every row of a list by the rows of the example, at least one where the state has some', () => {
  const rows: Schema = {
    type: 'array',
    items: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } },
  }
  const answer: Schema = { type: 'object', required: ['rows'], properties: { rows } }
  const rulesFor = (given: unknown[], promises: Promises) =>
    matchedSuccess(answer, { code: 200, msg: 'ok', rows: given }, promises).rules
  expect(rulesFor([{ id: 1 }, { id: 2 }], {})).toMatchObject({
    '$.rows': all(type),
    '$.rows[*].id': all(integer),
  })
  expect(rulesFor([{ id: 1 }], { some: true })).toMatchObject({ '$.rows': all({ match: 'type', min: 1 }) })
  expect(rulesFor([{ id: 1 }], { exactly: ['rows.*.id'] })).toMatchObject({ '$.rows[*].id': all(equal) })
  expect(rulesFor([], {})).toEqual({})
})

it('promises no row for a list within the value', () => {
  const list: Schema = { type: 'array', items: { type: 'string' } }
  expect(rulesOf(list, ['a'], { some: true })).toEqual({ '.': all(type), '[*]': all(type) })
})

it('takes any keys of a dictionary, with values like those of the example', () => {
  const texts: Schema = { type: 'object', additionalProperties: { type: 'string' } }
  expect(rulesOf(texts, { a: 'x' })).toEqual({ '.': all({ match: 'values' }), '.*': all(type) })
  const counts: Schema = { type: 'object', additionalProperties: { type: 'integer' } }
  expect(rulesOf(counts, { a: 1 })).toEqual({ '.': all({ match: 'values' }), '.*': all(integer) })
  const named: Schema = {
    type: 'object',
    properties: { a: { type: 'integer' } },
    additionalProperties: false,
  }
  expect(rulesOf(named, { a: 1 })).toEqual({ '.': all({ match: 'values' }), '.*': all(integer) })
  const localized: Schema = { type: 'object', properties: { en: { type: 'string' }, zh: { type: 'string' } } }
  expect(rulesOf(localized, { zh: 'x' })).toEqual({ '.': all({ match: 'values' }), '.*': all(type) })
  expect(rulesOf({ type: 'object', additionalProperties: true }, {})).toEqual({
    '.': all({ match: 'values' }),
  })
})

it('answers what is required or filled, and leaves out what is optional', () => {
  const schema: Schema = {
    type: 'object',
    required: ['code', 'data'],
    properties: {
      code: { const: 200 },
      data: {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
      },
    },
  }
  const answer = { code: 200, msg: 'ok', data: { a: '1', b: '2', c: '3' } }
  const { body, rules } = matchedSuccess(schema, answer, { filled: ['data.c'] })
  expect(body).toEqual({ code: 200, data: { a: '1', c: '3' } })
  expect(Object.keys(rules)).toEqual(['$.code', '$.data.a', '$.data.c'])
})

it('takes the code and the field of a refusal as they are, and any words', () => {
  const refusal = { code: 422, msg: 'hint_below_minimum', params: { field: 'amount', minimum: '10' } }
  expect(matchedRefusal(refusal)).toEqual({
    body: refusal,
    rules: { '$.msg': all(type), '$.params.minimum': all(type) },
  })
  const bare = { code: 460, msg: 'hint_x' }
  expect(matchedRefusal(bare)).toEqual({ body: bare, rules: { '$.msg': all(type) } })
})
