import type { CheckName } from './check-names.ts'
import type { ExchangeType, PositionType, ProductType } from '../trading/fee-remarks.ts'
import { compare, type Decimal } from '../money/money.ts'
import type { Facts } from './facts.ts'
import { unchecked, checkRange, checkText, type FindingContext, type Finding } from './finding.ts'

/**
 * Checks that an order was charged the published fee or less. Only current fees are published: when they took effect
 * after the order, or it is not known when, a difference proves nothing.
 */
export function checkFeeRate(
  facts: Facts,
  about: FindingContext,
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
  if (!published) return unchecked('feeRate', about, 'noTerms')
  const { value: most, since } = published
  const finding = checkAtMost('feeRate', about, { most, since }, { stated: feeRate, unit: '' })
  // Less than published is no harm, and not what was published either.
  const isLess = finding.verdict.is === 'agrees' && compare(feeRate, most) < 0
  return isLess && since !== null && about.time >= since
    ? checkText('feeRate', about, most, feeRate)
    : finding
}

/** Checks that a limit was kept: not above it when buying, not below it when selling. */
export function checkLimit(
  about: FindingContext,
  isBuying: boolean,
  { limit, price }: { readonly limit: Decimal; readonly price: Decimal },
): Finding {
  const bounds = isBuying ? { low: null, high: limit } : { low: limit, high: null }
  return checkRange('limit', about, bounds, { stated: price, unit: '' })
}

interface Terms {
  /** When they took effect; null when unknown. */
  readonly since: number | null
}
type Stated = Parameters<typeof checkRange>[3]

/** A difference proves nothing when the terms took effect later than the record. */
const unlessTermsAreNewer = (finding: Finding, { since }: Terms): Finding =>
  finding.verdict.is === 'agrees' || (since !== null && finding.time >= since)
    ? finding
    : unchecked(finding.check, finding, 'termsSince')

/** Checks that a price is at most the published one. */
export const checkAtMost = (
  check: CheckName,
  about: FindingContext,
  { most, since }: Terms & { readonly most: Decimal },
  stated: Stated,
): Finding => unlessTermsAreNewer(checkRange(check, about, { low: null, high: most }, stated), { since })

/** Checks that a rate is at least the published one. */
export const checkAtLeast = (
  check: CheckName,
  about: FindingContext,
  { least, since }: Terms & { readonly least: Decimal },
  stated: Stated,
): Finding => unlessTermsAreNewer(checkRange(check, about, { low: least, high: null }, stated), { since })
