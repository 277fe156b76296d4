import { describe, expect, it } from 'vitest'
import { returnsOf, type Flow, type ValuePoint } from '#server/features/wallet/returns.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const UNIT = 1_000_000n
const usdt = (amount: number) => BigInt(amount) * UNIT
const points = (...values: number[]): ValuePoint[] =>
  values.map((value, index) => ({ time: index * DAY, equity: usdt(value) }))

describe('returns of an account', () => {
  it('are the change of the value when nothing was paid in or out', () => {
    expect(returnsOf(points(1000, 1100, 990, 1050), [])).toEqual({
      paidIn: '0',
      paidOut: '0',
      change: '50',
      timeWeighted: '5.00',
      moneyWeighted: '5.00',
      drawdown: '-10.00',
    })
  })

  it('weigh money by time: what was paid in late counts little', () => {
    // 10 % in the first half on 1000; then 9000 more, and nothing gained.
    const flows: Flow[] = [{ time: DAY, value: usdt(8900) }]
    expect(returnsOf(points(1000, 1100, 10_000), flows)).toEqual({
      paidIn: '8900',
      paidOut: '0',
      change: '100',
      timeWeighted: '10.00',
      // 100 on 1000 + 8900 ÷ 2.
      moneyWeighted: '1.83',
      drawdown: '0.00',
    })
  })

  it('of an account that was empty are measured from its first payment', () => {
    const flows: Flow[] = [{ time: DAY * 1.5, value: usdt(1000) }]
    expect(returnsOf(points(0, 0, 1000, 1200), flows)).toMatchObject({
      change: '200',
      timeWeighted: '20.00',
      moneyWeighted: '20.00',
    })
  })

  it('of an account without money are none', () => {
    expect(returnsOf(points(0), [])).toMatchObject({ change: '0', timeWeighted: '0.00', moneyWeighted: null })
  })

  it('are not changed by payments alone, and a drawdown is never above zero', () => {
    const payments = fc.array(fc.integer({ min: -400, max: 1000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(payments, amounts => {
        let equity = usdt(10_000)
        const values: ValuePoint[] = [{ time: 0, equity }]
        const flows = amounts.map((amount, index) => {
          equity += usdt(amount)
          values.push({ time: (index + 1) * DAY, equity })
          return { time: index * DAY + DAY / 2, value: usdt(amount) }
        })
        expect(returnsOf(values, flows)).toMatchObject({
          change: '0',
          timeWeighted: '0.00',
          moneyWeighted: '0.00',
          drawdown: '0.00',
        })
      }),
    )
  })
})
