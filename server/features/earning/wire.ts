import type {
  EarningAccrual as WireAccrual,
  EarningExit as WireExit,
  EarningOrder as WireOrder,
  EarningPreview,
  EarningProduct as WireProduct,
  LanguageCode,
} from '#src/api/generated/models/index.ts'
import { multiply, trimZeros } from '#src/lib/money.ts'
import type { EarlyRedemption } from './early-redemption.ts'
import type { EarningAccrual } from './lists.ts'
import type { EarningOrder } from './order.ts'
import type { EarningOffer, EarningProduct, EarningService } from './product.ts'
import { remainingCapacity, formatAmount, statusOf, type EarningEstimate } from './preview.ts'
import { domainError } from '#server/problem.ts'
import { productIdOf } from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { earningProductName, findEarningProduct } from './products.ts'
import { TERMS_VALID_FROM } from '#server/market/terms-date.ts'

/** Days per year for annual rates. */
const DAYS_A_YEAR = '365'

const annualRate = (dailyRate: string) => trimZeros(multiply(dailyRate, DAYS_A_YEAR))

/** A product of a service. @throws DomainError `earning_unknown` */
export function requireEarningProduct(service: EarningService, id: number): EarningProduct {
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

/** A product in its wire format; `sold` in minor units. */
export function toWireProduct(offer: EarningOffer, sold: bigint, locale: LanguageCode): WireProduct {
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

/** A preview in its wire format. */
export function toWirePreview(
  product: EarningProduct,
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
    problem: problem && {
      field: problem.field,
      msg: `hint_${problem.code}`,
      ...(problem.params && { params: problem.params }),
    },
  }
}

/** The service and language of wire formats. */
export interface WireContext {
  readonly service: EarningService
  readonly locale: LanguageCode
}

/** The product fields of an order, an accrual or an early redemption. */
function productFields(
  { service, locale }: WireContext,
  { productId, asset }: { productId: number; asset: string },
) {
  return {
    ...assetFields(asset),
    name: earningProductName(requireEarningProduct(service, productId), locale),
  }
}

export function toWireOrder(context: WireContext, order: EarningOrder): WireOrder {
  const { asset: _, ...rest } = order
  return { ...rest, ...productFields(context, order), yearRate: annualRate(order.dailyRate) }
}

export function toWireAccrual(context: WireContext, accrual: EarningAccrual): WireAccrual {
  const { asset: _, ...rest } = accrual
  return { ...rest, ...productFields(context, accrual) }
}

export function toWireRedemption(context: WireContext, redemption: EarlyRedemption): WireExit {
  const { productId: _, asset: __, ...rest } = redemption
  return { ...rest, ...productFields(context, redemption) }
}
