import {
  cancelSpotOrder,
  listFastTradeOptions,
  listHoldings,
  listOrderFeeSettings,
  listSpotOrders,
  placeSpotOrder,
  previewSpotOrder,
} from '#src/api/generated/spot/spot.ts'
import { contract, freshKey, provided } from '../row.ts'

const productCode = provided('productCode', 'AAPL')
const buyTwo = { productType: 1, productCode, exchangeType: 1, orderType: 'market', quantity: '2' } as const
const placed = { ...buyTwo, previewPrice: provided('price', '187.32'), idempotencyKey: freshKey } as const
const { quantity: _, ...placedProduct } = placed
const orderId = provided('orderId', '7321480000000022')
const noSuchId = '8000000000000000000'

const replacing = {
  ...buyTwo,
  orderType: 'limit',
  limitPrice: provided('lowPrice', '180'),
  replaces: orderId,
} as const

const noStateForOrderLimit = 'no state places two hundred orders'
const noStateForBalanceLimit = 'no state holds as much as an account may'
export const spot = [
  ...contract('listOrderFeeSettings', listOrderFeeSettings, [{ settles: 'some' }]),
  ...contract('listFastTradeOptions', listFastTradeOptions, [
    {
      given: ['quickListed'],
      sends: { productType: provided('productType', 2), productCode: provided('productCode', 'BTC') },
      settles: 'some',
      some: true,
    },
    { sends: { productType: 2, productCode: 'NO.SUCH/COIN-1' }, settles: 'none' },
  ]),
  ...contract('previewSpotOrder', previewSpotOrder, [
    { given: ['buyer'], sends: buyTwo, settles: 'fine', exactly: ['data.quantity', 'data.orderType'] },
    {
      given: ['buyer'],
      when: 'for an amount of money',
      sends: { productType: 1, productCode, exchangeType: 1, orderType: 'market', amount: '100' },
      settles: 'fine',
    },
    {
      given: ['buyer'],
      sends: { ...buyTwo, quantity: '20000' },
      settles: 'tooMuch',
      filled: ['data.problem'],
    },
    {
      given: ['newAccount'],
      sends: { ...buyTwo, productCode: 'NO.SUCH/CODE-1' },
      settles: 'unknown',
    },
    {
      given: ['openOrder'],
      when: 'in place of an open one',
      sends: replacing,
      settles: 'fine',
    },
    { given: ['openOrder'], sends: { ...replacing, replaces: noSuchId }, settles: 'orderUnknown' },
    { given: ['closedOrder'], sends: replacing, settles: 'tooLate' },
  ]),
  ...contract('placeSpotOrder', placeSpotOrder, [
    {
      given: ['buyer'],
      sends: placed,
      settles: 'filled',
      exactly: ['data.status', 'data.quantity'],
      filled: ['data.fillPrice', 'data.closedAt'],
    },
    {
      given: ['buyer'],
      sends: { ...placed, orderType: 'limit', limitPrice: provided('lowPrice', '180') },
      settles: 'open',
      exactly: ['data.status', 'data.quantity'],
      filled: ['data.limitPrice'],
    },
    {
      given: ['openOrder'],
      when: 'in place of an open one',
      sends: { ...replacing, previewPrice: provided('lowPrice', '180'), idempotencyKey: freshKey },
      settles: 'open',
      exactly: ['data.status', 'data.quantity'],
      filled: ['data.limitPrice'],
    },
    {
      given: ['closedOrder'],
      sends: { ...replacing, previewPrice: provided('lowPrice', '180'), idempotencyKey: freshKey },
      settles: 'tooLate',
    },
    {
      given: ['openOrder'],
      sends: {
        ...replacing,
        replaces: noSuchId,
        previewPrice: provided('lowPrice', '180'),
        idempotencyKey: freshKey,
      },
      settles: 'orderUnknown',
    },
    {
      given: ['buyer'],
      when: 'with a stop price, for the day',
      sends: {
        ...placed,
        orderType: 'stop',
        stopPrice: provided('highPrice', '200'),
        timeInForce: 'day',
      },
      settles: 'stop',
      exactly: ['data.status', 'data.orderType', 'data.quantity'],
      filled: ['data.limitPrice', 'data.stopPrice', 'data.expiresAt'],
    },
    {
      given: ['buyer'],
      when: 'with a take profit and a stop loss',
      sends: {
        ...placed,
        takeProfitPrice: provided('highPrice', '200'),
        stopLossPrice: provided('lowPrice', '180'),
      },
      settles: 'withExits',
      exactly: ['data.status', 'data.quantity'],
      filled: ['data.takeProfitPrice', 'data.stopLossPrice', 'data.exitOrderId'],
    },
    {
      given: ['buyer'],
      sends: { ...placed, orderType: 'stop', stopPrice: provided('lowPrice', '180') },
      settles: 'stopReached',
    },
    {
      given: ['buyer'],
      when: 'for an amount of money',
      sends: { ...placedProduct, amount: '100' },
      settles: 'filled',
      exactly: ['data.status'],
      filled: ['data.fillPrice', 'data.closedAt'],
    },
    { given: ['buyer'], sends: { ...placed, quantity: '200' }, settles: 'insufficient' },
    { given: ['buyer'], sends: { ...placed, previewPrice: '0.01' }, settles: 'moved' },
    {
      given: ['suspendedBuyer'],
      sends: {
        ...placed,
        productType: provided('productType', 1),
        productCode: provided('productCode', 'MSFT'),
      },
      settles: 'suspended',
    },
    {
      given: ['keyUser', ['listed', { productType: 1 }]],
      sends: {
        ...placed,
        previewPrice: '1',
        idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01'),
      },
      settles: 'keyReused',
    },
    { sends: placed, settles: 'tooManyOpen', clientOnly: noStateForOrderLimit },
    { sends: placed, settles: 'overCeiling', clientOnly: noStateForBalanceLimit },
  ]),
  ...contract('cancelSpotOrder', cancelSpotOrder, [
    {
      given: ['openOrder'],
      sends: { id: orderId, idempotencyKey: freshKey },
      settles: 'cancelled',
      exactly: ['data.status'],
      filled: ['data.limitPrice', 'data.closedAt'],
    },
    { given: ['closedOrder'], sends: { id: orderId, idempotencyKey: freshKey }, settles: 'tooLate' },
    { given: ['newAccount'], sends: { id: noSuchId, idempotencyKey: freshKey }, settles: 'unknown' },
  ]),
  ...contract('listSpotOrders', listSpotOrders, [
    { given: ['openOrder'], sends: { pageNum: 1, pageSize: 20 }, settles: 'some', some: true },
    {
      given: ['allTypes'],
      when: 'of all types',
      sends: { pageNum: 1, pageSize: 20 },
      settles: 'some',
      some: true,
    },
    {
      given: ['openOrder'],
      when: 'those that are open',
      sends: { pageNum: 1, pageSize: 20, status: 'open' },
      settles: 'some',
      only: 0,
      some: true,
      exactly: ['rows.*.status'],
      filled: ['rows.*.limitPrice'],
    },
    {
      given: ['holder'],
      when: 'those of one product',
      sends: { pageNum: 1, pageSize: 20, status: 'filled', productId: provided('productId', 1) },
      settles: 'some',
      only: 1,
      some: true,
      exactly: ['total', 'rows.*.status'],
      filled: ['rows.*.fillPrice', 'rows.*.closedAt'],
    },
    {
      given: ['rejectedOrder'],
      when: 'those that were rejected',
      sends: { pageNum: 1, pageSize: 20, status: 'rejected' },
      settles: 'rejected',
      some: true,
      exactly: ['total', 'rows.*.status', 'rows.*.reason'],
      filled: ['rows.*.closedAt'],
    },
    { given: ['newAccount'], sends: { pageNum: 1, pageSize: 20 }, settles: 'empty' },
    {
      given: ['openOrder'],
      when: 'page 2',
      sends: { pageNum: 2, pageSize: 20 },
      settles: 'empty',
      exactly: [],
    },
  ]),
  ...contract('listHoldings', listHoldings, [
    { given: ['holder'], settles: 'some', some: true },
    { given: ['allTypes'], when: 'of all types', settles: 'some', some: true },
    { given: ['newAccount'], settles: 'empty' },
  ]),
]
