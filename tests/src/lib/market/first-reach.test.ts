import { describe, expect, it } from 'vitest'
import { marketTermsOf } from '#server/features/market/market-terms.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { firstReach, isReached } from '#src/lib/market/first-reach.ts'
import { createReplay } from '#src/lib/market/replay.ts'
import { runSteps } from '#src/lib/run-steps.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { compare } from '#src/lib/money/money.ts'

const since = Date.UTC(2026, 10, 1)
const market = createMarket({ seed: 1, clock: () => since + 6 * DAY })
const product = (type: 1 | 2 | 3 | 4, code: string) => findProductByCode(type, code)!
const newest = market.publishedDays.list({ pageNum: 1, pageSize: 500 }).rows.find(({ key }) => key !== null)!

function replayOf(type: 1 | 2 | 3 | 4, code: string) {
  const terms = marketTermsOf(market, product(type, code))
  const legs = terms.legs.map(leg => marketTermsOf(market, product(leg.productType, leg.productCode)))
  return createReplay({ terms, legs, newest: { day: newest.day, key: newest.key! } })
}

describe.each([
  [2, 'BTC'],
  [1, 'AAPL'],
  [4, 'EURGBP'],
  [3, 'MES'],
] as const)('the replay of %s %s', (type, code) => {
  const replay = replayOf(type, code)
  const quoted = (time: number) => market.quote(product(type, code), time).nowPrice

  it('has every price of a span within its range', () => {
    for (const [from, length] of [
      [since, MINUTE],
      [since + 3 * HOUR, HOUR],
      [since + 2 * DAY, DAY],
    ] as const) {
      const { low, high } = replay.range(from, from + length)!
      for (let time = from; time < from + length; time += Math.max(replay.tickPeriod, length / 2000)) {
        const price = replay.priceAt(time)!
        expect(compare(price, low) >= 0 && compare(price, high) <= 0).toBe(true)
      }
    }
    expect(replay.range(since - DAY, since)).toBeUndefined()
    expect(replay.range(since + 7 * DAY, since + 8 * DAY)).toBeUndefined()
  })

  it('reaches a price first at the tick at which the market did', () => {
    for (const isFall of [true, false]) {
      const from = since + 5 * HOUR + 12_345
      // A price that the market has reached some hours later, at the earliest.
      const { low, high } = replay.range(since + 6 * HOUR, since + 9 * HOUR)!
      const barrier = { price: isFall ? low : high, isFall }
      const found = runSteps(firstReach(replay, barrier, from, since + 3 * DAY))
      let expected: number | undefined
      for (
        let time = Math.ceil(from / replay.tickPeriod) * replay.tickPeriod;
        time < since + DAY;
        time += replay.tickPeriod
      )
        if (isReached(barrier, quoted(time))) {
          expected = time
          break
        }
      if (expected !== undefined) expect(found).toEqual({ time: expected, price: quoted(expected) })
      else expect(found === undefined || found.time >= since + DAY).toBe(true)
    }
  })

  it('never reaches a price that is far away', () => {
    expect(
      runSteps(firstReach(replay, { price: '0.00001', isFall: true }, since, since + 4 * DAY)),
    ).toBeUndefined()
  })
})
