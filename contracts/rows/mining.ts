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
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const service = { service: 'mining' }
const earner = ['earner', service] as const
const soldOut = ['soldOutEarner', service] as const
const closed = ['lateEarner', service] as const
const orders = ['earningOrders', service] as const

const productId = provided('productId', 201)
const orderId = provided('orderId', '7321480000000041')
const endedOrderId = provided('endedOrderId', '7321480000000041')
const unknownProduct = 2147483647
const previewFields = { productId, amount: '1000' } as const
const placed = {
  ...previewFields,
  dailyRate: provided('dailyRate', '0.0003'),
  earlyRate: provided('earlyRate', '0.01'),
  startsAt: provided('startsAt', 1795219200000),
  idempotencyKey: freshKey,
} as const
const redemptionFields = { orderId, penalty: provided('penalty', '10'), idempotencyKey: freshKey } as const
const usedKey = provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')

export const mining = [
  ...contract('listMiningProducts', listMiningProducts, [
    { settles: 'en', some: true },
    { settles: 'zh', locale: 'zh', some: true },
    { settles: 'ar', locale: 'ar', some: true },
  ]),
  ...contract('getMiningProduct', getMiningProduct, [
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
  ...contract('previewMining', previewMining, [
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
  ...contract('placeMiningOrder', placeMiningOrder, [
    { given: [earner], sends: placed, settles: 'running', exactly: ['data.status', 'data.amount'] },
    { given: [earner], sends: { ...placed, amount: '5001' }, settles: 'insufficient' },
    { given: [earner], sends: { ...placed, amount: '0.01' }, settles: 'belowMinimum' },
    { given: [earner], sends: { ...placed, amount: '999999999' }, settles: 'aboveMaximum' },
    { sends: placed, settles: 'overLimit', clientOnly: 'no state brings somebody to the limit of a person' },
    { given: [soldOut], sends: placed, settles: 'soldOut' },
    { given: [closed], sends: placed, settles: 'closed' },
    { given: [earner], sends: { ...placed, productId: unknownProduct }, settles: 'unknown' },
    { given: [earner], sends: { ...placed, dailyRate: '0.9' }, settles: 'termsChanged' },
    { given: [earner], sends: { ...placed, startsAt: 946684800000 }, settles: 'dayChanged' },
    {
      given: ['keyUser'],
      sends: {
        productId: 201,
        amount: '1000',
        dailyRate: '0.0003',
        earlyRate: '0.01',
        startsAt: 1795219200000,
        idempotencyKey: usedKey,
      },
      settles: 'keyReused',
    },
  ]),
  ...contract('listMiningOrders', listMiningOrders, [
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
  ...contract('previewMiningRelease', previewMiningRelease, [
    { given: [orders], sends: { orderId }, settles: 'price' },
    { given: [orders], sends: { orderId: endedOrderId }, settles: 'ended' },
    { given: [orders], sends: { orderId: '1' }, settles: 'unknown' },
  ]),
  ...contract('releaseMiningOrder', releaseMiningOrder, [
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
      sends: { orderId: '1', penalty: '10', idempotencyKey: usedKey },
      settles: 'keyReused',
    },
  ]),
  ...contract('listMiningOutput', listMiningOutput, [
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
  ...contract('listMiningTotals', listMiningTotals, [
    { given: ['newAccount'], settles: 'empty' },
    { given: [orders], settles: 'some', some: true },
  ]),
]
