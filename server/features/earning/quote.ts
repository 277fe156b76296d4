import { accruedAfter, earlyRedemptionFee, firstWholeDay } from '#src/lib/accrual.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { toMinorUnits } from '#src/lib/money.ts'
import { parseRate, printUnits, scaleOfAsset } from '#server/ledger/units.ts'
import { amountFault } from '../shared/amount-fault.ts'
import type { Problem } from '#server/problem.ts'
import type { EarningOffer, EarningProduct } from './product.ts'

export type EarningField = 'amount' | 'product'

/** What a person may put in, in minor units. */
export interface EarningFunds {
  readonly available: bigint
  /** What this person has running in the product. */
  readonly running: bigint
  /** What everybody has bought of it, ever. */
  readonly sold: bigint
}

/** The figures of an order in minor units; with a problem, it could not be placed as it stands. */
export interface EarningQuote {
  readonly amount: bigint
  readonly startsAt: number
  readonly endsAt: number
  readonly dailyInterest: bigint
  readonly totalInterest: bigint
  /** The least that comes back in all when it is left early. */
  readonly earlyWorst: bigint
  /** What this person may still put in, whatever is available. */
  readonly left: bigint
  readonly problem: Problem<EarningField> | null
}

/** Far above any limit, below what 64 bits hold with the interest of ten years. */
const MOST = 10n ** 17n

/** Minor units of an amount of this asset. @throws RangeError when it is no decimal or has digits below the minor unit */
export const parseAmount = (decimal: string, { asset }: Pick<EarningProduct, 'asset'>) =>
  toMinorUnits(decimal, scaleOfAsset(asset))

/** Minor units of this asset as the shortest decimal. */
export const printAmount = (units: bigint, { asset }: { readonly asset: string }) =>
  printUnits(units, scaleOfAsset(asset))

/** What a principal earns at this rate in so many whole days, in minor units. */
export const interestOf = (principal: bigint, dailyRate: string, days: number) =>
  accruedAfter(principal, { rate: parseRate(dailyRate), per: 'day' }, days)

/** What an order would earn and cost. Placing computes with the same function. `amount` is a decimal string. */
export function quoteEarning(amount: string, offer: EarningOffer, funds: EarningFunds): EarningQuote {
  const { product, now } = offer
  const units = readAmount(amount, product)
  const counted = units === undefined ? 0n : units > MOST ? MOST : units
  const startsAt = firstWholeDay(now)
  const exit = { basis: product.earlyBasis, rate: parseRate(product.earlyRate) }
  return {
    amount: counted,
    startsAt,
    endsAt: startsAt + product.termDays * DAY,
    dailyInterest: interestOf(counted, product.dailyRate, 1),
    totalInterest: interestOf(counted, product.dailyRate, product.termDays),
    // Of the interest at most all of it is taken, and before the first day there is none.
    earlyWorst: counted - earlyRedemptionFee(counted, 0n, exit),
    left: leftFor(product, funds),
    problem: units === undefined ? notAnAmount(product) : findProblem(units, offer, funds),
  }
}

function readAmount(amount: string, product: EarningProduct): bigint | undefined {
  return amountFault(amount, product.decimals) ? undefined : parseAmount(amount, product)
}

function notAnAmount({ decimals }: EarningProduct): Problem<EarningField> {
  return { field: 'amount', code: 'invalid_field', params: { decimals: `${decimals}` } }
}

const floorZero = (units: bigint) => (units < 0n ? 0n : units)

/** What of a product is still to be had, in minor units. */
export function leftOf(product: EarningProduct, sold: bigint): bigint {
  const { capacity, takenBefore } = product
  return floorZero(parseAmount(capacity, product) - parseAmount(takenBefore, product) - sold)
}

function leftFor(product: EarningProduct, { running, sold }: EarningFunds): bigint {
  const own = floorZero(parseAmount(product.personLimit, product) - running)
  const all = leftOf(product, sold)
  return own < all ? own : all
}

/** Whether it can be bought at a moment, by anybody. */
export function statusOf({ product, now }: EarningOffer, sold: bigint): 'open' | 'soldOut' | 'closed' {
  if (product.closesAt !== null && now >= product.closesAt) return 'closed'
  // Less than the least that may be put in is nothing to be had.
  return leftOf(product, sold) < parseAmount(product.minAmount, product) ? 'soldOut' : 'open'
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
  const print = (units: bigint) => printAmount(units, product)
  if (statusOf(offer, sold) === 'closed') return { field: 'product', code: 'earning_closed' }
  const left = leftOf(product, sold)
  if (statusOf(offer, sold) === 'soldOut') return atAmount('earning_sold_out', { left: print(left) })
  if (amount < parseAmount(minAmount, product)) return atAmount('below_minimum', { minimum: minAmount })
  if (amount > parseAmount(maxAmount, product)) return atAmount('above_maximum', { maximum: maxAmount })
  const limit = parseAmount(personLimit, product)
  if (running + amount > limit) {
    return atAmount('earning_person_limit', { left: print(floorZero(limit - running)), limit: personLimit })
  }
  if (amount > left) return atAmount('earning_sold_out', { left: print(left) })
  return amount > available ? atAmount('insufficient_balance', { available: print(available) }) : null
}
