/** The terms that a record was made on, against the published ones. */
import { compare } from '../money/money.ts'
import type { ReportedContractOrder, ReportedPosition } from '../statement/account-shapes.ts'
import type {
  ReportedEarningOrder,
  ReportedLoan,
  ReportedShareSubscription,
} from '../statement/wallet-shapes.ts'
import type { Facts } from './facts.ts'
import { checkText, checkTime, unchecked, type Finding, type FindingContext } from './finding.ts'

type Values = Readonly<Record<string, string | number | null>>
type Row = Readonly<Record<string, unknown>>

const DECIMAL = /^-?\d+(\.\d+)?$/
const isSame = (one: string | number, other: unknown) =>
  one === other ||
  (DECIMAL.test(String(one)) && DECIMAL.test(String(other)) && compare(String(one), String(other)) === 0)

/**
 * Each term that is published must be that of the record. A difference proves nothing when the terms took effect later, or it is not
 * known when; a term that is not published is left out.
 */
export function* checkSameTerms(
  about: FindingContext,
  published: Values,
  stated: Row,
  since: number | null,
): Generator<Finding> {
  for (const [name, value] of Object.entries(published)) {
    if (value === null) continue
    if (isSame(value, stated[name])) yield checkText('terms', about, `${value}`, `${value}`)
    else if (since === null || about.time < since) yield unchecked('terms', about, 'termsSince')
    else yield checkText('terms', about, `${name} ${value}`, `${name} ${String(stated[name])}`)
  }
}

/** A pledge or lock mining product: its term, its early redemption and its asset. */
export function* checkEarningTerms(
  { statement }: Facts,
  about: FindingContext,
  list: 'pledgeProducts' | 'miningProducts',
  order: ReportedEarningOrder,
): Generator<Finding> {
  const product = statement[list].find(one => one.id === order.productId)
  if (!product) return
  const { dailyRate, termDays, earlyBasis, earlyRate, currencyId, assetProductId, since } = product
  const published = { dailyRate, termDays, earlyBasis, earlyRate, currencyId, assetProductId }
  yield* checkSameTerms(about, published, { ...order }, since)
}

export function* checkLoanTerms(
  { statement }: Facts,
  about: FindingContext,
  loan: ReportedLoan,
): Generator<Finding> {
  const product = statement.loanProducts.find(one => one.id === loan.productId)
  if (!product) return
  const { since, id: _, ...published } = product
  yield* checkSameTerms(about, published, { ...loan }, since)
}

/** What an offer announced: its price, its lots and its dates. */
export function* checkOffer(
  { statement }: Facts,
  about: FindingContext,
  one: ReportedShareSubscription,
): Generator<Finding> {
  // Early files do not name the offer.
  if (one.offerId === null && statement.products.length === 0) return
  const offer = statement.shareOffers.find(each => each.id === one.offerId)
  if (!offer) return yield unchecked('terms', about, 'noTerms')
  const { id: _, closesAt, drawsAt, listsAt, ...published } = offer
  // An offer never changes.
  yield* checkSameTerms(about, published, { ...one }, 0)
  yield checkTime('terms', about, closesAt, one.closesAt)
  yield checkTime('terms', about, drawsAt, one.drawsAt)
  yield checkTime('terms', about, listsAt, one.listsAt)
}

/** A position has the product, the direction, the leverage and the currency of its order, and the contract rules of its product. */
export function* checkPositionTerms(
  { statement, maintenanceRate }: Facts,
  about: FindingContext,
  order: ReportedContractOrder,
  position: ReportedPosition,
): Generator<Finding> {
  const { productId, productType, productCode, direction, leverage, currencyId } = order
  const ordered = { productId, productType, productCode, direction, leverage, currencyId }
  yield* checkSameTerms(about, ordered, { ...position }, 0)
  const rules = statement.contractTerms.find(one => one.productId === position.productId)
  const ruled = maintenanceRate(position)
  // It follows from the highest leverage, which follows from the terms of the market.
  if (ruled !== undefined) yield* checkSameTerms(about, { maintenanceRate: ruled }, { ...position }, 0)
  if (!rules) return yield unchecked('terms', about, 'noTerms')
  const { priceStep, pointValue } = rules
  yield* checkSameTerms(about, { priceStep, pointValue, currencyId: rules.currencyId }, { ...position }, 0)
  // A position keeps the rate of its opening, and nothing says since when the published one has been in effect.
  if (ruled === undefined)
    yield* checkSameTerms(about, { maintenanceRate: rules.maintenanceRate }, { ...position }, null)
}
