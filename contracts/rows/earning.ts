/** Pledge and lock mining: two products that are bought, earn and end in the same way. */
import {
  getMiningProduct,
  listMiningOrders,
  listMiningOutput,
  listMiningProducts,
  listMiningTotals,
  placeMiningOrder,
  previewMining,
  previewMiningRelease,
  releaseMiningOrder,
} from '#src/api/generated/mining/mining.ts'
import {
  getPledgeProduct,
  listPledgeInterest,
  listPledgeOrders,
  listPledgeProducts,
  placePledge,
  previewPledge,
  previewPledgeRedemption,
  redeemPledge,
} from '#src/api/generated/pledge/pledge.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const orderId = provided('orderId', '7321480000000041')
const endedOrderId = provided('endedOrderId', '7321480000000041')
const unknownProduct = 2147483647
const usedKey = provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')

/** Each operation with its id, and what the examples say. */
interface Service {
  readonly service: 'pledge' | 'mining'
  readonly products: readonly [
    id: 'listPledgeProducts' | 'listMiningProducts',
    call: typeof listPledgeProducts,
  ]
  readonly product: readonly [id: 'getPledgeProduct' | 'getMiningProduct', call: typeof getPledgeProduct]
  readonly preview: readonly [id: 'previewPledge' | 'previewMining', call: typeof previewPledge]
  readonly place: readonly [id: 'placePledge' | 'placeMiningOrder', call: typeof placePledge]
  readonly orders: readonly [id: 'listPledgeOrders' | 'listMiningOrders', call: typeof listPledgeOrders]
  readonly previewEnd: readonly [
    id: 'previewPledgeRedemption' | 'previewMiningRelease',
    call: typeof previewPledgeRedemption,
  ]
  readonly end: readonly [id: 'redeemPledge' | 'releaseMiningOrder', call: typeof redeemPledge]
  readonly income: readonly [id: 'listPledgeInterest' | 'listMiningOutput', call: typeof listPledgeInterest]
  readonly productId: number
  readonly dailyRate: string
  readonly earlyRate: string
  readonly penalty: string
}

/** The states of a product on offer, and what is sent. */
function offerOf(of: Service) {
  const { service } = of
  const earner = ['earner', { service }] as const
  const soldOut = ['soldOutEarner', { service }] as const
  const closed = ['lateEarner', { service }] as const
  const productId = provided('productId', of.productId)
  const previewFields = { productId, amount: '1000' } as const
  const placed = {
    ...previewFields,
    dailyRate: provided('dailyRate', of.dailyRate),
    earlyRate: provided('earlyRate', of.earlyRate),
    startsAt: provided('startsAt', 1795219200000),
    idempotencyKey: freshKey,
  } as const
  return { earner, soldOut, closed, productId, previewFields, placed }
}

function offerRows(of: Service) {
  const { earner, soldOut, closed, productId, previewFields } = offerOf(of)
  return [
    ...contract(...of.products, [
      { settles: 'en', some: true },
      { settles: 'zh', locale: 'zh', some: true },
      { settles: 'ar', locale: 'ar', some: true },
    ]),
    ...contract(...of.product, [
      { given: [earner], sends: { id: productId }, settles: 'open', exactly: ['data.status'] },
      { given: [soldOut], sends: { id: productId }, settles: 'soldOut', exactly: ['data.status'] },
      {
        given: [closed],
        sends: { id: productId },
        settles: 'closed',
        exactly: ['data.status'],
        filled: ['data.closesAt'],
      },
      { sends: { id: unknownProduct }, settles: 'unknown' },
    ]),
    ...contract(...of.preview, [
      { given: [earner], sends: previewFields, settles: 'fine', exactly: ['data.amount'] },
      {
        given: [earner],
        sends: { ...previewFields, amount: '5001' },
        settles: 'tooMuch',
        filled: ['data.problem'],
      },
      { given: [closed], sends: previewFields, settles: 'closed', filled: ['data.problem'] },
      { given: [earner], sends: { ...previewFields, productId: unknownProduct }, settles: 'unknown' },
    ]),
  ]
}

