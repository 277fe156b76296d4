import { describe, expect, it } from 'vitest'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { emptyStatement, type Statement } from '#src/lib/statement/statement.ts'
import type { ReportedAward, ReportedShareSubscription } from '#src/lib/statement/wallet-shapes.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const at = Date.UTC(2026, 0, 5)

const award: ReportedAward = {
  id: '5',
  kind: 'team',
  amount: '0.333333',
  currencyName: 'USDT',
  time: at,
  base: '3.333333',
  rate: '0.1',
  orderId: null,
  taskCode: null,
  activityId: null,
}
const paid = {
  id: '6-1',
  transactionId: '6',
  type: 'award',
  balance: 'available',
  currencyId: 3,
  productId: null,
  assetName: 'USDT',
  amount: '0.333333',
  balanceAfter: '0.333333',
  referenceType: 'award',
  referenceId: '5',
  time: at,
  hash: null,
} as const

const order = {
  id: '8',
  productId: 11,
  productType: 1,
  productCode: 'AAPL',
  exchangeType: 1,
  orderType: 'market',
  status: 'filled',
  quantity: '1',
  limitPrice: null,
  stopPrice: null,
  triggeredAt: null,
  expiresAt: null,
  takeProfitPrice: null,
  stopLossPrice: null,
  exitOrderId: null,
  fillPrice: '333.333333',
  cost: '333.333333',
  feeRate: '0.001',
  fee: '0.333333',
  total: '333.666666',
  currencyId: 3,
  createdAt: at,
  closedAt: at,
} as const

/** Ten lots of five shares asked for at 20.0000001, of which the draw gave three. */
const subscription: ReportedShareSubscription = {
  id: '7',
  offerId: null,
  productId: 11,
  productCode: 'AAPL',
  status: 'allotted',
  price: '20.0000001',
  lotSize: '5',
  feeRate: '0.001',
  currencyId: 3,
  currencyName: 'USDT',
  lots: 10,
  shares: '50',
  held: '1001.000005',
  allottedLots: 3,
  allottedShares: '15',
  cost: '300.000002',
  fee: '0.3',
  refund: '700.700003',
  createdAt: at,
  closesAt: at + HOUR,
  drawsAt: at + 2 * HOUR,
  listsAt: at + 3 * HOUR,
  settledAt: at + 2 * HOUR,
  listedAt: null,
}

/** The findings of each check. */
const findingsOf = (told: Partial<Statement>, id: string) =>
  [...reconcile({ ...emptyStatement(at), balances: null, ...told })]
    .filter(({ verdict, subject }) => verdict.is === 'disagrees' && subject.id === id)
    .map(({ check }) => check)

describe('award', () => {
  it('is the stated share of the fees and is booked once', () => {
    expect(findingsOf({ awards: [award], entries: [paid] }, '5')).toEqual([])
    expect(findingsOf({ awards: [{ ...award, base: '3.3' }], entries: [paid] }, '5')).toEqual(['award'])
    expect(findingsOf({ awards: [award] }, '5')).toEqual(['booked'])
    expect(findingsOf({ entries: [paid] }, '6-1')).toEqual(['knownReference'])
  })

  it('refunds at most the fee of a paid order', () => {
    const voucher = { ...award, kind: 'voucher', base: '0.333333', rate: null, orderId: '8' } as const
    const spotOrders = [{ ...order, fee: '0.333333' }]
    expect(findingsOf({ awards: [voucher], entries: [paid], spotOrders }, '5')).toEqual([])
    expect(findingsOf({ awards: [{ ...voucher, base: '0.4' }], entries: [paid], spotOrders }, '5')).toEqual([
      'award',
    ])
    expect(findingsOf({ awards: [voucher], entries: [paid] }, '5')).toEqual(['award'])
    const more = { ...voucher, amount: '0.4' }
    const booked = { ...paid, amount: '0.4', balanceAfter: '0.4' }
    expect(findingsOf({ awards: [more], entries: [booked], spotOrders }, '5')).toEqual(['award'])
  })
})

describe('new share subscription', () => {
  const told = (fields: Partial<ReportedShareSubscription>) =>
    findingsOf({ shareSubscriptions: [{ ...subscription, ...fields }] }, '7').filter(
      check => check !== 'booked',
    )

  it('holds the cost of all lots, rounded up, with its fee', () => {
    expect(told({})).toEqual([])
    expect(told({ held: '1001.000006' })).toContain('total')
    expect(told({ shares: '51' })).toEqual(['shares'])
  })

  it('charges the allotted lots and releases the rest', () => {
    expect(told({ cost: '300.000001' })).toEqual(['cost', 'refunded'])
    expect(told({ fee: '0.31' })).toEqual(['fee', 'refunded'])
    expect(told({ refund: '700' })).toEqual(['refunded'])
    expect(told({ status: 'cancelled', refund: '1000' })).toContain('refunded')
  })

  it('is drawn and listed at its stated times, not before', () => {
    expect(told({ settledAt: at + HOUR })).toEqual(['times'])
    expect(told({ status: 'listed', listedAt: at + 2 * HOUR })).toEqual(['times'])
  })
})
