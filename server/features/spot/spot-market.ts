import type { SpotOrderType } from '#models'
import type { MarketAt } from '#server/ledger/order-lock.ts'
import type { Market } from '#server/market/market.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { tradingDayEnd } from '#src/lib/market/hours.ts'
import { SELL, type Side } from '#src/lib/trading/spot-math.ts'
import { tradingRejectReason } from '../market/product-trading.ts'
import type { SpotMarket } from './spot-request.ts'

interface SpotTerms extends Pick<SpotMarket, 'mayPriceChange'> {
  readonly side: Side
  /** A market order by default. */
  readonly type?: SpotOrderType
}

/** The market of a product for spot orders of one side and type. */
export function spotMarketOf(
  market: Market,
  product: MarketProduct,
  { side, type: orderType, mayPriceChange }: SpotTerms,
): MarketAt<SpotMarket> {
  return time => ({
    product,
    price: market.quote(product, time).nowPrice,
    feeRate: feeRateOf(product.productType, SPOT_POSITION, side),
    exitFeeRate: feeRateOf(product.productType, SPOT_POSITION, SELL),
    mayPriceChange,
    dayEndsAt: tradingDayEnd(product.productType, time),
    rejectReason: tradingRejectReason(market, product, time, { orderType }),
  })
}
