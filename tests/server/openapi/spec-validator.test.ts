import { describe, expect, it } from 'vitest'
import { specValidatorOf } from '#server/openapi/spec-validator.ts'
import { parseFields, parseParts } from '#server/openapi/fields.ts'
import { operationsOf } from '#scripts/specification.ts'
import { operations } from '#src/api/generated/operations.ts'
import { FORM, spec } from '#tests/support/back-end.ts'

const contract = specValidatorOf(spec)
const place = contract.find('POST', '/api/spotOrder/place')!
const list = contract.find('GET', '/api/spotOrder/list')!

const ORDER = {
  productType: '1',
  productCode: 'AAPL',
  exchangeType: '1',
  orderType: 'market',
  quantity: '2',
  previewPrice: '187.32',
  idempotencyKey: '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01',
}
const form = (fields: Record<string, string>) => new URLSearchParams({ ...ORDER, ...fields }).toString()
const headers = (given: Record<string, string>) => (name: string) =>
  ({ 'accept-language': 'en', languageid: '2', 'content-type': FORM, ...given })[name]

describe('specification gate', () => {
  it('knows every operation of the specification and whether guests may call it [R6.1]', () => {
    const known = contract.operations.map(({ id, method, path, isPublic }) => [id, method, path, isPublic])
    const generated = Object.entries(operations).map(([id, { method, path, isPublic }]) => [
      id,
      method.toUpperCase(),
      path,
      isPublic,
    ])
    expect(known).toEqual(generated)
    expect(contract.hasPath('/api/spotOrder/place')).toBe(true)
    expect(contract.find('GET', '/api/spotOrder/place')).toBeUndefined()
  })

  it('accepts every example of the specification', () => {
    for (const { id, method, path, answers } of operationsOf(spec)) {
      const operation = contract.find(method, path)!
      for (const { value } of Object.values(answers['application/json']?.examples ?? {})) {
        expect(operation.findAnswerViolation(value), id).toBeUndefined()
      }
    }
  })

  it('parses a form by the types of its schema', () => {
    expect(place.checkBody(form({}))).toEqual({ value: { ...ORDER, productType: 1, exchangeType: 1 } })
  })

  it.each([
    ['an exponent', { productType: '1e0' }, 'productType'],
    ['hexadecimal', { productType: '0x1' }, 'productType'],
    ['a space', { productType: ' 1' }, 'productType'],
    ['a leading zero', { productType: '01' }, 'productType'],
    ['an integer beyond every bound', { exchangeType: '1e308' }, 'exchangeType'],
    ['nineteen digits', { exchangeType: '9999999999999999999' }, 'exchangeType'],
    ['a negative quantity', { quantity: '-2' }, 'quantity'],
    ['a quantity of zero', { quantity: '0' }, 'quantity'],
    ['a quantity with an exponent', { quantity: '1e3' }, 'quantity'],
    ['Arabic digits', { quantity: '٢' }, 'quantity'],
    ['a key that is not a UUID', { idempotencyKey: 'again' }, 'idempotencyKey'],
    ['an undocumented field', { leverage: '10' }, 'leverage'],
    ['a field named __proto__', { ['__proto__']: '1' }, '__proto__'],
  ])('refuses %s and names the field', (_, fields, field) => {
    expect(place.checkBody(form(fields as Record<string, string>))).toEqual({ field })
  })

  it('refuses a name given twice as ambiguous', () => {
    expect(place.checkBody(`${form({})}&quantity=3`)).toEqual({ field: 'quantity' })
    expect(list.checkQuery('pageNum=1&pageSize=5&pageNum=2')).toEqual({ field: 'pageNum' })
  })

  it('refuses a page that is missing, out of bounds or not documented [R9.8]', () => {
    expect(list.checkQuery('pageNum=1')).toEqual({ field: 'pageSize' })
    expect(list.checkQuery('pageNum=0&pageSize=5')).toEqual({ field: 'pageNum' })
    expect(list.checkQuery('pageNum=1&pageSize=501')).toEqual({ field: 'pageSize' })
    expect(list.checkQuery('pageNum=1&pageSize=5&sort=asc')).toEqual({ field: 'sort' })
  })

  it('refuses a body that is not a JSON object where JSON is required [R7.6]', () => {
    const add = contract.find('POST', '/api/userProductOption/addOption')!
    for (const body of ['', 'null', '[]', '{', '"AAPL"']) {
      expect(add.checkBody(body)).toEqual({ field: 'body' })
    }
    expect(add.checkBody('{"productCode":"AAPL","productType":1,"productId":1e308}')).toEqual({
      field: 'productId',
    })
    expect(add.checkBody('{"productCode":"AAPL","productType":"1","productId":1}')).toEqual({
      field: 'productType',
    })
  })

  it('requires the documented headers of every request [R7.2]', () => {
    expect(place.checkHeaders(headers({}))).toBeUndefined()
    expect(place.checkHeaders(headers({ 'accept-language': 'en-US,en;q=0.9' }))).toEqual({
      field: 'Accept-Language',
    })
    expect(place.checkHeaders(headers({ languageid: '20' }))).toEqual({ field: 'LanguageId' })
    expect(place.checkHeaders(name => (name === 'languageid' ? undefined : headers({})(name)))).toEqual({
      field: 'LanguageId',
    })
    expect(place.checkHeaders(headers({ 'content-type': 'application/json' }))).toEqual({
      field: 'Content-Type',
    })
    expect(place.checkHeaders(headers({ 'content-type': `${FORM}; charset=UTF-8` }))).toBeUndefined()
  })

  it('accepts a GET without a Content-Type, and none with a wrong one [R7.2]', () => {
    const without = (name: string) => (name === 'content-type' ? undefined : headers({})(name))
    expect(list.checkHeaders(without)).toBeUndefined()
    expect(place.checkHeaders(without)).toEqual({ field: 'Content-Type' })
    expect(list.checkHeaders(headers({ 'content-type': 'text/plain' }))).toEqual({ field: 'Content-Type' })
  })

  it('explains an answer that the specification does not allow', () => {
    expect(place.findAnswerViolation({ code: 200, msg: 'ok', data: {} })).toContain("required property 'id'")
    expect(place.findAnswerViolation({ code: '460', msg: 'hint_price_moved' })).toContain('/code')
    expect(place.findAnswerViolation({ code: 460, msg: 'hint_price_moved', data: {} })).toContain(
      'additional',
    )
    expect(place.findAnswerViolation([])).toBeDefined()
  })
})

it('shortens the name of a long field in its answer, also when it is given twice (M14)', () => {
  const long = 'x'.repeat(300)
  const kinds = new Map()
  expect(parseFields(`${long}=1&${long}=2`, kinds)).toEqual({ field: 'x'.repeat(64) })
  const parts = ['1', '2'].map(text => [long, text] as const)
  expect(parseParts(parts, kinds)).toEqual({ field: 'x'.repeat(64) })
})
