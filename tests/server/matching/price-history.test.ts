import { describe, expect, it } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket, type Market } from '#server/market/market.ts'
import { marketJobs } from '#server/jobs/match-market.ts'
import { findFirstProductHit, type PriceLimit } from '#server/matching/price-history.ts'
import { compare } from '#src/lib/money/money.ts'
import { itWithBackEnd, spotOrderFields, runJobsTwice } from '#tests/support/back-end.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const START = Date.UTC(2026, 0, 5, 10, 0, 0, 137)
const market = createMarket({ seed: 1, clock: () => START + 3 * HOUR })
const bitcoin = findProductByCode(2, 'BTC')!

const openOrder = (side: 1 | 2, limitPrice: string): PriceLimit => ({ side, limitPrice })

/** Checks every tick without candles: slow, but obviously right. */
function bruteForceIn(quotes: Market, { side, limitPrice }: PriceLimit, from: number, to: number) {
  const first = (Math.floor(from / bitcoin.tickPeriod) + 1) * bitcoin.tickPeriod
  for (let time = first; time <= to; time += bitcoin.tickPeriod) {
    const price = quotes.quote(bitcoin, time).nowPrice
    if (side === 1 ? compare(price, limitPrice) <= 0 : compare(price, limitPrice) >= 0) return { price, time }
  }
  return undefined
}

const bruteForce = (order: PriceLimit, from: number, to: number) => bruteForceIn(market, order, from, to)

describe('open limit order', () => {
  it('is filled by the first price that reaches it, as if every tick were checked', () => {
    const to = START + HOUR
    const prices = [0.25, 0.5, 0.75, 1].map(share => market.quote(bitcoin, START + share * HOUR).nowPrice)
    for (const side of [1, 2] as const) {
      for (const price of prices) {
        const open = openOrder(side, price)
        expect(findFirstProductHit(market, open, bitcoin, START, to)).toEqual(bruteForce(open, START, to))
      }
    }
  })

  it('is never filled by a price from before it was placed or that the market never had', () => {
    const now = market.quote(bitcoin, START).nowPrice
    const reached = findFirstProductHit(market, openOrder(1, now), bitcoin, START, START + HOUR)
    expect(reached === undefined || reached.time > START).toBe(true)
    expect(
      findFirstProductHit(market, openOrder(1, '1'), bitcoin, START, START + 90 * 24 * HOUR),
    ).toBeUndefined()
  })

  itWithBackEnd(
    'is filled once, at the market’s price and time, also by a matcher that was down',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const { market: quotes, store } = backEnd.services
      const now = backEnd.clock.now()
      // The simulated market tells when the price is this low within two days.
      const ahead = quotes.candles(bitcoin, '1h', { limit: 40 }, now + 48 * HOUR)
      const low = ahead.map(candle => candle.low).toSorted(compare)[0]!
      const order = {
        productType: 2,
        productCode: 'BTC',
        quantity: '0.01',
        orderType: 'limit',
        limitPrice: low,
      }
      const { data } = await member.get('placeSpotOrder', { body: await spotOrderFields(member, order) })
      expect(data.status).toBe('open')
      expect(await backEnd.matchMarket()).toBe(0)

      backEnd.clock.advance(48 * HOUR)
      const away = runJobsTwice(backEnd.services, marketJobs({ store, market: quotes }))
      const fills = await Promise.all([away, backEnd.matchMarket()])
      expect(fills[0] + fills[1]).toBeGreaterThanOrEqual(1)
      expect(await backEnd.matchMarket()).toBe(0)
      const { rows } = await member.get('listSpotOrders', { query: { pageNum: 1, pageSize: 5 } })
      const [filled] = rows
      expect(filled).toMatchObject({ id: data.id, status: 'filled' })
      expect(quotes.quote(bitcoin, filled!.closedAt!).nowPrice).toBe(filled!.fillPrice)
      expect(compare(filled!.fillPrice!, low)).toBeLessThanOrEqual(0)
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithBackEnd(
    'is filled by the first price that reaches it, also right after the clock was set back',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      backEnd.clock.advance(4 * HOUR)
      // The matcher has run without open orders.
      expect(await backEnd.matchMarket()).toBe(0)
      backEnd.clock.advance(-2 * HOUR)
      const quotes = backEnd.services.market
      const placedAt = backEnd.clock.now()
      const limitPrice = quotes
        .candles(bitcoin, '1h', { limit: 1 }, placedAt + HOUR)
        .map(candle => candle.low)
        .toSorted(compare)[0]!
      const order = { productType: 2, productCode: 'BTC', quantity: '0.01', orderType: 'limit', limitPrice }
      const { data } = await member.get('placeSpotOrder', { body: await spotOrderFields(member, order) })
      const open = { ...openOrder(1, limitPrice), createdAt: placedAt }
      backEnd.clock.advance(HOUR)
      const reached = bruteForceIn(quotes, open, placedAt, backEnd.clock.now())
      expect(reached).toBeDefined()
      await backEnd.matchMarket()
      const { rows } = await member.get('listSpotOrders', { query: { pageNum: 1, pageSize: 5 } })
      expect(rows[0]).toMatchObject({
        id: data.id,
        status: 'filled',
        fillPrice: reached!.price,
        closedAt: reached!.time,
      })
    },
  )
})
