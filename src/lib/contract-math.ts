/**
 * The arithmetic of contract positions, for what is charged and for what is shown while typing alike: one source. Everything is a
 * whole number of minor units: money in 0.000001 USDT, quantities in 0.00000001, prices and price steps in 0.00000000001, rates and
 * point values in 0.0000000001. A point value is what quantity 1 gains, in USDT, when the price rises by 1. Whoever has decimal
 * strings reads them with `units`. The rules in words, with worked examples: docs/trading-rules.md.
 */
import { fromMinorUnits, toMinorUnits, trimZeros, type Decimal } from './decimal.ts'

export const MONEY = 6
export const QUANTITY = 8
export const PRICE = 11
export const RATE = 10

/** Minor units of decimal strings. @throws RangeError when one is no decimal or has digits below its minor unit. */
export const units = {
  money: (decimal: Decimal) => toMinorUnits(decimal, MONEY),
  quantity: (decimal: Decimal) => toMinorUnits(decimal, QUANTITY),
  price: (decimal: Decimal) => toMinorUnits(decimal, PRICE),
  rate: (decimal: Decimal) => toMinorUnits(decimal, RATE),
}

const printer = (scale: number) => (minor: bigint) => trimZeros(fromMinorUnits(minor, scale))

/** Minor units as the shortest decimal strings. */
export const decimals = {
  money: printer(MONEY),
  quantity: printer(QUANTITY),
  price: printer(PRICE),
}

/** Long gains when the price rises, short when it falls. */
export type Direction = 'long' | 'short'

/** What a position's figures follow from, besides the price. */
export interface Exposure {
  readonly direction: Direction
  readonly entryPrice: bigint
  readonly quantity: bigint
  readonly pointValue: bigint
  /** What is held for it: the most that it can lose. */
  readonly margin: bigint
}

/** Price x quantity x point value carries this many digits more than money. */
const VALUE_DIVISOR = 10n ** BigInt(PRICE + QUANTITY + RATE - MONEY)
const RATE_ONE = 10n ** BigInt(RATE)

const ceilDivide = (dividend: bigint, divisor: bigint) => -floorDivide(-dividend, divisor)

/** Toward minus infinity; the divisor is above zero. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

/** What a quantity stands for at a price, cut at the minor unit of money. */
export function notionalOf(price: bigint, quantity: bigint, pointValue: bigint): bigint {
  return (price * quantity * pointValue) / VALUE_DIVISOR
}

/** What is held for a notional at a leverage, up to the next minor unit. */
export function marginOf(notional: bigint, leverage: bigint): bigint {
  return ceilDivide(notional, leverage)
}

/** 0.5 %, in thousandths: a short limit order is held for a fill so much above its limit. */
const ABOVE_LIMIT = { per: 1000n, more: 1005n }

/**
 * The price that a limit order is held for. A long is filled at its limit or below, and never needs more than at its limit. A short
 * is filled at its limit or above, and stands for more there: it is held for 0.5 % more.
 */
export function heldPrice(direction: Direction, limitPrice: bigint): bigint {
  return direction === 'long' ? limitPrice : (limitPrice * ABOVE_LIMIT.more) / ABOVE_LIMIT.per
}

/** A rate of an amount, cut toward zero: fees and funding. */
export function shareOf(amount: bigint, rate: bigint): bigint {
  return (amount * rate) / RATE_ONE
}

/** What a quantity has gained from the entry to a price; below zero what it has lost. Down to the next minor unit. */
export function profitOf(
  { direction, entryPrice, pointValue }: Pick<Exposure, 'direction' | 'entryPrice' | 'pointValue'>,
  price: bigint,
  quantity: bigint,
): bigint {
  const gain = direction === 'long' ? price - entryPrice : entryPrice - price
  return floorDivide(gain * quantity * pointValue, VALUE_DIVISOR)
}

/** The largest multiple of `step` for which at most `margin` is held at this price and leverage. */
export function quantityFor(
  margin: bigint,
  { price, leverage, pointValue, step }: Record<'price' | 'leverage' | 'pointValue' | 'step', bigint>,
): bigint {
  // One minor unit less than the next notional that would need more: what is cut off a notional must not be bought with.
  const steps = ((margin * leverage + 1n) * VALUE_DIVISOR - 1n) / (price * pointValue * step)
  return steps * step
}

/**
 * The price at which a position is liquidated: the first one, a multiple of `priceStep`, at which margin and profit together are no
 * more than the maintenance rate of the notional. Long: E - (margin / size - E x rate) / (1 - rate), down to the step; short: the
 * mirror, up to the step. Null when no price above zero does it.
 */
export function liquidationPrice(
  { direction, entryPrice, quantity, pointValue, margin }: Exposure,
  { maintenanceRate, priceStep }: { readonly maintenanceRate: bigint; readonly priceStep: bigint },
): bigint | null {
  const size = quantity * pointValue
  const value = entryPrice * size
  const cushion = margin * VALUE_DIVISOR
  if (direction === 'short') {
    const atOrAbove = ceilDivide(
      (value + cushion) * RATE_ONE,
      size * (RATE_ONE + maintenanceRate) * priceStep,
    )
    return atOrAbove * priceStep
  }
  const steps = floorDivide((value - cushion) * RATE_ONE, size * (RATE_ONE - maintenanceRate) * priceStep)
  return steps > 0n ? steps * priceStep : null
}

/** What becomes of a position, or a part of it, at a price. */
export interface Closing {
  /** The part's share of the margin, which is released. */
  readonly margin: bigint
  /** Never less than the margin is: the house bears what goes beyond. */
  readonly profit: bigint
  /** Never more than what is left. */
  readonly fee: bigint
  /** Margin, profit and fee together: what reaches the balance. */
  readonly returned: bigint
}

/** Closes `quantity` of a position at a price. The last part takes the whole rest of the margin. */
export function closingOf(
  position: Exposure,
  { price, quantity, feeRate }: Record<'price' | 'quantity' | 'feeRate', bigint>,
): Closing {
  const isAll = quantity === position.quantity
  const margin = isAll ? position.margin : (position.margin * quantity) / position.quantity
  const gained = profitOf(position, price, quantity)
  const profit = gained < -margin ? -margin : gained
  const left = margin + profit
  const full = shareOf(notionalOf(price, quantity, position.pointValue), feeRate)
  const fee = full < left ? full : left
  return { margin, profit, fee, returned: left - fee }
}

/**
 * What a funding moment adds to a position's margin, or, below zero, takes from it: the rate of the notional, paid by the longs to the
 * shorts while the rate is above zero. Never more than the margin.
 */
export function fundingOf(position: Exposure, price: bigint, rate: bigint): bigint {
  const paidByLongs = shareOf(notionalOf(price, position.quantity, position.pointValue), rate)
  const received = position.direction === 'long' ? -paidByLongs : paidByLongs
  return received < -position.margin ? -position.margin : received
}
