import type { MarketAt } from '#server/ledger/order-lock.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { tradingRejectReason } from '../market/product-trading.ts'
import type { ContractMarket, ContractRequest } from './preview.ts'
import { CONTRACT, contractRules } from './rules.ts'

/** A market order by default. */
type ContractTerms = Pick<ContractRequest, 'direction'> &
  Partial<Pick<ContractRequest, 'orderType'>> &
  Pick<ContractMarket, 'mayPriceChange'>

/** The market of a product for contract orders of one direction and type. */
export function contractMarketOf(
  market: Market,
  product: MarketProduct,
  { direction, orderType, mayPriceChange }: ContractTerms,
): MarketAt<ContractMarket> {
  return time => ({
    rules: contractRules(product, direction, time),
    price: market.quote(product, time).nowPrice,
    mayPriceChange,
    rejectReason: tradingRejectReason(market, product, time, { orderType, positionType: CONTRACT }),
  })
}
