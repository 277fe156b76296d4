/** The exchange command for tests, with defaults for every field. */
import { randomUUID } from 'node:crypto'
import { createExchange, type CreateExchange } from '#server/features/exchange/commands.ts'
import { previewExchange, type ExchangeMarket, type ExchangeSide } from '#server/features/exchange/preview.ts'
import type { Store } from '#server/kernel/store.ts'
import type { StandingMarket } from '../customer.ts'

const exchangeSide = (
  currencyId: number,
  currencyName: string,
  asset: ExchangeSide['asset'],
  decimals: number,
  price = '1',
  isInverse = false,
): ExchangeSide => ({
  currencyId,
  currencyName,
  asset,
  decimals,
  productId: price === '1' ? null : 400 + currencyId,
  price,
  isInverse,
})

export const BTC = exchangeSide(1, 'BTC', 'P:201', 8, '40000')
export const USDT = exchangeSide(3, 'USDT', 'USDT', 6)
export const EUR = exchangeSide(6, 'EUR', 'C:6', 2, '1.08432')
export const JPY = exchangeSide(8, 'JPY', 'C:8', 0, '149.305', true)

export const TERMS = {
  spreadRate: '0.001',
  feeRate: '0.001',
  minValue: '1',
  maxValue: '100000',
  validFor: 15_000,
}

/** The rate between two currencies at a time, which has not moved since; the test clock begins on 2026-01-01. */
export const rateAt = (
  rateTime = Date.UTC(2026, 0, 1),
  from: ExchangeSide = USDT,
  to: ExchangeSide = EUR,
): ExchangeMarket => ({ from, to, present: { from, to }, terms: TERMS, rateTime })

/** Exchanges, by default 100 USDT for euros, at the previewed rate. */
export function exchange(store: Store, input: Partial<StandingMarket<CreateExchange, ExchangeMarket>> = {}) {
  const { amount = '100', market = rateAt() } = input
  return store.execute(createExchange, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    fromCurrencyId: market.from.currencyId,
    toCurrencyId: market.to.currencyId,
    rateTime: market.rateTime,
    minReceived: previewExchange(amount, market, '0').received,
    ...input,
    amount,
    market: () => market,
  })
}
