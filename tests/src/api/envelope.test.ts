import { expect, it } from 'vitest'
import { dataOf, isSuccessful, isEnvelope, isPassedThrough, pageOf, rowsOf } from '#src/api/envelope.ts'

const refused = { code: 460, msg: 'hint_x', data: 1, rows: [1], total: 1 } as const

it('envelope is an object with an integer code, with or without a message [R7.7]', () => {
  for (const msg of ['ok', '', null, undefined])
    expect(isEnvelope({ code: 200, msg }), String(msg)).toBe(true)
})

it('envelope rejects any other value [R7.7]', () => {
  const others = [undefined, null, 'text', 7, true, [], [200], {}, { msg: 'ok' }]
  const wrong = [{ code: '200' }, { code: 200.5 }, { code: 200, msg: 7 }, { code: 200, msg: {} }]
  for (const value of [...others, ...wrong]) expect(isEnvelope(value), JSON.stringify(value)).toBe(false)
})

it('envelope is passed through unchanged by its message alone [R8.1]', () => {
  expect(isPassedThrough({ code: 460, msg: 'hint_48' })).toBe(true)
  expect(isPassedThrough({ code: 460, msg: 'hint_49' })).toBe(false)
  expect(isPassedThrough({ msg: 'hint_48' })).toBe(false)
  expect(isPassedThrough(undefined)).toBe(false)
})

it('envelope tells a success from a refused, swallowed or passed-through answer', () => {
  expect(isSuccessful({ code: 200, msg: 'ok' })).toBe(true)
  for (const answer of [undefined, refused, { code: 460, msg: 'hint_48' }, { code: '200' }]) {
    expect(isSuccessful(answer), JSON.stringify(answer)).toBe(false)
  }
})

it('envelope returns the value, rows and page of a success', () => {
  expect(dataOf({ code: 200, data: { a: 1 } })).toEqual({ a: 1 })
  expect(rowsOf({ code: 200, rows: [1, 2] })).toEqual([1, 2])
  expect(pageOf({ code: 200, rows: [1, 2], total: 9 })).toEqual({ rows: [1, 2], total: 9 })
  expect(pageOf({ code: 200, rows: [1, 2] })).toEqual({ rows: [1, 2], total: 2 })
})

it('envelope returns nothing for other answers, and no list where there is none', () => {
  for (const answer of [undefined, refused, { code: 200, rows: 'none' }, { data: 1, rows: [1], total: 1 }]) {
    expect(dataOf(answer), JSON.stringify(answer)).toBeUndefined()
    expect(rowsOf(answer), JSON.stringify(answer)).toBeUndefined()
    expect(pageOf(answer), JSON.stringify(answer)).toBeUndefined()
  }
})
