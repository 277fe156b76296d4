import type { ExchangeType, PositionType, ProductType } from '../fee-remarks.ts'
import type { Decimal } from '../money.ts'
import type { Facts } from './facts.ts'
import { unknown, within, type About, type CheckName, type Finding } from './finding.ts'

/**
 * Whether an order bears the fee that is published for it, or less. What is published is the present; when it is in force since
 * later than the order, or nobody says since when, a difference proves nothing.
 */
export function checkFeeRate(
  facts: Facts,
  about: About,
  {
    productType,
    position,
    exchange,
    feeRate,
  }: {
    readonly productType: ProductType
    readonly position: PositionType
    readonly exchange: ExchangeType
    readonly feeRate: Decimal
  },
): Finding {
  const published = facts.feeRate(productType, position, exchange)
  if (!published) return unknown('feeRate', about, 'noTerms')
  const { value: most, since } = published
  return notMoreThan('feeRate', about, { most, since }, { stated: feeRate, unit: '' })
}

/** Whether a limit was kept: not more than it when buying, not less when selling. */
export function checkLimit(
  about: About,
  isBuying: boolean,
  { limit, price }: { readonly limit: Decimal; readonly price: Decimal },
): Finding {
  const bounds = isBuying ? { low: null, high: limit } : { low: limit, high: null }
  return within('limit', about, bounds, { stated: price, unit: '' })
}

interface Terms {
  /** From when they are in force; null when nobody says. */
  readonly since: number | null
}
type Stated = Parameters<typeof within>[3]

/** What proves nothing: terms that are in force since later than what they are held against. */
const unlessLater = (found: Finding, { since }: Terms): Finding =>
  found.verdict.is === 'agrees' || (since !== null && found.time >= since)
    ? found
    : unknown(found.check, found, 'termsSince')

/** Whether a price is no more than is published. */
export const notMoreThan = (
  check: CheckName,
  about: About,
  { most, since }: Terms & { readonly most: Decimal },
  stated: Stated,
): Finding => unlessLater(within(check, about, { low: null, high: most }, stated), { since })

/** Whether a promise is no less than is published. */
export const notLessThan = (
  check: CheckName,
  about: About,
  { least, since }: Terms & { readonly least: Decimal },
  stated: Stated,
): Finding => unlessLater(within(check, about, { low: least, high: null }, stated), { since })
