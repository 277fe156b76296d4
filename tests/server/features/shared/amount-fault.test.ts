import { expect, it } from 'vitest'
import { amountError } from '#server/features/shared/amount-fault.ts'

it('takes a decimal above zero that is no finer than asked, whatever zeros it ends in', () => {
  for (const text of ['1', '0.01', '1.2300', '007.5']) expect(amountError(text, 2)).toBeUndefined()
  expect(amountError('5.000', 0)).toBeUndefined()
})

it('says what is no amount, and what is too fine', () => {
  for (const text of ['', '0', '0.00', '-1', '1e3', ' 1', '1,5', '.5']) {
    expect(amountError(text, 2)).toBe('invalid_field')
  }
  expect(amountError('0.001', 2)).toBe('off_step')
  expect(amountError('1.5', 0)).toBe('off_step')
})
