import * as fc from '#tests/support/seeded-fast-check.ts'
import { expect, it } from 'vitest'
import { CATALOGUE, findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { compare, multiply, subtract, sum } from '#src/lib/money/money.ts'

const anyProduct = fc.constantFrom(...CATALOGUE)
const anyHours = fc.constantFrom('always', 'exchange') as fc.Arbitrary<'always' | 'exchange'>
const anyMoment = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) })

it('order book keeps the price between best bid and best ask, with twenty distinct levels each', () => {
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

it('recent trades have the prices of their moments within their minute’s candle, newest first', () => {
  fc.assert(
    fc.property(anyProduct, anyHours, anyMoment, (product, hours, time) => {
      const market = createMarket({ seed: 3, clock: () => time, hours })
      const trades = market.lastTrades(product, 10)
      expect(trades).toHaveLength(10)
      for (const [index, trade] of trades.entries()) {
        expect(trade.price).toBe(market.quote(product, trade.time).nowPrice)
        expect(compare(trade.quantity, '0')).toBe(1)
        expect(trade.time).toBeLessThanOrEqual(time)
        const [candle] = market.candles(product, '1m', { limit: 1, before: trade.time + 1 })
        expect(trade.time - candle!.time).toBeLessThan(60_000)
        expect(compare(trade.price, candle!.low)).not.toBe(-1)
        expect(compare(trade.price, candle!.high)).not.toBe(1)
        if (index > 0) expect(trade.time).toBeLessThan(trades[index - 1]!.time)
      }
    }),
    { numRuns: 50 },
  )
})

it('recent trades of a minute add up to the volume of its candle, also while it is still forming', () => {
  fc.assert(
    // Up to 60 trades a minute, so that one page holds them all.
    fc.property(anyProduct, anyMoment, (product, time) => {
      fc.pre(product.tickPeriod === 1000 && !product.suspended)
      const market = createMarket({ seed: 3, clock: () => time })
      const candles = market.candles(product, '1m', { limit: 2 })
      const trades = market.lastTrades(product, 100)
      const oldest = trades.at(-1)!.time
      for (const candle of candles.filter(each => each.time > oldest)) {
        const own = trades.filter(trade => trade.time >= candle.time && trade.time < candle.time + 60_000)
        expect(compare(sum(own.map(trade => trade.quantity)), candle.volume)).toBe(0)
      }
    }),
    { numRuns: 100 },
  )
})

it('recent trades of a minute add up to its amount: while it is forming, and in the day that it has become part of', () => {
  const start = Date.UTC(2026, 10, 20, 12, 30)
  fc.assert(
    // Up to 60 trades a minute, so that one page holds them all. A derived product's amount is counted by parts of a minute.
    fc.property(anyProduct, fc.integer({ min: 0, max: 59 }), (product, seconds) => {
      fc.pre(product.tickPeriod === 1000 && !product.suspended && product.legs.length === 0)
      const market = createMarket({ seed: 3, clock: () => start })
      const amountUntil = (time: number) =>
        sum(
          market
            .lastTrades(product, 100, time)
            .filter(trade => trade.time >= start)
            .map(trade => multiply(multiply(trade.price, trade.quantity), String(product.unitValue))),
        )
      const isNear = (told: string, exact: string) => Math.abs(Number(subtract(told, exact))) <= 0.0051
      const forming = start + seconds * 1000
      const { minute } = market.ticker(product, forming)
      expect(isNear(minute.tradeAmount, amountUntil(forming))).toBe(true)
      const opened = market.ticker(product, start)
      const next = market.ticker(product, start + 60_000)
      const whole = subtract(
        subtract(next.day.tradeAmount, next.minute.tradeAmount),
        subtract(opened.day.tradeAmount, opened.minute.tradeAmount),
      )
      expect(isNear(whole, amountUntil(start + 59_999))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

it('recent trades name the buyer where the price rose and the seller where it fell', () => {
  const bitcoin = findProductByCode(2, 'BTC')!
  const market = createMarket({ seed: 3, clock: () => Date.UTC(2026, 10, 20, 12) })
  const trades = market.lastTrades(bitcoin, 100)
  for (const { time, price, exchangeType } of trades) {
    const before = market.quote(bitcoin, time - 1).nowPrice
    const way = compare(price, before)
    if (way !== 0) expect(exchangeType).toBe(way === 1 ? 1 : 2)
  }
  expect(new Set(trades.map(trade => trade.exchangeType)).size).toBe(2)
})

it('recent trades of a closed session stay visible', () => {
  const apple = findProductByCode(1, 'AAPL')!
  const saturday = Date.UTC(2026, 10, 21, 12)
  const trades = createMarket({ seed: 3, clock: () => saturday, hours: 'exchange' }).lastTrades(apple, 3)
  expect(trades.map(trade => trade.time)).toEqual(
    [1, 2, 3].map(back => Date.UTC(2026, 10, 20, 21) - back * 250),
  )
})

it('order book is the same for everybody at the same moment', () => {
  const time = Date.UTC(2026, 10, 20, 12, 0, 1)
  for (const product of CATALOGUE.slice(0, 20)) {
    const [one, other] = [createMarket({ seed: 4 }), createMarket({ seed: 4 })]
    expect(one.depth(product, time)).toEqual(other.depth(product, time))
    expect(one.lastTrades(product, 5, time)).toEqual(other.lastTrades(product, 5, time))
  }
})
