import type {
  EarningAccrual as WireAccrual,
  EarningExit as WireExit,
  EarningOrder as WireOrder,
  EarningPreview,
  EarningProduct as WireProduct,
  LanguageCode,
} from '#src/api/generated/models/index.ts'
import { multiply, trimZeros } from '#src/lib/money.ts'
import type { EarningExit } from './exit.ts'
import type { EarningAccrual } from './lists.ts'
import type { EarningOrder } from './order.ts'
import type { EarningOffer, EarningProduct, EarningService } from './product.ts'
import { leftOf, printAmount, statusOf, type EarningQuote } from './quote.ts'
import { refusal } from '#server/problem.ts'
import { productOf } from '#server/ledger/units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import { USDT_ID } from '#server/ledger/currencies.ts'
import { earningProductName, findEarningProduct } from './products.ts'
import { IN_FORCE_SINCE } from '../shared/terms.ts'

/** Days by which a daily rate is told by the year. */
const DAYS_A_YEAR = '365'

const yearRate = (dailyRate: string) => trimZeros(multiply(dailyRate, DAYS_A_YEAR))

/** A product of a service. @throws DomainError `earning_unknown` */
export function earningProductNamed(service: EarningService, id: number): EarningProduct {
  const product = findEarningProduct(service, id)
  if (!product) throw refusal('earning_unknown')
  return product
}

/** What an amount is of, as ledger entries say it: a currency, or a coin by its product. */
export function assetFields(asset: string) {
  const assetProductId = productOf(asset)
  const assetName = assetProductId === null ? asset : (findProduct(assetProductId)?.productCode ?? asset)
  return { currencyId: assetProductId === null ? USDT_ID : null, assetProductId, assetName }
}

/** A product as the wire shows it; `sold` in minor units. */
export function toWireProduct(offer: EarningOffer, sold: bigint, locale: LanguageCode): WireProduct {
  const { service: _, asset, takenBefore: __, ...terms } = offer.product
  return {
    ...terms,
    ...assetFields(asset),
    name: earningProductName(offer.product, locale),
    yearRate: yearRate(offer.product.dailyRate),
    left: printAmount(leftOf(offer.product, sold), offer.product),
    status: statusOf(offer, sold),
    since: IN_FORCE_SINCE,
  }
}

/** A quote as the wire shows it. */
export function toWirePreview(
  product: EarningProduct,
  quote: EarningQuote,
  available: string,
  locale: LanguageCode,
): EarningPreview {
  const print = (units: bigint) => printAmount(units, product)
  const { problem, startsAt, endsAt } = quote
  return {
    productId: product.id,
    name: earningProductName(product, locale),
    ...assetFields(product.asset),
    amount: print(quote.amount),
    dailyRate: product.dailyRate,
    yearRate: yearRate(product.dailyRate),
    termDays: product.termDays,
    startsAt,
    endsAt,
    dailyInterest: print(quote.dailyInterest),
    totalInterest: print(quote.totalInterest),
    returns: print(quote.amount + quote.totalInterest),
    earlyBasis: product.earlyBasis,
    earlyRate: product.earlyRate,
    earlyWorst: print(quote.earlyWorst),
    available,
    left: print(quote.left),
    problem: problem && {
      field: problem.field,
      msg: `hint_${problem.code}`,
      ...(problem.params && { params: problem.params }),
    },
  }
}

/** How wire shapes of one service are made, in a language. */
export interface Naming {
  readonly service: EarningService
  readonly locale: LanguageCode
}

/** What an order, a day or an exit says of its product. */
function about({ service, locale }: Naming, { productId, asset }: { productId: number; asset: string }) {
  return { ...assetFields(asset), name: earningProductName(earningProductNamed(service, productId), locale) }
}

export function toWireOrder(naming: Naming, order: EarningOrder): WireOrder {
  const { asset: _, ...rest } = order
  return { ...rest, ...about(naming, order), yearRate: yearRate(order.dailyRate) }
}

export function toWireAccrual(naming: Naming, accrual: EarningAccrual): WireAccrual {
  const { asset: _, ...rest } = accrual
  return { ...rest, ...about(naming, accrual) }
}

export function toWireExit(naming: Naming, exit: EarningExit): WireExit {
  const { productId: _, asset: __, ...rest } = exit
  return { ...rest, ...about(naming, exit) }
}
