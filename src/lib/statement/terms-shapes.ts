/** Published terms and prices against which the rows of a statement are checked. See docs/statement.md. */
import type { RowOf } from './row-shape.ts'

/** `since`: when the terms took effect; null when the back end does not say. */
export const FEE = { id: 'integer', remark: 'text', feeRate: 'decimal', since: 'time?' } as const
export const CHANNEL = { id: 'integer', feeRate: 'decimal', since: 'time?' } as const
export const WITHDRAW_CHANNEL = {
  id: 'integer',
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
export const CURRENCY = { id: 'integer', scale: 'integer' } as const
export const EARNING_PRODUCT = { id: 'integer', dailyRate: 'decimal', since: 'time?' } as const
export const LOAN_PRODUCT = {
  id: 'integer',
  dailyRate: 'decimal',
  feeRate: 'decimal',
  overdueRate: 'decimal',
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

/** Lowest and highest price of a product in the minute that begins at `time`. */
export const MINUTE = { productId: 'integer', time: 'time', low: 'decimal', high: 'decimal' } as const
/** The price that the user's own device saw at the tick of that time. */
export const SEEN = { productId: 'integer', time: 'time', price: 'decimal' } as const
/** The closing price of the hour that begins at `time`. */
export const HOUR = { productId: 'integer', time: 'time', close: 'decimal' } as const

export type Seen = RowOf<typeof SEEN>
