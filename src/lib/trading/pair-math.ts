/** The arithmetic of coin-to-coin swaps, used both for charging and for previews while typing. */
import { toMinorUnits } from '../money/decimal.ts'
import { formatUnits, MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, RATE_ONE } from '../money/minor-units.ts'
import { applyRate } from './fees.ts'
import { BUY, type Side } from './spot-math.ts'

/** Decimals of a stored pair price; cheap coins have many decimals in BTC. */
export const PAIR_SCALE = 15
const ONE = 10n ** BigInt(PAIR_SCALE)

export const formatPairPrice = (units: bigint) => formatUnits(units, PAIR_SCALE)
/** Minor units of a pair's price. @throws RangeError when it is no decimal or has digits below the minor unit. */
export const parsePairPrice = (decimal: string) => toMinorUnits(decimal, PAIR_SCALE)

/** The amounts of a swap, in minor units of the coins (8 decimals). */
export interface PairCost {
  /** Price times quantity, in the quote coin. */
  readonly cost: bigint
  /** In the coin that is received. */
  readonly fee: bigint
  /** Debited: the cost when buying, the quantity when selling. */
  readonly paid: bigint
  /** Credited, less the fee. */
  readonly received: bigint
}

/**
 * The only place where a swap is rounded, for previews, placements and fills alike. The cost is rounded to the minor unit against the
 * customer (up when buying, down when selling), so that splitting an order gains nothing. The fee is a fraction of what is received, in
 * that coin, rounded toward zero in the customer's favor.
 */
export function pricePair(side: Side, price: bigint, quantity: bigint, feeRate: bigint): PairCost {
  const product = price * quantity
  if (side === BUY) {
    const cost = (product + ONE - 1n) / ONE
    const fee = applyRate(quantity, feeRate)
    return { cost, fee, paid: cost, received: quantity - fee }
  }
  const cost = product / ONE
  const fee = applyRate(cost, feeRate)
  return { cost, fee, paid: quantity, received: cost - fee }
}

/**
 * The quantity of an order by amount of the quote coin. Buying: the largest whose cost is at most `amount` at `price`. Selling: the
 * smallest that brings at least `amount`, after the fee; zero where the fee takes everything.
 */
export function pairQuantityFor(side: Side, amount: bigint, price: bigint, feeRate: bigint): bigint {
  if (side === BUY) return (amount * ONE) / price
  if (feeRate >= RATE_ONE) return 0n
  // Binary search for the least cost that is enough: what is left of it never falls as it grows.
  const isTooLittle = (cost: bigint) => cost - applyRate(cost, feeRate) < amount
  let below = 0n
  let above = amount
  while (isTooLittle(above)) above *= 2n
  while (above - below > 1n) {
    const middle = (below + above) / 2n
    if (isTooLittle(middle)) below = middle
    else above = middle
  }
  return (above * ONE + price - 1n) / price
}

/** The tolerance of market orders, 0.5% worse than the preview, as for spot orders. */
const TOLERANCE = { up: 1005n, down: 995n, of: 1000n }

/** The worst price that a market order confirmed at `price` may still be filled at. */
export function worstPrice(side: Side, price: bigint, mayChange: boolean): bigint {
  if (!mayChange) return price
  return side === BUY
    ? (price * TOLERANCE.up) / TOLERANCE.of
    : (price * TOLERANCE.down + TOLERANCE.of - 1n) / TOLERANCE.of
}

const VALUE_DIVISOR = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE)

/** The value of the amount paid in USDT, at the price of its coin, rounded down to the minor unit. */
export function paidValue(paid: bigint, coinPrice: bigint): bigint {
  return (paid * coinPrice) / VALUE_DIVISOR
}
