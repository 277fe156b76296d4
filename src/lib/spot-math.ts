/** The arithmetic of spot trades, used both for charging and for previews while typing. All values are bigint minor units. */
import { applyRate } from './fees.ts'
import { MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE } from './minor-units.ts'

/** 1 buy, 2 sell, as on the wire. */
export type Side = 1 | 2
export const BUY = 1
export const SELL = 2

/** The cost of a trade, in minor units of money. */
export interface SpotPrice {
  /** Price times quantity. */
  readonly cost: bigint
  readonly fee: bigint
  /** Buying: cost plus fee, what leaves the balance. Selling: cost less fee, what reaches it. */
  readonly total: bigint
}

const COST_DIVISOR = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE)

/**
 * The only place where a trade is rounded, for previews, orders and fills alike; everything is in minor units.
 * The cost is rounded against the customer (up when buying, down when selling), so that splitting an order never
 * takes money from the house: by less than 0.000001 USDT per order. The fee is rounded toward zero, in the customer's favour.
 */
export function priceSpot(side: Side, price: bigint, quantity: bigint, feeRate: bigint): SpotPrice {
  const product = price * quantity
  const cost = side === BUY ? (product + COST_DIVISOR - 1n) / COST_DIVISOR : product / COST_DIVISOR
  const fee = applyRate(cost, feeRate)
  return { cost, fee, total: side === BUY ? cost + fee : cost - fee }
}

/** The largest multiple of `step` whose total, fee included, is at most `amount` when bought at `price`. */
export function quantityFor(amount: bigint, price: bigint, feeRate: bigint, step: bigint): bigint {
  // Binary search: the total never falls as the quantity grows.
  let fits = 0n
  let exceeds = (amount * COST_DIVISOR) / (price * step) + 1n
  while (exceeds - fits > 1n) {
    const middle = (fits + exceeds) / 2n
    if (priceSpot(BUY, price, middle * step, feeRate).total <= amount) fits = middle
    else exceeds = middle
  }
  return fits * step
}
