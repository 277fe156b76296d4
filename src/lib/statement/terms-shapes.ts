/** Published terms and prices against which the rows of a statement are checked. See docs/statement.md. */
import type { RowOfShape } from './row-shape.ts'

/** `since`: when the terms took effect; null when the back end does not say. */
export const FEE = { id: 'integer', remark: 'text', feeRate: 'decimal', since: 'time?' } as const
/** `currencyId`: absent in early files, like every optional field here but `since`. */
export const CHANNEL = {
  id: 'integer',
  currencyId: 'integer?',
  feeRate: 'decimal',
  since: 'time?',
} as const
export const WITHDRAW_CHANNEL = {
  id: 'integer',
  currencyId: 'integer?',
  feeRate: 'decimal',
  feeFixed: 'decimal',
  since: 'time?',
} as const
/** `validFor`: milliseconds. */
export const EXCHANGE_TERMS = {
  spreadRate: 'decimal',
  feeRate: 'decimal',
  validFor: 'integer',
  since: 'time?',
} as const
/** The product whose price values a currency. */
export const EXCHANGE_SOURCE = {
  currencyId: 'integer',
  productId: 'integer?',
  productType: 'integer?',
  isInverse: [true, false],
} as const
/** `scale`: decimals of its smallest unit. */
export const CURRENCY = { id: 'integer', currencyName: 'text?', scale: 'integer' } as const
export const EARNING_PRODUCT = {
  id: 'integer',
  dailyRate: 'decimal',
  termDays: 'integer?',
  earlyBasis: 'text?',
  earlyRate: 'decimal?',
  currencyId: 'integer?',
  assetProductId: 'integer?',
  since: 'time?',
} as const
export const LOAN_PRODUCT = {
  id: 'integer',
  dailyRate: 'decimal',
  feeRate: 'decimal',
  overdueRate: 'decimal',
  securityRate: 'decimal?',
  periodDays: 'integer?',
  instalments: 'integer?',
  graceDays: 'integer?',
  currencyId: 'integer?',
  since: 'time?',
} as const
export const OPTION = {
  productType: [1, 2, 3, 4],
  productCode: 'text',
  duration: 'integer',
  durationUnit: ['S', 'M', 'H', 'D'],
  payoutRate: 'decimal',
  since: 'time?',
} as const
export const PAIR = { pairCode: 'text', priceScale: 'integer' } as const
/** A product that records of the account name. */
export const PRODUCT_INFO = {
  productId: 'integer',
  productType: [1, 2, 3, 4],
  productCode: 'text',
  priceScale: 'integer',
} as const
/** The rules of a product's contracts. */
export const CONTRACT_TERMS = {
  productId: 'integer',
  currencyId: 'integer',
  priceStep: 'decimal',
  pointValue: 'decimal',
  maintenanceRate: 'decimal',
  expiresAt: 'time?',
} as const
/** An offer of new shares that the account has subscribed to. */
export const SHARE_OFFER = {
  id: 'integer',
  productId: 'integer',
  currencyId: 'integer',
  price: 'decimal',
  lotSize: 'decimal',
  feeRate: 'decimal',
  closesAt: 'time',
  drawsAt: 'time',
  listsAt: 'time',
} as const

/** Lowest and highest price of a product in the minute that begins at `time`. */
export const MINUTE_RANGE = { productId: 'integer', time: 'time', low: 'decimal', high: 'decimal' } as const
/** The price that the user's own device saw at the tick of that time. */
export const SEEN_PRICE = { productId: 'integer', time: 'time', price: 'decimal' } as const
/** The closing price of the hour that begins at `time`. */
export const HOUR_CLOSE = { productId: 'integer', time: 'time', close: 'decimal' } as const

/** A UTC day of the simulated market (`2026-11-20`): the hashes of its key and of its terms, and the key once it is published. */
export const MARKET_DAY = {
  day: 'text',
  keyHash: 'text',
  termsHash: 'text?',
  key: 'text?',
  revealsAt: 'time',
} as const
/** What a product's prices follow from, besides the keys of the days. */
export const MARKET_TERMS = {
  productId: 'integer',
  productType: [1, 2, 3, 4],
  productCode: 'text',
  since: 'time',
  price: 'decimal',
  basePrice: 'decimal',
  tickSize: 'decimal',
  priceScale: 'integer',
  tickPeriod: 'integer',
  volatility: 'integer',
  suspendedSince: 'time?',
  hours: ['always', 'exchange'],
} as const
/** A product that another one's price follows from. */
export const MARKET_LEG = {
  productType: [1, 2, 3, 4],
  productCode: 'text',
  isInverse: [true, false],
} as const

/** Hours that a market was changed to. */
export const HOURS_CHANGE = { since: 'time', hours: ['always', 'exchange'] } as const

export type SeenPrice = RowOfShape<typeof SEEN_PRICE>
export type ReportedMarketDay = RowOfShape<typeof MARKET_DAY>
export type ReportedMarketTerms = RowOfShape<typeof MARKET_TERMS> & {
  readonly legs: readonly RowOfShape<typeof MARKET_LEG>[]
  readonly hoursChanges?: readonly RowOfShape<typeof HOURS_CHANGE>[] | undefined
  /** The hashes that lead to the `termsHash` of the days; none in early files. */
  readonly termsPath: readonly string[]
}
