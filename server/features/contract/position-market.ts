import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { tradingRejectReason, type Tradable } from '../market/product-trading.ts'
import { CONTRACT } from './rules.ts'
import { nextEvent } from './next-event.ts'
import type { ContractPositionRow } from './position.ts'

/** The market of an open position at a time. */
export interface PositionMarket extends Tradable {
  /** That time, in milliseconds since 1970 UTC; never before the position is caught up. */
  readonly time: number
  /** A decimal string. */
  readonly price: string
  /** Whether a price up to 0.5% worse than confirmed is accepted; true by default. */
  readonly mayPriceChange?: boolean
  /** Whether the market has done something to the position since it was caught up, which must be applied first. */
  readonly hasEvent: boolean
}

/** Looks at the market of a position at a time, in milliseconds since 1970 UTC. */
export type PositionMarketAt = (position: ContractPositionRow, time: number) => PositionMarket

/** @param caughtUpAt until when the position is caught up with the market (epoch ms) */
export function positionMarketOf(
  market: Market,
  caughtUpAt: number,
  mayPriceChange?: boolean,
): PositionMarketAt {
  return (position, now) => {
    const product = findProduct(Number(position.product_id))
    // Where the clock was set back, it is caught up until later.
    const time = Math.max(now, caughtUpAt)
    if (!product) return { time, price: '0', hasEvent: false }
    return {
      time,
      price: market.quote(product, time).nowPrice,
      mayPriceChange,
      rejectReason: tradingRejectReason(market, product, time, { positionType: CONTRACT }),
      hasEvent: nextEvent(market, product, position, caughtUpAt, time) !== undefined,
    }
  }
}
