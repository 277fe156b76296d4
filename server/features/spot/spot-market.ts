import type { MarketAt } from '#server/ledger/order-lock.ts'
import type { Market } from '#server/market/market.ts'
import { SPOT_POSITION, feeRateOf } from '#server/market/trading-fees.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { tradingDayEnd } from '#src/lib/market/hours.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import { tradingRejectReason } from '../market/product-trading.ts'
import type { SpotMarket, SpotRequest } from './spot-request.ts'

/** A market order by default. */
type SpotTerms = Pick<SpotRequest, 'exchangeType'> &
  Partial<Pick<SpotRequest, 'orderType'>> &
  Pick<SpotMarket, 'mayPriceChange'>

/** The market of a product for spot orders of one side and type. */
export function spotMarketOf(
  market: Market,
  product: MarketProduct,
  { exchangeType, orderType, mayPriceChange }: SpotTerms,
): MarketAt<SpotMarket> {
  return time => ({
    product,
    price: market.quote(product, time).nowPrice,
    feeRate: feeRateOf(product.productType, SPOT_POSITION, exchangeType),
    exitFeeRate: feeRateOf(product.productType, SPOT_POSITION, SELL),
    mayPriceChange,
    dayEndsAt: tradingDayEnd(product.productType, time),
    rejectReason: tradingRejectReason(market, product, time, { orderType }),
  })
}
