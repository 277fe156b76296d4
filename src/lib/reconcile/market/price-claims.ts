/** The prices that an account's records state, each with the moment at which the market must have had it. */
import type { Decimal } from '#src/lib/money/decimal.ts'
import type {
  ReportedBibiOrder,
  ReportedContractOrder,
  ReportedPosition,
  ReportedQuickOrder,
  ReportedSpotOrder,
} from '#src/lib/statement/account-shapes.ts'
import type { ReportedDeposit, ReportedExchange } from '#src/lib/statement/wallet-shapes.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import type { Facts } from '../facts.ts'
import type { FindingContext } from '../finding.ts'
import { hoursBeforeFunding } from '../contract/funding.ts'

/** A price that a record states. */
export interface PriceClaim {
  readonly about: FindingContext
  readonly productId: number
  readonly price: Decimal
  readonly time: number
}

function spotClaims(facts: Facts, order: ReportedSpotOrder): PriceClaim[] {
  const { id, productId, fillPrice: price, createdAt, closedAt } = order
  if (price === null) return []
  const about = facts.about('spotOrder', id, createdAt)
  return [{ about, productId, price, time: closedAt ?? createdAt }]
}

function bibiClaims(facts: Facts, order: ReportedBibiOrder): PriceClaim[] {
  const { id, basePrice, quotePrice, createdAt, closedAt } = order
  if (basePrice === null || quotePrice === null) return []
  const about = facts.about('bibiOrder', id, createdAt)
  const at = { about, time: closedAt ?? createdAt }
  return [
    { ...at, productId: order.baseProductId, price: basePrice },
    { ...at, productId: order.quoteProductId, price: quotePrice },
  ]
}

/** The price of its tick, which was the price when it was placed, and the price exactly at its expiry. */
function quickClaims(facts: Facts, order: ReportedQuickOrder): PriceClaim[] {
  const { id, productId, openPrice, openPriceTime, closePrice, createdAt, expiresAt } = order
  const about = facts.about('quickOrder', id, createdAt)
  const open = { about, productId, price: openPrice }
  return [
    { ...open, time: openPriceTime },
    { ...open, time: createdAt },
    ...(closePrice === null ? [] : [{ about, productId, price: closePrice, time: expiresAt }]),
  ]
}

function contractClaims(facts: Facts, order: ReportedContractOrder): PriceClaim[] {
  const { id, productId, fillPrice: price, createdAt, closedAt } = order
  if (price === null) return []
  const about = facts.about('contract', id, createdAt)
  return [{ about, productId, price, time: closedAt ?? createdAt }]
}

/** Its closes and fundings; the opening is that of its order. */
function positionClaims(facts: Facts, { id, productId, fills, fundings }: ReportedPosition): PriceClaim[] {
  const at = (time: number) => ({
    about: { ...facts.about('contract', id, time), entries: [] },
    productId,
    time,
  })
  return [
    ...fills.filter(({ reason }) => reason !== 'open').map(({ price, time }) => ({ ...at(time), price })),
    ...fundings.map(({ price, time }) => ({ ...at(time), price })),
  ]
}

function exchangeClaims(facts: Facts, exchange: ReportedExchange): PriceClaim[] {
  const { id, fromProductId, fromPrice, toProductId, toPrice, rateTime: time, createdAt } = exchange
  const about = facts.about('exchange', id, createdAt)
  return [
    ...(fromProductId === null ? [] : [{ about, productId: fromProductId, price: fromPrice, time }]),
    ...(toProductId === null ? [] : [{ about, productId: toProductId, price: toPrice, time }]),
  ]
}

function depositClaims(
  facts: Facts,
  { id, productId, price, priceTime: time, createdAt }: ReportedDeposit,
): PriceClaim[] {
  if (productId === null || price === null || time === null) return []
  return [{ about: facts.about('deposit', id, createdAt), productId, price, time }]
}

/** The closing prices of the hours that funding rates follow from: a whole hour closes at the price of the first instant of the next. */
function hourClaims(facts: Facts, { id, productId, fundings }: ReportedPosition): PriceClaim[] {
  return fundings.flatMap(({ time }) =>
    hoursBeforeFunding(time).flatMap(hour => {
      const price = facts.closeOfHour(productId, hour)
      const about = { ...facts.about('contract', id, time), entries: [] }
      return price === undefined ? [] : [{ about, productId, price, time: hour + HOUR }]
    }),
  )
}

/** All stated prices of a statement; the public hours, which are many, apart. */
export function priceClaims(facts: Facts): { readonly stated: PriceClaim[]; readonly hours: PriceClaim[] } {
  const { statement } = facts
  return {
    stated: [
      ...statement.deposits.flatMap(deposit => depositClaims(facts, deposit)),
      ...statement.exchanges.flatMap(exchange => exchangeClaims(facts, exchange)),
      ...statement.spotOrders.flatMap(order => spotClaims(facts, order)),
      ...statement.bibiOrders.flatMap(order => bibiClaims(facts, order)),
      ...statement.quickOrders.flatMap(order => quickClaims(facts, order)),
      ...statement.contractOrders.flatMap(order => contractClaims(facts, order)),
      ...statement.positions.flatMap(position => positionClaims(facts, position)),
    ],
    hours: statement.positions.flatMap(position => hourClaims(facts, position)),
  }
}
