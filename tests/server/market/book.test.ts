import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { CATALOGUE } from '../../../server/market/catalogue.ts'
import { createMarket } from '../../../server/market/market.ts'
import { compare } from '../../../src/lib/money.ts'

fc.configureGlobal({ seed: 20261120 })

const anyProduct = fc.constantFrom(...CATALOGUE)
const anyHours = fc.constantFrom('always', 'exchange') as fc.Arbitrary<'always' | 'exchange'>
const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })

it('keeps the price between the best bid and the best ask, with twenty levels apart from one another', () => {
  fc.assert(
    fc.property(anyProduct, anyHours, anyMoment, (product, hours, time) => {
      const market = createMarket({ seed: 3, clock: () => time, hours })
      const { bids, asks } = market.depth(product)
      const { nowPrice } = market.quote(product)
      expect([bids.length, asks.length]).toEqual([20, 20])
      expect(compare(bids[0]!.price, nowPrice)).toBe(-1)
      expect(asks[0]!.price).toBe(nowPrice)
      for (let level = 1; level < 20; level++) {
        expect(compare(bids[level]!.price, bids[level - 1]!.price)).toBe(-1)
        expect(compare(asks[level]!.price, asks[level - 1]!.price)).toBe(1)
      }
      for (const { quantity, price } of [...bids, ...asks]) {
        expect(compare(quantity, '0')).toBe(1)
        expect(compare(price, '0')).toBe(1)
      }
    }),
  )
})

it('tells of trades at the prices of their moments, newest first', () => {
  fc.assert(
    fc.property(anyProduct, anyHours, anyMoment, (product, hours, time) => {
      const market = createMarket({ seed: 3, clock: () => time, hours })
      const trades = market.lastTrades(product, 10)
      expect(trades).toHaveLength(10)
      expect(trades[0]!.price).toBe(market.quote(product).nowPrice)
      for (const [index, trade] of trades.entries()) {
        expect(trade.price).toBe(market.quote(product, trade.time).nowPrice)
        if (index > 0) expect(trade.time).toBeLessThan(trades[index - 1]!.time)
      }
    }),
    { numRuns: 50 },
  )
})

it('shows the same book to everybody who asks about the same moment', () => {
  const time = Date.UTC(2026, 10, 20, 12, 0, 1)
  for (const product of CATALOGUE.slice(0, 20)) {
    const [one, other] = [createMarket({ seed: 4 }), createMarket({ seed: 4 })]
    expect(one.depth(product, time)).toEqual(other.depth(product, time))
    expect(one.lastTrades(product, 5, time)).toEqual(other.lastTrades(product, 5, time))
  }
})
