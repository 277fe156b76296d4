import { describe, expect, it } from 'vitest'
import { marketTermsOf } from '#server/features/market/market-terms.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { add, subtract, trimZeros } from '#src/lib/money/money.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { evaluate } from '#src/lib/reconcile/arithmetic.ts'
import { liquidationSteps } from '#src/lib/reconcile/contract/liquidation.ts'
import type { ReportedPosition, ReportedSpotOrder } from '#src/lib/statement/account-shapes.ts'
import { emptyStatement, type Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { findFirstProductHit } from '#server/matching/price-history.ts'

const since = Date.UTC(2026, 10, 1)
const now = since + 5 * DAY
const market = createMarket({ seed: 1, clock: () => now })
const btc = findProductByCode(2, 'BTC')!
const createdAt = since + 3 * HOUR + 777
const price = market.quote(btc, createdAt).nowPrice
const marketDays = market.publishedDays.list({ pageNum: 1, pageSize: 500 }).rows.toReversed()

/** A purchase some steps below the market, and the tick that fills it. */
const limitPrice = trimZeros(subtract(price, '150'))
const hit = findFirstProductHit(market, { side: 1, limitPrice }, btc, createdAt, now)!

const ORDER: ReportedSpotOrder = {
  id: '7',
  productId: btc.productId,
  productType: 2,
  productCode: 'BTC',
  exchangeType: 1,
  orderType: 'limit',
  status: 'filled',
  quantity: '0.01',
  limitPrice,
  stopPrice: null,
  triggeredAt: null,
  expiresAt: null,
  takeProfitPrice: null,
  stopLossPrice: null,
  exitOrderId: null,
  fillPrice: hit.price,
  cost: '1',
  feeRate: '0',
  fee: '0',
  total: '1',
  currencyId: 3,
  createdAt,
  closedAt: hit.time,
}
const OPEN = { ...ORDER, status: 'open', fillPrice: null, closedAt: null } as const

function foundIn(told: Partial<Statement>): Finding[] {
  const marketTerms = [marketTermsOf(market, btc)]
  const statement = { ...emptyStatement(now), marketDays, marketTerms, ...told }
  return [...reconcile(statement)].filter(({ check }) => check === 'firstReached')
}
const wrongIn = (told: Partial<Statement>) => foundIn(told).filter(({ verdict }) => verdict.is !== 'agrees')
const found = (order: ReportedSpotOrder) => foundIn({ spotOrders: [order] })
const wrong = (order: ReportedSpotOrder) => wrongIn({ spotOrders: [order] })

describe('orders that wait for a price', () => {
  it('were filled by the first tick that reached it', () => {
    expect(found(ORDER)).toHaveLength(1)
    expect(wrong(ORDER)).toEqual([])
    expect(wrong({ ...ORDER, status: 'rejected', fillPrice: null, closedAt: hit.time + HOUR })).toEqual([])
  })

  it.each([
    ['later', { closedAt: hit.time + 250 }],
    ['a millisecond off', { closedAt: hit.time - 1 }],
    ['at a limit that was never reached', { limitPrice: '1' }],
    ['before it was placed', { createdAt: hit.time + HOUR }],
  ])('are named when they were filled %s', (_, change) => {
    expect(wrong({ ...ORDER, ...change })).toHaveLength(1)
  })

  it('are named when they stayed open, or could be canceled, though the market had reached their price', () => {
    const expected = { arithmetic: { is: 'moment', expected: hit.time, stated: null } }
    expect(wrong(OPEN)).toEqual([expect.objectContaining(expected)])
    const cancelled = { ...OPEN, status: 'cancelled' } as const
    expect(wrong({ ...cancelled, closedAt: hit.time + HOUR })).toEqual([expect.objectContaining(expected)])
    // Who cancels may be faster than the market by some moments.
    expect(wrong({ ...cancelled, closedAt: hit.time + 3000 })).toEqual([])
    expect(wrong({ ...OPEN, expiresAt: hit.time })).toEqual([])
  })

  it('became limit orders at the first tick that reached their stop price', () => {
    const stopPrice = trimZeros(add(price, '100'))
    const reached = findFirstProductHit(market, { side: 2, limitPrice: stopPrice }, btc, createdAt, now)!
    const limit = trimZeros(add(stopPrice, '400'))
    const fill = findFirstProductHit(market, { side: 1, limitPrice: limit }, btc, reached.time - 1, now)!
    const order: ReportedSpotOrder = {
      ...ORDER,
      orderType: 'stopLimit',
      stopPrice,
      limitPrice: limit,
      triggeredAt: reached.time,
      fillPrice: fill.price,
      closedAt: fill.time,
    }
    expect(found(order)).toHaveLength(2)
    expect(wrong(order)).toEqual([])
    expect(wrong({ ...order, triggeredAt: reached.time - 250 })).toHaveLength(1)
    expect(wrong({ ...order, stopPrice: '1000000' })).toHaveLength(1)
    expect(wrong({ ...OPEN, orderType: 'stopLimit', stopPrice, limitPrice: '1' })).toHaveLength(1)
  })

  it('sold by their stop at the price of its tick', () => {
    const stopPrice = trimZeros(subtract(price, '100'))
    const fill = findFirstProductHit(market, { side: 1, limitPrice: stopPrice }, btc, createdAt, now)!
    const sale: ReportedSpotOrder = {
      ...ORDER,
      exchangeType: 2,
      orderType: 'stop',
      stopPrice,
      limitPrice: null,
    }
    const order = { ...sale, triggeredAt: fill.time, fillPrice: fill.price, closedAt: fill.time }
    expect(wrong(order)).toEqual([])
    expect(wrong({ ...order, closedAt: fill.time + 250 })).toHaveLength(1)
  })
})

describe('positions', () => {
  /** A long whose margin is used up some 0.5% below its entry. */
  const position: ReportedPosition = {
    id: '9',
    productId: btc.productId,
    productType: 2,
    productCode: 'BTC',
    direction: 'long',
    status: 'open',
    openedQuantity: '1',
    quantity: '1',
    entryPrice: price,
    leverage: 100,
    priceStep: '0.01',
    pointValue: '1',
    maintenanceRate: '0.005',
    closeFeeRate: '0.0005',
    margin: '600',
    marginAdded: '0',
    realisedProfit: '0',
    fees: '0',
    funding: '0',
    takeProfit: null,
    stopLoss: null,
    liquidationPrice: null,
    expiresAt: null,
    currencyId: 3,
    openedAt: createdAt,
    closedAt: null,
    fills: [{ reason: 'open', price, quantity: '1', margin: '600', profit: '0', fee: '0', time: createdAt }],
    fundings: [],
  }
  const barrier = evaluate(liquidationSteps(position, position))!
  const reached = findFirstProductHit(market, { side: 1, limitPrice: barrier }, btc, createdAt, now)!
  const closedAt = (time: number, reason: 'liquidation' | 'manual'): ReportedPosition => ({
    ...position,
    status: 'closed',
    closedAt: time,
    fills: [
      ...position.fills,
      { reason, price: reached.price, quantity: '1', margin: '600', profit: '-590', fee: '0', time },
    ],
  })
  const against = (told: ReportedPosition) => wrongIn({ positions: [told] })

  it('were liquidated by the first tick that reached the liquidation price', () => {
    expect(against(closedAt(reached.time, 'liquidation'))).toEqual([])
    expect(against(closedAt(reached.time - HOUR, 'manual'))).toEqual([])
  })

  it('are named when they were liquidated later, or not at all', () => {
    const expected = { kind: 'contract', id: '9' }
    for (const told of [
      closedAt(reached.time + 250, 'liquidation'),
      closedAt(reached.time + HOUR, 'manual'),
      position,
    ])
      expect(against(told).map(({ subject }) => subject)).toEqual([expected])
  })
})
