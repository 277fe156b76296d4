import { expect, it } from 'vitest'
import { applyRate, withdrawalCost } from '#src/lib/trading/fees.ts'
import { parseMoney as money, parseRate as rate } from '#src/lib/money/minor-units.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

it('fee is truncated in favour of the customer', () => {
  expect(applyRate(1_999n, rate('0.001'))).toBe(1n)
  expect(applyRate(999n, rate('0.001'))).toBe(0n)
  expect(applyRate(money('1000'), 0n)).toBe(0n)
  expect(applyRate(-19n, rate('0.1'))).toBe(-1n)
})

it('withdrawal fee is the fixed part plus a share of the amount, deducted from it', () => {
  const fees = { feeFixed: money('2'), feeRate: rate('0.005') }
  expect(withdrawalCost(money('100.0001'), fees)).toEqual({ fee: money('2.5'), arrives: money('97.5001') })
  expect(withdrawalCost(money('1'), fees)).toEqual({ fee: money('2.005'), arrives: 0n })
})

it('withdrawal never arrives with more than its amount less the fee, nor with less than zero', () => {
  const amounts = fc.bigInt({ min: 1n, max: money('1000000') })
  const rates = fc.bigInt({ min: 0n, max: rate('0.05') })
  fc.assert(
    fc.property(amounts, amounts, rates, (amount, feeFixed, feeRate) => {
      const { fee, arrives } = withdrawalCost(amount, { feeFixed, feeRate })
      expect(arrives).toBe(fee < amount ? amount - fee : 0n)
    }),
  )
})