function placingRows(of: Service) {
  const { earner, soldOut, closed, placed } = offerOf(of)
  return [
    ...contract(...of.place, [
      { given: [earner], sends: placed, settles: 'running', exactly: ['data.status', 'data.amount'] },
      { given: [earner], sends: { ...placed, amount: '5001' }, settles: 'insufficient' },
      { given: [earner], sends: { ...placed, amount: '0.01' }, settles: 'belowMinimum' },
      { given: [earner], sends: { ...placed, amount: '999999999' }, settles: 'aboveMaximum' },
      {
        sends: placed,
        settles: 'overLimit',
        clientOnly: 'no state brings somebody to the limit of a person',
      },
      { given: [soldOut], sends: placed, settles: 'soldOut' },
      { given: [closed], sends: placed, settles: 'closed' },
      { given: [earner], sends: { ...placed, productId: unknownProduct }, settles: 'unknown' },
      { given: [earner], sends: { ...placed, dailyRate: '0.9' }, settles: 'termsChanged' },
      { given: [earner], sends: { ...placed, startsAt: 946684800000 }, settles: 'dayChanged' },
      {
        given: ['keyUser'],
        sends: {
          productId: of.productId,
          amount: '1000',
          dailyRate: of.dailyRate,
          earlyRate: of.earlyRate,
          startsAt: 1795219200000,
          idempotencyKey: usedKey,
        },
        settles: 'keyReused',
      },
    ]),
  ]
}

function holdingRows(of: Service) {
  const orders = ['earningOrders', { service: of.service }] as const
  const redemptionFields = {
    orderId,
    penalty: provided('penalty', of.penalty),
    idempotencyKey: freshKey,
  } as const
  return [
    ...contract(...of.orders, [
      { given: ['newAccount'], sends: firstPage, settles: 'empty' },
      { given: [orders], sends: firstPage, settles: 'some', some: true },
      {
        given: [orders],
        when: 'those that have ended',
        sends: { ...firstPage, status: 'ended' },
        settles: 'some',
        only: 1,
        some: true,
        filled: ['rows.*.penalty', 'rows.*.returned', 'rows.*.net', 'rows.*.closedAt'],
      },
    ]),
    ...contract(...of.previewEnd, [
      { given: [orders], sends: { orderId }, settles: 'price' },
      { given: [orders], sends: { orderId: endedOrderId }, settles: 'ended' },
      { given: [orders], sends: { orderId: '1' }, settles: 'unknown' },
    ]),
    ...contract(...of.end, [
      {
        given: [orders],
        sends: redemptionFields,
        settles: 'redeemed',
        exactly: ['data.status'],
        filled: ['data.penalty', 'data.returned', 'data.net', 'data.closedAt'],
      },
      { given: [orders], sends: { ...redemptionFields, orderId: endedOrderId }, settles: 'ended' },
      { given: [orders], sends: { ...redemptionFields, orderId: '1' }, settles: 'unknown' },
      { given: [orders], sends: { ...redemptionFields, penalty: '0.123456' }, settles: 'priceChanged' },
      {
        given: ['keyUser'],
        sends: { orderId: '1', penalty: of.penalty, idempotencyKey: usedKey },
        settles: 'keyReused',
      },
    ]),
    ...contract(...of.income, [
      { given: ['newAccount'], sends: firstPage, settles: 'empty' },
      { given: [orders], sends: firstPage, settles: 'some', some: true },
      {
        given: [orders],
        when: 'those of one order',
        sends: { ...firstPage, orderId },
        settles: 'some',
        some: true,
      },
    ]),
  ]
}

const rowsOf = (of: Service) => [...offerRows(of), ...placingRows(of), ...holdingRows(of)]

export const pledge = rowsOf({
  service: 'pledge',
  products: ['listPledgeProducts', listPledgeProducts],
  product: ['getPledgeProduct', getPledgeProduct],
  preview: ['previewPledge', previewPledge],
  place: ['placePledge', placePledge],
  orders: ['listPledgeOrders', listPledgeOrders],
  previewEnd: ['previewPledgeRedemption', previewPledgeRedemption],
  end: ['redeemPledge', redeemPledge],
  income: ['listPledgeInterest', listPledgeInterest],
  productId: 102,
  dailyRate: '0.00015',
  earlyRate: '0.5',
  penalty: '0.225',
})

export const mining = [
  ...rowsOf({
    service: 'mining',
    products: ['listMiningProducts', listMiningProducts],
    product: ['getMiningProduct', getMiningProduct],
    preview: ['previewMining', previewMining],
    place: ['placeMiningOrder', placeMiningOrder],
    orders: ['listMiningOrders', listMiningOrders],
    previewEnd: ['previewMiningRelease', previewMiningRelease],
    end: ['releaseMiningOrder', releaseMiningOrder],
    income: ['listMiningOutput', listMiningOutput],
    productId: 201,
    dailyRate: '0.0003',
    earlyRate: '0.01',
    penalty: '10',
  }),
  ...contract('listMiningTotals', listMiningTotals, [
    { given: ['newAccount'], settles: 'empty' },
    { given: [['earningOrders', { service: 'mining' }]], settles: 'some', some: true },
  ]),
]
