import { expect, it } from 'vitest'
import { readMismatch } from '#contracts/verify/pact-verdict.ts'
import { isRefusedAs } from '#contracts/verify/wire.ts'
import { receivedOf } from './support.ts'

const received = (code: number, msg: unknown) => receivedOf({ code, msg })
const wanted = { code: 460, msg: 'hint_account_frozen' }

it('a refusal is known by its code and key; in words, by its code alone', () => {
  expect(isRefusedAs(received(460, 'hint_account_frozen'), wanted)).toBe(true)
  expect(isRefusedAs(received(460, 'Your account is frozen.'), wanted)).toBe(true)
  expect(isRefusedAs(received(460, 'hint_order_unknown'), wanted)).toBe(false)
  expect(isRefusedAs(received(422, 'hint_account_frozen'), wanted)).toBe(false)
  expect(isRefusedAs(received(422, 'Your account is frozen.'), wanted)).toBe(false)
  expect(isRefusedAs(received(460, undefined), wanted)).toBe(false)
})

it('a mismatch is told as what the answer has and what the app needs', () => {
  const told = (mismatch: string) => readMismatch({ path: '$.data.total', mismatch })
  expect(told('Expected 401 (Integer) to be equal to 422 (Integer)')).toBe(
    'data.total is 401; the app needs 422',
  )
  expect(told(String.raw`Expected '3' to match '^20(\.0+)?$'`)).toBe("data.total is '3'; the app needs 20")
  expect(told(String.raw`Expected '3' to match '^1\.50*$'`)).toBe("data.total is '3'; the app needs 1.5")
  expect(told("Expected 'x' to match '^[a-c]$'")).toBe("data.total: Expected 'x' to match '^[a-c]$'")
  expect(told('Actual map is missing the following keys: id')).toBe(
    'data.total lacks id, which the app needs',
  )
})
