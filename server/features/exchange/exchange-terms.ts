import type { ExchangeSide } from './preview.ts'
import type { Market } from '#server/market/market.ts'
import { currencyAsset, findCurrency, rateSource } from '#server/ledger/currencies.ts'
import { TERMS_VALID_FROM } from '#server/market/terms-date.ts'

/** The terms of exchanges, as published and as charged: spread, fee, limits, and how long a rate is valid [R2.5]. */
export const EXCHANGE_TERMS = {
  spreadRate: '0.001',
  feeRate: '0.001',
  minValue: '1',
  maxValue: '100000',
  /** Milliseconds. */
  validFor: 15_000,
  since: TERMS_VALID_FROM,
} as const

/** Clamps a time to the range that has prices; times outside are rejected later. */
const clampTime = (time: number, now: number) => Math.min(Math.max(time, EXCHANGE_TERMS.since), now)

/** One side of an exchange as it was at a time, in milliseconds since 1970 UTC; undefined for a currency that does not exist. */
export function exchangeSideAt(market: Market, currencyId: number, time: number): ExchangeSide | undefined {
  const currency = findCurrency(currencyId)
  const source = rateSource(currencyId)
  return (
    currency && {
      currencyId,
      currencyName: currency.currencyName,
      asset: currencyAsset(currencyId),
      decimals: currency.scale,
      productId: source?.product.productId ?? null,
      price: source ? market.quote(source.product, clampTime(time, market.now())).nowPrice : '1',
      isInverse: source?.isInverse === true,
    }
  )
}
