import { expect, it } from 'vitest'
import { amountError } from '#server/ledger/amount-error.ts'

it('amount check accepts a positive decimal no finer than the scale, ignoring trailing zeros', () => {
  for (const text of ['1', '0.01', '1.2300', '007.5']) expect(amountError(text, 2)).toBeUndefined()
  expect(amountError('5.000', 0)).toBeUndefined()
})

it('amount check tells an invalid amount from one with too many decimals', () => {
  for (const text of ['', '0', '0.00', '-1', '1e3', ' 1', '1,5', '.5']) {
    expect(amountError(text, 2)).toBe('invalid_field')
  }
  expect(amountError('0.001', 2)).toBe('off_step')
  expect(amountError('1.5', 0)).toBe('off_step')
})
