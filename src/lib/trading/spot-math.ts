/** The arithmetic of spot trades, used both for charging and for previews while typing. All values are bigint minor units. */
import { toMinorUnits } from '../money/decimal.ts'
import { applyRate } from './fees.ts'
import { MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, RATE_ONE } from '../money/minor-units.ts'

/** 1 buy, 2 sell, as on the wire. */
export type Side = 1 | 2
export const BUY = 1
export const SELL = 2

/** The side of a stored order, whose integers are bigint. */
export const toSide = (side: bigint): Side => (side === 1n ? BUY : SELL)

/** The cost of a trade, in minor units of money. */
export interface SpotPrice {
  /** Price times quantity. */
  readonly cost: bigint
  readonly fee: bigint
  /** Buying: cost plus fee, what leaves the balance. Selling: cost less fee, what reaches it. */
  readonly total: bigint
}

/** The published slippage tolerance of a market order as a rate: half a percent (docs/rules/spot.md). */
export const SLIPPAGE_RATE = '0.005'

const PER = 1000n
const TOLERANCE = toMinorUnits(SLIPPAGE_RATE, 3)

/** The same as a share of `per`: the most and the least of a price. */
export const SLIPPAGE_TOLERANCE = { per: PER, more: PER + TOLERANCE, less: PER - TOLERANCE }

/**
 * The most that a stop order to buy pays: its stop price and the slippage tolerance, truncated to `priceScale` decimals of the product; the
 * stop price alone where slippage is not allowed (docs/rules/spot.md). In minor units.
 */
export function stopBuyLimit(stop: bigint, priceScale: number, allowsSlippage: boolean): bigint {
  if (!allowsSlippage) return stop
  const step = 10n ** BigInt(PRICE_SCALE - priceScale)
  return ((stop * SLIPPAGE_TOLERANCE.more) / SLIPPAGE_TOLERANCE.per / step) * step
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

/** The limits of one order, in minor units. */
export interface OrderLimits {
  readonly maxQuantity: bigint
  readonly minCost: bigint
  readonly maxCost: bigint
}

/** The first limit that an order exceeds; its cost is undefined while its price is. An order that costs nothing is below every minimum. */
export function exceededLimit(
  { quantity, cost }: { readonly quantity: bigint; readonly cost: bigint | undefined },
  { maxQuantity, minCost, maxCost }: OrderLimits,
): keyof OrderLimits | undefined {
  if (quantity > maxQuantity) return 'maxQuantity'
  if (cost === undefined) return undefined
  if (cost < minCost || cost === 0n) return 'minCost'
  return cost > maxCost ? 'maxCost' : undefined
}

/**
 * The quantity of an order by amount. Buying: the largest whose total, fee included, is at most `amount` at `price`. Selling: the
 * smallest whose total, fee deducted, is at least `amount`; zero where the fee takes everything.
 */
export function quantityFor(side: Side, amount: bigint, price: bigint, feeRate: bigint): bigint {
  const isBelow = (quantity: bigint) => {
    const { total } = priceSpot(side, price, quantity, feeRate)
    return side === BUY ? total <= amount : total < amount
  }
  if (side === SELL && feeRate >= RATE_ONE) return 0n
  // Binary search: the total never falls as the quantity grows.
  let below = 0n
  let above = (amount * COST_DIVISOR) / price + 1n
  if (side === SELL) while (isBelow(above)) above *= 2n
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (isBelow(middle)) below = middle
    else above = middle
  }
  return side === BUY ? below : above
}
