/** The rows of a statement: the wire fields that something can be recomputed from. See docs/statement.md. */
import type * as wire from '#models'
import type { RowOfShape, Shape } from './row-shape.ts'

export const ENTRY = {
  id: 'id',
  transactionId: 'id',
  type: 'text',
  balance: ['available', 'held'],
  currencyId: 'integer?',
  productId: 'integer?',
  assetName: 'text',
  amount: 'decimal',
  balanceAfter: 'decimal',
  referenceType: 'text',
  referenceId: 'id',
  time: 'time',
  /** The running hash of its balance; null where the back end keeps none. */
  hash: 'text?',
} as const

export const BALANCE = {
  currencyId: 'integer?',
  productId: 'integer?',
  assetName: 'text',
  available: 'decimal',
  held: 'decimal',
  /** Of a product: total and average cost. Absent in early files. */
  cost: 'decimal?',
  averageCost: 'decimal?',
  /** When the back end reported it, by its own clock. */
  time: 'time?',
} as const

const PRODUCT = { productId: 'integer', productType: [1, 2, 3, 4], productCode: 'text' } as const

export const SPOT_ORDER = {
  id: 'id',
  ...PRODUCT,
  exchangeType: [1, 2],
  orderType: ['market', 'limit', 'stop', 'stopLimit', 'oco'],
  status: ['open', 'filled', 'cancelled', 'rejected'],
  quantity: 'decimal',
  limitPrice: 'decimal?',
  /** Of stop, stop-limit and OCO orders. Absent in early files, like the two times of such orders. */
  stopPrice: 'decimal?',
  triggeredAt: 'time?',
  expiresAt: 'time?',
  /** Of a purchase with a take profit or stop loss, and the sale that its fill opened. */
  takeProfitPrice: 'decimal?',
  stopLossPrice: 'decimal?',
  exitOrderId: 'id?',
  fillPrice: 'decimal?',
  cost: 'decimal',
  feeRate: 'decimal',
  fee: 'decimal',
  total: 'decimal',
  currencyId: 'integer',
  createdAt: 'time',
  closedAt: 'time?',
} as const

export const BIBI_ORDER = {
  id: 'id',
  pairCode: 'text',
  baseCode: 'text',
  quoteCode: 'text',
  baseProductId: 'integer',
  quoteProductId: 'integer',
  exchangeType: [1, 2],
  orderType: ['market', 'limit'],
  status: ['open', 'filled', 'cancelled', 'rejected'],
  quantity: 'decimal',
  limitPrice: 'decimal?',
  fillPrice: 'decimal?',
  cost: 'decimal',
  feeRate: 'decimal',
  fee: 'decimal',
  paid: 'decimal',
  received: 'decimal',
  basePrice: 'decimal?',
  quotePrice: 'decimal?',
  value: 'decimal?',
  profit: 'decimal?',
  createdAt: 'time',
  closedAt: 'time?',
} as const

export const QUICK_ORDER = {
  id: 'id',
  ...PRODUCT,
  exchangeType: [1, 2],
  status: ['open', 'won', 'lost', 'drawn', 'voided'],
  duration: 'integer',
  durationUnit: ['S', 'M', 'H', 'D'],
  stake: 'decimal',
  payoutRate: 'decimal',
  feeRate: 'decimal',
  fee: 'decimal',
  total: 'decimal',
  profit: 'decimal',
  winReturns: 'decimal',
  drawReturns: 'decimal',
  currencyId: 'integer',
  openPrice: 'decimal',
  openPriceTime: 'time',
  expiresAt: 'time',
  closePrice: 'decimal?',
  closePriceTime: 'time?',
  returned: 'decimal?',
  net: 'decimal?',
  createdAt: 'time',
  closedAt: 'time?',
} as const

export const CONTRACT_ORDER = {
  id: 'id',
  ...PRODUCT,
  direction: ['long', 'short'],
  orderType: ['market', 'limit'],
  status: ['open', 'filled', 'cancelled', 'rejected'],
  quantity: 'decimal',
  leverage: 'integer',
  limitPrice: 'decimal?',
  fillPrice: 'decimal?',
  notional: 'decimal',
  margin: 'decimal',
  feeRate: 'decimal',
  fee: 'decimal',
  total: 'decimal',
  currencyId: 'integer',
  createdAt: 'time',
  closedAt: 'time?',
} as const

export const POSITION = {
  id: 'id',
  ...PRODUCT,
  direction: ['long', 'short'],
  status: ['open', 'closed'],
  openedQuantity: 'decimal',
  quantity: 'decimal',
  entryPrice: 'decimal',
  leverage: 'integer',
  priceStep: 'decimal',
  pointValue: 'decimal',
  maintenanceRate: 'decimal',
  closeFeeRate: 'decimal',
  margin: 'decimal',
  marginAdded: 'decimal',
  realisedProfit: 'decimal',
  fees: 'decimal',
  funding: 'decimal',
  takeProfit: 'decimal?',
  stopLoss: 'decimal?',
  liquidationPrice: 'decimal?',
  expiresAt: 'time?',
  currencyId: 'integer',
  openedAt: 'time',
  closedAt: 'time?',
} as const

export const FILL = {
  reason: ['open', 'manual', 'takeProfit', 'stopLoss', 'liquidation', 'expiry'],
  price: 'decimal',
  quantity: 'decimal',
  margin: 'decimal',
  profit: 'decimal',
  fee: 'decimal',
  time: 'time',
} as const

export const FUNDING = {
  time: 'time',
  price: 'decimal',
  quantity: 'decimal',
  rate: 'decimal',
  amount: 'decimal',
} as const

/** A record with entries before or after the statement's period. */
export const OUTSIDE = { kind: 'text', id: 'id' } as const

/** The fields of a model that a statement has; null where the wire leaves one out. */
type Reported<Model, Fields extends Shape> = {
  readonly [Name in keyof Fields & keyof Model]:
    | Exclude<Model[Name], undefined>
    | (undefined extends Model[Name] ? null : never)
}

export type ReportedEntry = RowOfShape<typeof ENTRY>
export type ReportedBalance = RowOfShape<typeof BALANCE>
export type ReportedSpotOrder = Reported<wire.SpotOrder, typeof SPOT_ORDER>
export type ReportedBibiOrder = Reported<wire.BibiOrder, typeof BIBI_ORDER>
export type ReportedQuickOrder = Reported<wire.QuickOrder, typeof QUICK_ORDER>
export type ReportedContractOrder = Reported<wire.ContractOrder, typeof CONTRACT_ORDER>
export type ReportedFill = RowOfShape<typeof FILL>
export type ReportedFunding = RowOfShape<typeof FUNDING>
/** A position with all its fills and fundings, oldest first. */
export type ReportedPosition = RowOfShape<typeof POSITION> & {
  readonly fills: readonly ReportedFill[]
  readonly fundings: readonly ReportedFunding[]
}
