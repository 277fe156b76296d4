import { accruedAfter, earlyRedemptionFee, firstWholeDay } from '#src/lib/trading/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { multiply, toMinorUnits, trimZeros } from '#src/lib/money/money.ts'
import { scaleOfAsset } from '#server/ledger/units.ts'
import { parseRate, formatUnits } from '#src/lib/money/minor-units.ts'
import { amountError } from '#server/ledger/amount-error.ts'
import type { Problem } from '#server/problem.ts'
import type { EarningOffer, EarningTerms } from './product.ts'

export type EarningField = 'amount' | 'product'

/** What limits a person's order, in minor units. */
export interface EarningFunds {
  readonly available: bigint
  /** The total of this person's running orders in the product. */
  readonly running: bigint
  /** The total ever sold to all customers. */
  readonly sold: bigint
}

/** The preview of an order in minor units; with a problem, the order cannot be placed. */
export interface EarningEstimate {
  readonly amount: bigint
  readonly startsAt: number
  readonly endsAt: number
  readonly dailyInterest: bigint
  readonly totalInterest: bigint
  /** The minimum total return of an early redemption. */
  readonly earlyWorst: bigint
  /** What this person may still buy, regardless of the balance. */
  readonly remaining: bigint
  readonly problem: Problem<EarningField> | null
}

/** Far above any limit, and within 64 bits with the interest of ten years. */
const MAX_AMOUNT = 10n ** 17n

/** Minor units of an amount of this asset. @throws RangeError when it is no decimal or has digits below the minor unit */
export const parseAmount = (decimal: string, { asset }: Pick<EarningTerms, 'asset'>) =>
  toMinorUnits(decimal, scaleOfAsset(asset))

/** Minor units of this asset as the shortest decimal. */
export const formatAmount = (units: bigint, { asset }: { readonly asset: string }) =>
  formatUnits(units, scaleOfAsset(asset))

/** Days per year for annual rates. */
const DAYS_A_YEAR = '365'

export const annualRate = (dailyRate: string): string => trimZeros(multiply(dailyRate, DAYS_A_YEAR))

/** The interest of a principal after so many whole days, in minor units. */
export const interestOf = (principal: bigint, dailyRate: string, days: number) =>
  accruedAfter(principal, { rate: parseRate(dailyRate), per: 'day' }, days)

/** Previews an order. Placing uses the same computation. `amount` is a decimal string. */
export function estimateEarningOrder(
  amount: string,
  offer: EarningOffer,
  funds: EarningFunds,
): EarningEstimate {
  const { product, now } = offer
  const units = parseAmountOrUndefined(amount, product)
  const principal = units === undefined ? 0n : units > MAX_AMOUNT ? MAX_AMOUNT : units
  const startsAt = firstWholeDay(now)
  const exit = { basis: product.earlyBasis, rate: parseRate(product.earlyRate) }
  return {
    amount: principal,
    startsAt,
    endsAt: startsAt + product.termDays * DAY,
    dailyInterest: interestOf(principal, product.dailyRate, 1),
    totalInterest: interestOf(principal, product.dailyRate, product.termDays),
    // An interest-based penalty takes at most the interest, and before the first day there is none.
    earlyWorst: principal - earlyRedemptionFee(principal, 0n, exit),
    remaining: remainingForPerson(product, funds),
    problem: units === undefined ? invalidAmount(product) : findProblem(units, offer, funds),
  }
}

function parseAmountOrUndefined(amount: string, product: EarningTerms): bigint | undefined {
  return amountError(amount, product.decimals) ? undefined : parseAmount(amount, product)
}

function invalidAmount({ decimals }: EarningTerms): Problem<EarningField> {
  return { field: 'amount', code: 'invalid_field', params: { decimals: `${decimals}` } }
}

const floorZero = (units: bigint) => (units < 0n ? 0n : units)

/** The remaining capacity of a product, in minor units. */
export function remainingCapacity(product: EarningTerms, sold: bigint): bigint {
  const { capacity, soldBefore } = product
  return floorZero(parseAmount(capacity, product) - parseAmount(soldBefore, product) - sold)
}

function remainingForPerson(product: EarningTerms, { running, sold }: EarningFunds): bigint {
  const remainingOwn = floorZero(parseAmount(product.personLimit, product) - running)
  const remainingTotal = remainingCapacity(product, sold)
  return remainingOwn < remainingTotal ? remainingOwn : remainingTotal
}

/** Whether a product can be bought at a given time. */
export function statusOf({ product, now }: EarningOffer, sold: bigint): 'open' | 'soldOut' | 'closed' {
  if (product.closesAt !== null && now >= product.closesAt) return 'closed'
  // A remainder below the minimum amount cannot be bought.
  return remainingCapacity(product, sold) < parseAmount(product.minAmount, product) ? 'soldOut' : 'open'
}

function findProblem(
  amount: bigint,
  offer: EarningOffer,
  { available, running, sold }: EarningFunds,
): Problem<EarningField> | null {
  const { product } = offer
  const { minAmount, maxAmount, personLimit, assetName: currency } = product
  const atAmount = (code: Problem['code'], params: Record<string, string>): Problem<EarningField> => ({
    field: 'amount',
    code,
    params: { ...params, currency },
  })
  const format = (units: bigint) => formatAmount(units, product)
  if (statusOf(offer, sold) === 'closed') return { field: 'product', code: 'earning_closed' }
  const left = remainingCapacity(product, sold)
  if (statusOf(offer, sold) === 'soldOut') return atAmount('earning_sold_out', { left: format(left) })
  if (amount < parseAmount(minAmount, product)) return atAmount('below_minimum', { minimum: minAmount })
  if (amount > parseAmount(maxAmount, product)) return atAmount('above_maximum', { maximum: maxAmount })
  const limit = parseAmount(personLimit, product)
  if (running + amount > limit) {
    return atAmount('earning_person_limit', { left: format(floorZero(limit - running)), limit: personLimit })
  }
  if (amount > left) return atAmount('earning_sold_out', { left: format(left) })
  return amount > available ? atAmount('insufficient_balance', { available: format(available) }) : null
}
