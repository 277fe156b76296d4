import type { EarningPreview, EarningProduct, LanguageCode } from '#models'
import type { EarningOffer, EarningService, EarningTerms } from './product.ts'
import { annualRate, remainingCapacity, formatAmount, statusOf, type EarningEstimate } from './preview.ts'
import { domainError, toPreviewProblem } from '#server/problem.ts'
import { productIdOf, type Asset } from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { earningProductName, findEarningProduct } from './products.ts'
import { TERMS_VALID_FROM } from '#server/market/terms-date.ts'

/** A product of a service. @throws DomainError `earning_unknown` */
export function requireEarningProduct(service: EarningService, id: number): EarningTerms {
  const product = findEarningProduct(service, id)
  if (!product) throw domainError('earning_unknown')
  return product
}

/** The asset fields of an amount, as in ledger entries: a currency, or a coin by its product. */
export function assetFields(asset: string) {
  const assetProductId = productIdOf(asset)
  const assetName = assetProductId === null ? asset : (findProduct(assetProductId)?.productCode ?? asset)
  return { currencyId: assetProductId === null ? USDT_ID : null, assetProductId, assetName }
}

/** An offered product; `sold` in minor units. */
export function toEarningProduct(offer: EarningOffer, sold: bigint, locale: LanguageCode): EarningProduct {
  const { service: _, asset, soldBefore: __, ...terms } = offer.product
  return {
    ...terms,
    ...assetFields(asset),
    name: earningProductName(offer.product, locale),
    yearRate: annualRate(offer.product.dailyRate),
    left: formatAmount(remainingCapacity(offer.product, sold), offer.product),
    status: statusOf(offer, sold),
    since: TERMS_VALID_FROM,
  }
}

/** The preview of an order. */
export function toEarningPreview(
  product: EarningTerms,
  estimate: EarningEstimate,
  available: string,
  locale: LanguageCode,
): EarningPreview {
  const format = (units: bigint) => formatAmount(units, product)
  const { problem, startsAt, endsAt } = estimate
  return {
    productId: product.id,
    name: earningProductName(product, locale),
    ...assetFields(product.asset),
    amount: format(estimate.amount),
    dailyRate: product.dailyRate,
    yearRate: annualRate(product.dailyRate),
    termDays: product.termDays,
    startsAt,
    endsAt,
    dailyInterest: format(estimate.dailyInterest),
    totalInterest: format(estimate.totalInterest),
    returns: format(estimate.amount + estimate.totalInterest),
    earlyBasis: product.earlyBasis,
    earlyRate: product.earlyRate,
    earlyWorst: format(estimate.earlyWorst),
    available,
    left: format(estimate.remaining),
    problem: problem && toPreviewProblem(problem),
  }
}

/** The service and the reader's language. */
export interface NameContext {
  readonly service: EarningService
  readonly locale: LanguageCode
}

/** An order, accrual or early redemption with its names. */
export function withNames<Fields extends { readonly productId: number; readonly asset: Asset }>(
  { service, locale }: NameContext,
  { asset, ...fields }: Fields,
) {
  const name = earningProductName(requireEarningProduct(service, fields.productId), locale)
  return { ...fields, ...assetFields(asset), name }
}
