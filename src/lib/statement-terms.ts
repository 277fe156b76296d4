/** What is published: the terms and prices that the rows of a statement are checked by. See docs/statement.md. */
import type { RowOf } from './shape.ts'

/** `since`: from when the terms are in force; null when the back end does not say. */
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
/** Which product's price says what a currency is worth. */
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

/** What a product has cost at least and at most in the minute that begins at `time`. */
export const MINUTE = { productId: 'integer', time: 'time', low: 'decimal', high: 'decimal' } as const
/** What the reader's own device saw it cost, at the tick of that time. */
export const SEEN = { productId: 'integer', time: 'time', price: 'decimal' } as const
/** What it cost at the end of the hour that begins at `time`. */
export const HOUR = { productId: 'integer', time: 'time', close: 'decimal' } as const

export type Seen = RowOf<typeof SEEN>
