/**
 * The rows of a statement about deposits, withdrawals, exchanges, earning, new shares, loans and awards. See
 * docs/statement.md.
 */
import type { RowOfShape } from './row-shape.ts'

export const DEPOSIT = {
  id: 'id',
  channelId: 'integer',
  currencyId: 'integer',
  currencyName: 'text',
  amount: 'decimal',
  fee: 'decimal',
  credited: 'decimal',
  productId: 'integer?',
  price: 'decimal?',
  priceTime: 'time?',
  value: 'decimal?',
  status: ['unpaid', 'pending', 'approved', 'rejected', 'cancelled'],
  createdAt: 'time',
  reviewedAt: 'time?',
} as const

export const WITHDRAWAL = {
  id: 'id',
  channelId: 'integer',
  currencyId: 'integer',
  currencyName: 'text',
  amount: 'decimal',
  feeRate: 'decimal',
  feeFixed: 'decimal',
  fee: 'decimal',
  arrives: 'decimal',
  status: ['pending', 'sent', 'completed', 'refused', 'cancelled'],
  createdAt: 'time',
  reviewedAt: 'time?',
  completedAt: 'time?',
  cancelledAt: 'time?',
} as const

export const EXCHANGE = {
  id: 'id',
  fromCurrencyId: 'integer',
  fromCurrencyName: 'text',
  toCurrencyId: 'integer',
  toCurrencyName: 'text',
  amount: 'decimal',
  marketRate: 'decimal',
  spreadRate: 'decimal',
  rate: 'decimal',
  gross: 'decimal',
  feeRate: 'decimal',
  fee: 'decimal',
  received: 'decimal',
  value: 'decimal',
  profit: 'decimal?',
  fromProductId: 'integer?',
  fromPrice: 'decimal',
  fromInverse: [true, false],
  toProductId: 'integer?',
  toPrice: 'decimal',
  toInverse: [true, false],
  rateTime: 'time',
  createdAt: 'time',
} as const

/** A pledge or lock mining order: funds locked to earn daily interest. */
export const EARNING_ORDER = {
  id: 'id',
  productId: 'integer',
  currencyId: 'integer?',
  assetProductId: 'integer?',
  assetName: 'text',
  status: ['running', 'matured', 'redeemed'],
  amount: 'decimal',
  dailyRate: 'decimal',
  termDays: 'integer',
  earlyBasis: ['interest', 'principal'],
  earlyRate: 'decimal',
  createdAt: 'time',
  startsAt: 'time',
  endsAt: 'time',
  daysAccrued: 'integer',
  accrued: 'decimal',
  penalty: 'decimal?',
  returned: 'decimal?',
  closedAt: 'time?',
} as const

/** A subscription to new shares, from the request to the listing. */
export const SHARE_SUBSCRIPTION = {
  id: 'id',
  /** Absent in early files. */
  offerId: 'integer?',
  productId: 'integer',
  productCode: 'text',
  status: ['waiting', 'cancelled', 'notAllotted', 'allotted', 'listed'],
  price: 'decimal',
  lotSize: 'decimal',
  feeRate: 'decimal',
  currencyId: 'integer',
  currencyName: 'text',
  lots: 'integer',
  shares: 'decimal',
  held: 'decimal',
  allottedLots: 'integer?',
  allottedShares: 'decimal?',
  cost: 'decimal?',
  fee: 'decimal?',
  refund: 'decimal?',
  createdAt: 'time',
  closesAt: 'time',
  drawsAt: 'time',
  listsAt: 'time',
  settledAt: 'time?',
  listedAt: 'time?',
} as const

/** A loan, from its application onward. */
export const LOAN = {
  id: 'id',
  productId: 'integer',
  currencyId: 'integer',
  currencyName: 'text',
  status: ['pending', 'refused', 'withdrawn', 'running', 'overdue', 'called', 'repaid'],
  dailyRate: 'decimal',
  feeRate: 'decimal',
  securityRate: 'decimal',
  overdueRate: 'decimal',
  periodDays: 'integer',
  instalments: 'integer',
  graceDays: 'integer',
  amount: 'decimal',
  fee: 'decimal',
  security: 'decimal',
  securityUsed: 'decimal',
  createdAt: 'time',
  decidedAt: 'time?',
  startsAt: 'time?',
  principalRepaid: 'decimal',
} as const

/** One payment on a loan. */
export const LOAN_PAYMENT = {
  id: 'id',
  loanId: 'id',
  kind: ['instalment', 'byHand', 'early', 'security'],
  instalment: 'integer',
  day: 'time',
  daysLate: 'integer',
  principal: 'decimal',
  interest: 'decimal',
  charge: 'decimal',
  paidAt: 'time',
} as const

/** A reward paid by the house: a share of fees, a bonus, a refunded fee or a prize. */
export const AWARD = {
  id: 'id',
  kind: ['team', 'task', 'voucher', 'activity'],
  amount: 'decimal',
  currencyName: 'text',
  time: 'time',
  base: 'decimal?',
  rate: 'decimal?',
  orderId: 'id?',
  /** What it was for; absent in early files. */
  taskCode: 'text?',
  activityId: 'integer?',
} as const

export type ReportedDeposit = RowOfShape<typeof DEPOSIT>
export type ReportedWithdrawal = RowOfShape<typeof WITHDRAWAL>
export type ReportedExchange = RowOfShape<typeof EXCHANGE>
export type ReportedEarningOrder = RowOfShape<typeof EARNING_ORDER>
export type ReportedShareSubscription = RowOfShape<typeof SHARE_SUBSCRIPTION>
export type ReportedLoan = RowOfShape<typeof LOAN>
export type ReportedLoanPayment = RowOfShape<typeof LOAN_PAYMENT>
export type ReportedAward = RowOfShape<typeof AWARD>
