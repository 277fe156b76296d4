import type { ExchangeSide } from './quote.ts'
import type { Market } from '#server/market/market.ts'
import { currencyAsset, findCurrency, rateSource } from '#server/ledger/currencies.ts'
import { IN_FORCE_SINCE } from '../shared/terms.ts'

/** What an exchange of currencies costs and how long its rate can be had: what is published and what is charged [R2.5]. */
export const EXCHANGE_TERMS = {
  spreadRate: '0.001',
  feeRate: '0.001',
  minValue: '1',
  maxValue: '100000',
  /** Milliseconds. */
  validFor: 15_000,
  since: IN_FORCE_SINCE,
} as const

/** A time without prices, before the market began or after now, is refused later; until then it counts as the next that has some. */
const within = (time: number, now: number) => Math.min(Math.max(time, EXCHANGE_TERMS.since), now)

/** One side of an exchange as it was at a time, in milliseconds since 1970 UTC; undefined for a currency that does not exist. */
export function exchangeSide(market: Market, currencyId: number, time: number): ExchangeSide | undefined {
  const currency = findCurrency(currencyId)
  const source = rateSource(currencyId)
  return (
    currency && {
      currencyId,
      currencyName: currency.currencyName,
      asset: currencyAsset(currencyId),
      decimals: currency.scale,
      productId: source?.product.productId ?? null,
      price: source ? market.quote(source.product, within(time, market.now())).nowPrice : '1',
      isInverse: source?.isInverse === true,
    }
  )
}
