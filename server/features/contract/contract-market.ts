import type { MarketAt } from '#server/ledger/order-lock.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { tradingRejectReason } from '../market/product-trading.ts'
import { CONTRACT } from './leverage.ts'
import type { ContractMarket, ContractRequest } from './preview.ts'
import { contractRules } from './rules.ts'

interface ContractTerms extends Pick<ContractMarket, 'mayPriceChange'>, Pick<ContractRequest, 'direction'> {
  /** A market order by default. */
  readonly type?: ContractRequest['type']
}

/** The market of a product for contract orders of one direction and type. */
export function contractMarketOf(
  market: Market,
  product: MarketProduct,
  { direction, type: orderType, mayPriceChange }: ContractTerms,
): MarketAt<ContractMarket> {
  return time => ({
    rules: contractRules(product, direction, time),
    price: market.quote(product, time).nowPrice,
    mayPriceChange,
    rejectReason: tradingRejectReason(market, product, time, { orderType, positionType: CONTRACT }),
  })
}
