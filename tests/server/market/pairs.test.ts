import { describe, expect, it } from 'vitest'
import { parsePairPrice } from '#src/lib/trading/pair-math.ts'
import { productsOfType } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { PAIRS, findPair, findPairByIds, pairTrading, quoteOfPair } from '#server/market/pairs.ts'
import { pairPriceHistory } from '#server/matching/pair-price-history.ts'
import { findFirstHit } from '#server/matching/price-history.ts'
import { compare, multiply, subtract } from '#src/lib/money/money.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const START = Date.UTC(2026, 0, 5, 10, 0, 0, 137)
const market = createMarket({ seed: 1, clock: () => START + 3 * HOUR })
const pair = findPair('ETH/BTC')!

describe('coin pairs', () => {
  it('pair every coin with another one, without duplicates or a coin against itself', () => {
    const coins = new Set(PAIRS.flatMap(({ base, quote }) => [base.productCode, quote.productCode]))
    expect(coins.size).toBe(productsOfType(2).length)
    expect(new Set(PAIRS.map(each => each.pairCode)).size).toBe(PAIRS.length)
    expect(findPair('BTC/ETH')).toBeUndefined()
    expect(findPair('BTC/BTC')).toBeUndefined()
    expect(findPairByIds(pair.base.productId, pair.quote.productId)).toBe(pair)
  })

  it('have prices of five digits or more at typical prices, which the ledger can store', () => {
    for (const each of PAIRS) {
      const { price } = quoteOfPair(market, each, market.seed.since)
      expect(parsePairPrice(price).toString().length, each.pairCode).toBeGreaterThanOrEqual(5)
      expect(price.replace(/^0?\.?0*/, '').length, each.pairCode).toBeGreaterThanOrEqual(4)
    }
  })

  it('limit an order to between about a dollar and about a million', () => {
    for (const each of [pair, findPair('SOL/ETH')!]) {
      const { quotePrice } = quoteOfPair(market, each)
      expect(compare(multiply(each.minAmount, quotePrice), '2')).toBe(-1)
      expect(compare(multiply(each.maxAmount, quotePrice), '100000')).toBe(1)
    }
  })
})

it('are priced as one coin over the other at the same moment, truncated', () => {
  const { price, basePrice, quotePrice, time } = quoteOfPair(market, pair)
  const rest = subtract(basePrice, multiply(price, quotePrice))
  expect(compare(rest, '0')).not.toBe(-1)
  expect(compare(rest, multiply(`0.${'1'.padStart(pair.priceScale, '0')}`, quotePrice))).toBe(-1)
  const [base, quote] = [market.quote(pair.base), market.quote(pair.quote)]
  expect({ basePrice, quotePrice }).toEqual({ basePrice: base.nowPrice, quotePrice: quote.nowPrice })
  expect(time).toBe(Math.min(base.time, quote.time))
})

it('can be traded while both coins can', () => {
  const suspended = PAIRS.filter(({ base, quote }) => base.suspended ?? quote.suspended)
  expect(suspended.map(each => each.pairCode)).toEqual(['WAVES/BTC', 'WAVES/ETH'])
  expect(pairTrading(market, suspended[0]!)).toMatchObject({ status: 'suspended' })
  expect(pairTrading(market, pair)).toMatchObject({ status: 'open' })
})

describe('price history of a pair', () => {
  it('is searched by the candles of both coins with the same result as checking every tick', () => {
    const to = START + HOUR
    const track = pairPriceHistory(market, pair)
    const first = (Math.floor(START / 250) + 1) * 250
    const ticks = Array.from({ length: Math.floor((to - first) / 250) + 1 }, (_, tick) => {
      const time = first + tick * 250
      return { price: quoteOfPair(market, pair, time).price, time }
    })
    // The extremes of each minute as limits detect a period that was skipped wrongly.
    for (let from = 0; from < ticks.length; from += 240) {
      const prices = ticks.slice(from, from + 240).map(tick => tick.price)
      const sorted = prices.toSorted(compare)
      for (const [side, limitPrice] of [
        [1, sorted[0]!],
        [2, sorted.at(-1)!],
      ] as const) {
        const start = ticks[from]!.time - 30_000
        const found = findFirstHit(track, { side, limitPrice }, start, to)
        const expected = ticks.find(
          ({ price, time }) => time > start && compare(price, limitPrice) !== (side === 1 ? 1 : -1),
        )
        if (start >= START) expect(found).toEqual(expected)
      }
    }
  })

  it('is skipped quickly where a price cannot have been reached', () => {
    const track = pairPriceHistory(market, pair)
    const barrier = { side: 1, limitPrice: '0.0001' } as const
    expect(findFirstHit(track, barrier, START - 365 * 24 * HOUR, START)).toBeUndefined()
  })
})
