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

it('matchers check strings and booleans by type and integers as integers', () => {
  expect(rulesOf({ type: 'string' }, 'a')).toEqual({ '.': all(type) })
  expect(rulesOf({ type: 'boolean' }, true)).toEqual({ '.': all(type) })
  expect(rulesOf({ type: 'integer' }, 1)).toEqual({ '.': all(integer) })
})

it('matchers combine a pattern with the type, since a pattern alone would accept 7.5 for "7.5"', () => {
  expect(rulesOf({ type: 'string', pattern: String.raw`^\d+$` }, '1')).toEqual({
    '.': all(type, regex('^[0-9]+$')),
  })
})

it('matchers leave a pattern with look-ahead to the spec verdict', () => {
  expect(rulesOf({ type: 'string', pattern: '^(?=.*a).+$' }, 'a')).toEqual({ '.': all(type) })
})

it('matchers escape the special characters of enum values', () => {
  expect(rulesOf({ type: 'string', enum: ['a.b', 'c'] }, 'c')).toEqual({
    '.': all(type, regex(String.raw`^(a\.b|c)$`)),
  })
  expect(rulesOf({ type: 'integer', enum: [1, 2] }, 2)).toEqual({ '.': all(integer, regex('^(1|2)$')) })
  const nullable: Schema = { type: ['string', 'null'], enum: ['a', null] as unknown[] }
  expect(rulesOf(nullable, 'a')).toEqual({ '.': any(nothing, regex('^(a)$')) })
})

it('matchers require the exact value of a constant', () => {
  expect(rulesOf({ const: 'sandbox' }, 'sandbox')).toEqual({ '.': all(equal) })
})

it('matchers accept null where the schema does, beside the form of the value', () => {
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

it('matchers find the type beside null in any position', () => {
  expect(rulesOf({ anyOf: [{ type: 'null' }, { type: 'integer' }] }, 1)).toEqual({
    '.': any(nothing, integer),
  })
  expect(rulesOf({ type: ['null', 'integer'] }, 1)).toEqual({ '.': any(nothing, integer) })
})

it('matchers reject null where the state fills the field', () => {
  const filled = ['data.field']
  expect(rulesOf({ type: ['integer', 'null'] }, 1, { filled })).toEqual({ '.': all(integer) })
  expect(rulesOf({ type: ['integer', 'null'] }, 1, { filled: ['data.other'] })).toEqual({
    '.': any(nothing, integer),
  })
})

it('matchers require the exact value where the row promises it, and keep an object-or-null as in the example', () => {
  expect(rulesOf({ type: 'integer' }, 1, { exactly: ['data.field'] })).toEqual({ '.': all(equal) })
  expect(rulesOf({ anyOf: [{ type: 'object' }, { type: 'null' }] }, null)).toEqual({})
})

it('matchers take an exact decimal number with any zeros at its end, and no other number', () => {
  const amount = { type: 'string', pattern: String.raw`^\d+(\.\d+)?$` }
  const accepts = (value: string, said: string) => {
    const { '.': rule } = rulesOf(amount, value, { exactly: ['data.field'] }) as {
      '.': { matchers: { regex?: string }[] }
    }
    return new RegExp(rule.matchers.find(({ regex: form }) => form)!.regex!).test(said)
  }
  for (const value of ['20', '20.0', '20.00'])
    expect(
      ['20', '20.0', '20.00', '2', '200', '20.01', '20x00', '120'].filter(said => accepts(value, said)),
    ).toEqual(['20', '20.0', '20.00'])
  for (const value of ['1.5', '1.50'])
    expect(['1.5', '1.50', '1', '1.05', '1.51', '1x5'].filter(said => accepts(value, said))).toEqual([
      '1.5',
      '1.50',
    ])
  expect(rulesOf({ type: 'string', pattern: '^[0-9]+$' }, '20', { exactly: ['data.field'] })).toEqual({
    '.': all(equal),
  })
})

it('matchers check every row of a list against the example rows, at least one where the state has some', () => {
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

it('matchers require no rows in a nested list', () => {
  const list: Schema = { type: 'array', items: { type: 'string' } }
  expect(rulesOf(list, ['a'], { some: true })).toEqual({ '.': all(type), '[*]': all(type) })
})

it('matchers accept any keys of a dictionary with values like those of the example', () => {
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

it('mock answer holds required and filled fields and leaves out optional ones', () => {
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

it('matchers require the exact code and field of a refusal and accept any message', () => {
  const refusal = { code: 422, msg: 'hint_below_minimum', params: { field: 'amount', minimum: '10' } }
  expect(matchedRefusal(refusal)).toEqual({
    body: refusal,
    rules: { '$.msg': all(type), '$.params.minimum': all(type) },
  })
  const left = (field: string) => ({ code: 422, msg: 'hint_x', params: { field, left: '4' } })
  expect(matchedRefusal(left('oldPassword'))).toMatchObject({ rules: { '$.msg': all(type) } })
  expect(matchedRefusal(left('oldPassword')).rules).not.toHaveProperty(['$.params.left'])
  expect(matchedRefusal(left('stake')).rules).toHaveProperty(['$.params.left'], all(type))
  const bare = { code: 460, msg: 'hint_x' }
  expect(matchedRefusal(bare)).toEqual({ body: bare, rules: { '$.msg': all(type) } })
})
