import { expect, it } from 'vitest'
import { marketTermsOf } from '#server/features/market/market-terms.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { keysToKeep } from '#src/lib/reconcile/market/days.ts'
import { checkTermsKept } from '#src/lib/reconcile/market/missing-terms.ts'
import { marketSummary } from '#src/lib/reconcile/market/summary.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import type { ReportedSpotOrder } from '#src/lib/statement/account-shapes.ts'
import { readStatement, writeStatement } from '#src/lib/statement/file.ts'
import { emptyStatement, type Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const since = Date.UTC(2026, 10, 1)
const now = since + 5 * DAY
const createdAt = since + 3 * HOUR + 777
const market = createMarket({ seed: 1, clock: () => now })
const marketDays = market.publishedDays.list({ pageNum: 1, pageSize: 500 }).rows.toReversed()
const [btc, eth] = [findProductByCode(2, 'BTC')!, findProductByCode(2, 'ETH')!]
const [cross, euro, pound] = ['EURGBP', 'EURUSD', 'GBPUSD'].map(code => findProductByCode(4, code)!)
const termsOf = (...products: readonly MarketProduct[]) =>
  products.map(product => marketTermsOf(market, product))

/** A market purchase at the price of its moment. */
function purchase({ productId, productType, productCode }: MarketProduct, id: string): ReportedSpotOrder {
  const product = findProductByCode(productType, productCode)!
  return {
    id,
    productId,
    productType,
    productCode,
    exchangeType: 1,
    orderType: 'market',
    status: 'filled',
    quantity: '1',
    limitPrice: null,
    stopPrice: null,
    triggeredAt: null,
    expiresAt: null,
    takeProfitPrice: null,
    stopLossPrice: null,
    exitOrderId: null,
    fillPrice: market.quote(product, createdAt).nowPrice,
    cost: '1',
    feeRate: '0',
    fee: '0',
    total: '1',
    currencyId: 3,
    createdAt,
    closedAt: createdAt,
  }
}

/** An account with these orders, as a saved statement. */
function told(spotOrders: readonly ReportedSpotOrder[], marketTerms: Statement['marketTerms']): Statement {
  const products = [btc, eth, cross!].map(({ productId, productType, productCode, priceScale }) => ({
    productId,
    productType,
    productCode,
    priceScale,
  }))
  const statement = { ...emptyStatement(now), products, marketDays, marketTerms, spotOrders }
  return readStatement(writeStatement(statement))
}

const isOfPrices = ({ check }: Finding) => check === 'marketPrice' || check === 'firstReached'
const summaryOf = (statement: Statement) => {
  const { is, missingTerms } = marketSummary(statement, [...reconcile(statement)])!
  return { is, missingTerms }
}

it('terms that are not published are said to be missing, and never that prices match', () => {
  const orders = [purchase(btc, '1'), purchase(eth, '2')]
  expect(summaryOf(told(orders, termsOf(btc, eth)))).toEqual({ is: 'matches', missingTerms: undefined })
  expect(summaryOf(told(orders, termsOf(eth)))).toEqual({
    is: 'missingTerms',
    missingTerms: { count: 1, products: ['BTC'] },
  })
  expect(summaryOf(told(orders, []))).toEqual({
    is: 'missingTerms',
    missingTerms: { count: 2, products: ['BTC', 'ETH'] },
  })
})

it('prices without terms are listed as such, also those that an order only waits for', () => {
  const waiting = {
    status: 'open',
    orderType: 'limit',
    limitPrice: '1',
    fillPrice: null,
    closedAt: null,
  } as const
  const statement = told([purchase(btc, '1'), { ...purchase(btc, '2'), ...waiting }], [])
  const found = [...reconcile(statement)].filter(isOfPrices)
  expect(
    found.map(({ check, subject, verdict, arithmetic }) => [check, subject.id, verdict, arithmetic]),
  ).toEqual(
    [
      ['marketPrice', '1'],
      ['firstReached', '2'],
    ].map(each => [...each, { is: 'unknown', why: 'noTerms' }, { is: 'missingTerms', products: ['BTC'] }]),
  )
  const rejected = { ...purchase(btc, '3'), ...waiting, status: 'rejected', closedAt: now } as const
  expect([...reconcile(told([rejected], []))].filter(isOfPrices)).toEqual([])
})

it('terms of the products that a price follows from are missed, too', () => {
  const orders = [purchase(cross!, '1')]
  expect(summaryOf(told(orders, termsOf(cross!, euro!, pound!))).is).toBe('matches')
  expect(summaryOf(told(orders, termsOf(cross!, euro!))).missingTerms).toEqual({
    count: 1,
    products: ['GBPUSD'],
  })
})

it('terms with which no market can be computed are as good as missing', () => {
  const [terms] = termsOf(btc)
  // Without hashes, which such terms would not lead to.
  const statement = told([purchase(btc, '1')], [{ ...terms!, volatility: 0, termsPath: [] }])
  const early = { ...statement, marketDays: marketDays.map(day => ({ ...day, termsHash: null })) }
  expect(summaryOf(early).is).toBe('missingTerms')
})

it('missing terms are a mismatch only on a device that has seen a hash of terms', () => {
  const findings = [...reconcile(told([purchase(btc, '1')], []))]
  const seen = keysToKeep(marketDays, [])
  expect([...checkTermsKept(findings, seen)].map(({ check, verdict }) => [check, verdict.is])).toEqual([
    ['seenTerms', 'disagrees'],
  ])
  expect([...checkTermsKept(findings, [])]).toEqual([])
  expect([
    ...checkTermsKept(
      findings,
      seen.map(key => ({ ...key, termsHash: null })),
    ),
  ]).toEqual([])
  const complete = [...reconcile(told([purchase(btc, '1')], termsOf(btc)))]
  expect([...checkTermsKept(complete, seen)]).toEqual([])
})
