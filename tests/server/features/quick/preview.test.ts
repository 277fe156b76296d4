import { expect, it } from 'vitest'
import { breakEvenRate, returnsOf } from '#src/lib/trading/quick-math.ts'
import { outcomeOf, estimateQuickOrder } from '#server/features/quick/preview.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { compare, divide, multiply, subtract } from '#src/lib/money/money.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { MINUTE_OPTION, quickMarketAt } from './customer.ts'

const RICH = { available: 10n ** 17n, dailyLimit: null, stakedToday: 0n, isCoolingOff: false }
const quote = (stake: string, payoutRate = '0.8', feeRate = '0') =>
  estimateQuickOrder(
    stake,
    quickMarketAt(0, { feeRate, option: { ...MINUTE_OPTION, payoutRate, maxAmount: '100000' } }),
    RICH,
  )

it('quick order preview states the break-even win rate, rounded up: 1 / (1 + payout) [R1.2]', () => {
  expect(breakEvenRate(quote('100', '0.8'))).toBe('55.56')
  expect(breakEvenRate(quote('100', '1'))).toBe('50')
  expect(breakEvenRate(quote('100', '0.8', '0.01'))).toBe('56.12')
  expect(breakEvenRate(quote('bad'))).toBe('0')
  const cents = fc.integer({ min: 500, max: 9_999_999 })
  const rate = fc.integer({ min: 1, max: 300 })
  fc.assert(
    fc.property(cents, rate, rate, (stake, payout, fee) => {
      const {
        total,
        profit,
        stake: units,
        ...rest
      } = quote(`${divide(`${stake}`, '100', 2)}`, divide(`${payout}`, '100', 2), divide(`${fee}`, '1000', 3))
      const percent = breakEvenRate({ stake: units, total, profit })
      const paid = multiply(formatMoney(total), '100')
      const back = formatMoney(returnsOf({ stake: units, profit, ...rest }).won)
      return (
        compare(multiply(percent, back), paid) >= 0 &&
        compare(multiply(subtract(percent, '0.01'), back), paid) < 0
      )
    }),
  )
})

it('quick order outcome depends on the two prices alone, symmetrically for both directions', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 18n), fc.bigInt(1n, 10n ** 18n), (open, close) => {
      const [rise, fall] = [outcomeOf(1, open, close), outcomeOf(2, open, close)]
      if (open === close) return rise === 'drawn' && fall === 'drawn'
      return rise !== fall && rise === (close > open ? 'won' : 'lost')
    }),
  )
})
