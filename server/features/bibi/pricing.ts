import { MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, printUnits } from '#server/ledger/units.ts'
import { toMinorUnits } from '#src/lib/money.ts'
import { BUY, feeOf, type Side } from '../spot/pricing.ts'

/** Decimals of a pair's price in storage; a coin that costs little has many of them in BTC. */
export const PAIR_SCALE = 15
const ONE = 10n ** BigInt(PAIR_SCALE)

export const printPairPrice = (units: bigint) => printUnits(units, PAIR_SCALE)
/** Minor units of a pair's price. @throws RangeError when it is no decimal or has digits below the minor unit. */
export const parsePairPrice = (decimal: string) => toMinorUnits(decimal, PAIR_SCALE)

/** What a swap moves, in minor units of the coins (8 decimals). */
export interface PairCost {
  /** Price times quantity, in the quote coin. */
  readonly cost: bigint
  /** In the coin that is received. */
  readonly fee: bigint
  /** What leaves the balance: the cost when buying, the quantity when selling. */
  readonly paid: bigint
  /** What reaches it, less the fee. */
  readonly received: bigint
}

/**
 * The one place where a swap is rounded, for previews, placings and fills alike. The cost goes to the whole minor unit against
 * the customer (up when buying, down when selling), so that no split of an order takes coins from the house. The fee is a share
 * of what is received, in that coin, cut toward zero in the customer's favour.
 */
export function pricePair(side: Side, price: bigint, quantity: bigint, feeRate: bigint): PairCost {
  const product = price * quantity
  if (side === BUY) {
    const cost = (product + ONE - 1n) / ONE
    const fee = feeOf(quantity, feeRate)
    return { cost, fee, paid: cost, received: quantity - fee }
  }
  const cost = product / ONE
  const fee = feeOf(cost, feeRate)
  return { cost, fee, paid: quantity, received: cost - fee }
}

/** The most that an amount of the quote coin buys at a price. */
export function quantityFor(amount: bigint, price: bigint): bigint {
  return (amount * ONE) / price
}

/** Half a percent: what a market order may be worse than its preview, as for spot orders. */
const WORSE = { up: 1005n, down: 995n, of: 1000n }

/** The worst price that a market order confirmed at `price` may still be filled at. */
export function worstPrice(side: Side, price: bigint, mayChange: boolean): bigint {
  if (!mayChange) return price
  return side === BUY ? (price * WORSE.up) / WORSE.of : (price * WORSE.down + WORSE.of - 1n) / WORSE.of
}

const VALUE_DIVISOR = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE - MONEY_SCALE)

/** What is paid is worth in USDT, at the USDT price of its coin and cut at the minor unit: what the trade counts as. */
export function valueOfPaid(paid: bigint, coinPrice: bigint): bigint {
  return (paid * coinPrice) / VALUE_DIVISOR
}
