import type { CheckName } from './check-names.ts'
import type { ExchangeType, ProductType } from '#models'
import type { PositionType } from '../trading/fee-remarks.ts'
import type { Decimal } from '../money/money.ts'
import { startWith } from './arithmetic.ts'
import type { Facts } from './facts.ts'
import { checkComputed, unchecked, checkRange, type FindingContext, type Finding } from './finding.ts'

/**
 * Checks that an order was charged the published fee. Only current fees are published: when they took effect
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
  return checkRate('feeRate', about, published, feeRate)
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

/** Checks that a rate is the published one; less, or more, is not what was published, whomever it serves. */
export const checkRate = (
  check: CheckName,
  about: FindingContext,
  { value, since }: Terms & { readonly value: Decimal },
  stated: Decimal,
): Finding =>
  unlessTermsAreNewer(checkComputed(check, about, [startWith('rate', value)], { stated, unit: '' }), {
    since,
  })

/** Checks that a price is at most the published one. */
export const checkAtMost = (
  check: CheckName,
  about: FindingContext,
  { most, since }: Terms & { readonly most: Decimal },
  stated: Stated,
): Finding => unlessTermsAreNewer(checkRange(check, about, { low: null, high: most }, stated), { since })
