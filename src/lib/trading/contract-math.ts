/**
 * Contract position arithmetic, used both for charging and for previews while typing. All values are bigint minor
 * units, see minor-units.ts; point values are in the units of rates. The point value is the profit in USDT of quantity 1
 * when the price rises by 1. The rules with worked examples: docs/rules/contract.md.
 */
import type { ContractDirection } from '#models'
import { applyRate } from './fees.ts'
import { MONEY_SCALE, PRICE_SCALE, QUANTITY_SCALE, RATE_ONE, RATE_SCALE } from '../money/minor-units.ts'

/** The inputs of a position's figures, besides the price. */
export interface Exposure {
  /** A long profits when the price rises, a short when it falls. */
  readonly direction: ContractDirection
  readonly entryPrice: bigint
  readonly quantity: bigint
  readonly pointValue: bigint
  /** The margin held for the position: the most that it can lose. */
  readonly margin: bigint
}

/** Scale difference between price x quantity x point value and money. */
const VALUE_DIVISOR = 10n ** BigInt(PRICE_SCALE + QUANTITY_SCALE + RATE_SCALE - MONEY_SCALE)

const ceilDivide = (dividend: bigint, divisor: bigint) => -floorDivide(-dividend, divisor)

/** Toward minus infinity; the divisor is above zero. */
function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend % divisor < 0n ? quotient - 1n : quotient
}

/** The notional value of a quantity at a price, rounded down to the minor unit of money. */
export function notionalOf(price: bigint, quantity: bigint, pointValue: bigint): bigint {
  return (price * quantity * pointValue) / VALUE_DIVISOR
}

/** The margin for a notional at a leverage, rounded up to the minor unit. */
export function marginOf(notional: bigint, leverage: bigint): bigint {
  return ceilDivide(notional, leverage)
}

/** 0.5% in thousandths: a short limit order is held at this much above its limit. */
const SHORT_HOLD_FACTOR = { per: 1000n, more: 1005n }

/**
 * The price at which the funds of a limit order are held. A long fills at its limit or below, and never needs more. A
 * short fills at its limit or above, where its notional is larger: 0.5% more is held.
 */
export function holdPrice(direction: ContractDirection, limitPrice: bigint): bigint {
  return direction === 'long' ? limitPrice : (limitPrice * SHORT_HOLD_FACTOR.more) / SHORT_HOLD_FACTOR.per
}

/** Profit of a quantity from the entry price to `price`; negative for a loss. Rounded down to the minor unit. */
export function profitOf(
  { direction, entryPrice, pointValue }: Pick<Exposure, 'direction' | 'entryPrice' | 'pointValue'>,
  price: bigint,
  quantity: bigint,
): bigint {
  const gain = direction === 'long' ? price - entryPrice : entryPrice - price
  return floorDivide(gain * quantity * pointValue, VALUE_DIVISOR)
}

/** The largest multiple of `step` that needs at most `margin` at this price and leverage. */
export function maxQuantityFor(
  margin: bigint,
  { price, leverage, pointValue, step }: Record<'price' | 'leverage' | 'pointValue' | 'step', bigint>,
): bigint {
  // One minor unit below the next notional that would need more margin: rounding must not buy more.
  const steps = ((margin * leverage + 1n) * VALUE_DIVISOR - 1n) / (price * pointValue * step)
  return steps * step
}

/**
 * The liquidation price: the first multiple of `priceStep` at which margin plus profit is at most the maintenance rate
 * of the notional. Long: E - (margin / size - E x rate) / (1 - rate), rounded down to the step; short: the mirror
 * image, rounded up. Null when no price above zero reaches it.
 */
export function liquidationPrice(
  { direction, entryPrice, quantity, pointValue, margin }: Exposure,
  { maintenanceRate, priceStep }: { readonly maintenanceRate: bigint; readonly priceStep: bigint },
): bigint | null {
  const size = quantity * pointValue
  const value = entryPrice * size
  const marginValue = margin * VALUE_DIVISOR
  if (direction === 'short') {
    const atOrAbove = ceilDivide(
      (value + marginValue) * RATE_ONE,
      size * (RATE_ONE + maintenanceRate) * priceStep,
    )
    return atOrAbove * priceStep
  }
  const steps = floorDivide((value - marginValue) * RATE_ONE, size * (RATE_ONE - maintenanceRate) * priceStep)
  return steps > 0n ? steps * priceStep : null
}

/** The result of closing a position, or a part of it, at a price. */
export interface CloseResult {
  /** The released share of the margin. */
  readonly margin: bigint
  /** At least -margin: the house bears losses beyond it. */
  readonly profit: bigint
  /** At most margin plus profit. */
  readonly fee: bigint
  /** Margin + profit - fee: what is credited to the balance. */
  readonly returned: bigint
}

/** Closes `quantity` of a position at a price. The last part releases all remaining margin. */
export function closeResult(
  position: Exposure,
  { price, quantity, feeRate }: Record<'price' | 'quantity' | 'feeRate', bigint>,
): CloseResult {
  const isAll = quantity === position.quantity
  const margin = isAll ? position.margin : (position.margin * quantity) / position.quantity
  const rawProfit = profitOf(position, price, quantity)
  const profit = rawProfit < -margin ? -margin : rawProfit
  const left = margin + profit
  const fullFee = applyRate(notionalOf(price, quantity, position.pointValue), feeRate)
  const fee = fullFee < left ? fullFee : left
  return { margin, profit, fee, returned: left - fee }
}

/**
 * The funding payment: what is added to a position's margin or, below zero, taken from it. The rate of the notional,
 * paid by longs to shorts while the rate is above zero. Never takes more than the margin.
 */
export function fundingPayment(position: Exposure, price: bigint, rate: bigint): bigint {
  const paidByLongs = applyRate(notionalOf(price, position.quantity, position.pointValue), rate)
  const received = position.direction === 'long' ? -paidByLongs : paidByLongs
  return received < -position.margin ? -position.margin : received
}
