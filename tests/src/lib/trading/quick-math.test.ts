import { expect, it } from 'vitest'
import { parseMoney as money, parseRate as rate } from '#src/lib/money/minor-units.ts'
import { breakEvenRate, quickAmounts, returnsOf } from '#src/lib/trading/quick-math.ts'

const terms = { payoutRate: rate('0.8'), feeRate: rate('0.01') }

it('quick order costs its stake and the fee, and returns by its outcome', () => {
  const amounts = quickAmounts(money('100'), { ...terms, isDrawFree: true })
  expect(amounts).toEqual({
    stake: money('100'),
    fee: money('1'),
    drawFee: 0n,
    total: money('101'),
    profit: money('80'),
  })
  expect(returnsOf(amounts)).toEqual({
    won: money('180'),
    lost: 0n,
    drawn: money('101'),
    voided: money('101'),
  })
  expect(breakEvenRate(amounts)).toBe('56.12')
})

it('quick order keeps the fee of a draw where draws are not free', () => {
  const amounts = quickAmounts(money('100'), { ...terms, isDrawFree: false })
  expect(returnsOf(amounts)).toMatchObject({ drawn: money('100'), voided: money('101') })
})

it('quick order profit is rounded down to the minor unit', () => {
  expect(quickAmounts(3n, { payoutRate: rate('0.5'), feeRate: 0n, isDrawFree: true }).profit).toBe(1n)
})
