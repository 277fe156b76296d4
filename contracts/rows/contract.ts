import {
  addContractMargin,
  cancelContractOrder,
  closeContractPosition,
  getContractPosition,
  getContractRules,
  listContractHistory,
  listContractOrders,
  listContractPositions,
  placeContractOrder,
  previewContractOrder,
  setContractExits,
  chooseLiquidationNotice,
  getLiquidationNotice,
} from '#src/api/generated/contract/contract.ts'
import { contract as rowsFor, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const productCode = provided('productCode', 'AAPL')
const terms = { productType: 1, productCode, direction: 'long', leverage: 1 } as const
const long = { ...terms, orderType: 'market', quantity: '2' } as const
const placed = { ...long, previewPrice: provided('price', '187.32'), idempotencyKey: freshKey } as const
const { quantity: _, ...placedProduct } = placed
const limit = { orderType: 'limit', limitPrice: provided('lowPrice', '180') } as const
const orderId = provided('orderId', '7321480000000031')
const id = provided('positionId', '7321480000000031')
const noSuchId = '8000000000000000000'
const noStateForOrderLimit = 'no state places two hundred orders'
const noStateForMarketClose = 'no state can close a market at the moment of a test'

const moved = { ...terms, ...limit, leverage: 5, quantity: '2', replaces: orderId } as const
const moving = { ...moved, previewPrice: provided('lowPrice', '180'), idempotencyKey: freshKey } as const

const orders = [
  ...rowsFor('getContractRules', getContractRules, [
    { given: [['listed', { productType: 2 }]], sends: { productType: 2, productCode }, settles: 'bitcoin' },
    { sends: { productType: 2, productCode: 'NO.SUCH/COIN-1' }, settles: 'unknown' },
  ]),
  ...rowsFor('previewContractOrder', previewContractOrder, [
    { given: ['buyer'], sends: long, settles: 'fine', exactly: ['data.direction', 'data.orderType'] },
    {
      given: ['buyer'],
      when: 'for a margin, at a limit',
      sends: { ...terms, ...limit, margin: '500', stopLoss: '0.01' },
      settles: 'fine',
    },
    { given: ['buyer'], sends: { ...long, quantity: '1000' }, settles: 'tooMuch', filled: ['data.problem'] },
    { given: ['newAccount'], sends: { ...long, productCode: 'NO.SUCH/CODE-1' }, settles: 'unknown' },
    { given: ['contractOrder'], when: 'in place of an open one', sends: moved, settles: 'fine' },
    { given: ['contractOrder'], sends: { ...moved, replaces: noSuchId }, settles: 'orderUnknown' },
    { given: ['closedContractOrder'], sends: moved, settles: 'tooLate' },
  ]),
  ...rowsFor('placeContractOrder', placeContractOrder, [
    {
      given: ['buyer'],
      sends: placed,
      settles: 'filled',
      exactly: ['data.status', 'data.direction'],
      filled: ['data.fillPrice', 'data.closedAt'],
    },
    {
      given: ['buyer'],
      sends: { ...placed, ...limit },
      settles: 'open',
      exactly: ['data.status', 'data.direction'],
      filled: ['data.limitPrice'],
    },
    {
      given: ['contractOrder'],
      when: 'in place of an open one',
      sends: moving,
      settles: 'open',
      exactly: ['data.status', 'data.direction'],
      filled: ['data.limitPrice'],
    },
    { given: ['contractOrder'], sends: { ...moving, replaces: noSuchId }, settles: 'orderUnknown' },
    { given: ['closedContractOrder'], sends: moving, settles: 'tooLate' },
    {
      given: ['buyer'],
      when: 'for a margin',
      sends: { ...placedProduct, margin: '100' },
      settles: 'filled',
      exactly: ['data.status', 'data.direction'],
      filled: ['data.fillPrice', 'data.closedAt'],
    },
    { given: ['buyer'], sends: { ...placed, quantity: '1000' }, settles: 'insufficient' },
    { given: ['buyer'], sends: { ...placed, orderType: 'limit', limitPrice: '1.00001' }, settles: 'offStep' },
    { given: ['buyer'], sends: { ...placed, leverage: 7 }, settles: 'leverage' },
    { given: ['buyer'], sends: { ...placed, previewPrice: '0.01' }, settles: 'moved' },
    { sends: placed, settles: 'closed', clientOnly: noStateForMarketClose },
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
  ]),
  ...rowsFor('cancelContractOrder', cancelContractOrder, [
    {
      given: ['contractOrder'],
      sends: { id: orderId, idempotencyKey: freshKey },
      settles: 'cancelled',
      exactly: ['data.status'],
      filled: ['data.limitPrice', 'data.closedAt'],
    },
    { given: ['closedContractOrder'], sends: { id: orderId, idempotencyKey: freshKey }, settles: 'tooLate' },
    { given: ['newAccount'], sends: { id: noSuchId, idempotencyKey: freshKey }, settles: 'unknown' },
  ]),
  ...rowsFor('listContractOrders', listContractOrders, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    { given: ['allTypes'], when: 'in products of all types', sends: firstPage, settles: 'some', some: true },
    {
      given: ['contractOrder'],
      sends: { ...firstPage, status: 'open' },
      settles: 'some',
      some: true,
      exactly: ['rows.*.status'],
      filled: ['rows.*.limitPrice'],
    },
    {
      given: ['rejectedContractOrder'],
      when: 'those that were rejected',
      sends: { ...firstPage, status: 'rejected' },
      settles: 'rejected',
      some: true,
      exactly: ['total', 'rows.*.status', 'rows.*.reason'],
      filled: ['rows.*.closedAt'],
    },
  ]),
]

const adding = { id, amount: '50', idempotencyKey: freshKey } as const

const positions = [
  ...rowsFor('listContractPositions', listContractPositions, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    { given: ['allTypes'], when: 'of all types', sends: firstPage, settles: 'some', some: true },
    {
      given: ['contractPosition'],
      sends: { ...firstPage, productId: provided('productId', 201) },
      settles: 'some',
      some: true,
      exactly: ['rows.*.status', 'rows.*.direction'],
    },
  ]),
  ...rowsFor('listContractHistory', listContractHistory, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    {
      given: ['closedContractPosition'],
      sends: { ...firstPage, closeReason: 'manual', startTime: 946684800000, endTime: 9999999999999 },
      settles: 'some',
      some: true,
      exactly: ['rows.*.status', 'rows.*.closeReason'],
      filled: ['rows.*.closedAt'],
    },
  ]),
  ...rowsFor('getContractPosition', getContractPosition, [
    {
      given: ['closedContractPosition'],
      sends: { id },
      settles: 'closed',
      exactly: ['data.position.status', 'data.position.closeReason'],
      filled: ['data.position.closedAt'],
    },
    { given: ['signedIn'], sends: { id: noSuchId }, settles: 'unknown' },
  ]),
  ...rowsFor('closeContractPosition', closeContractPosition, [
    {
      given: ['contractPosition'],
      sends: { id, quantity: '1', previewPrice: provided('price', '92000'), idempotencyKey: freshKey },
      settles: 'half',
      exactly: ['data.position.status'],
    },
    {
      given: ['contractPosition'],
      sends: { id, quantity: '1', previewPrice: provided('highPrice', '98000'), idempotencyKey: freshKey },
      settles: 'moved',
    },
    {
      given: ['closedContractPosition'],
      sends: { id, quantity: '1', previewPrice: provided('price', '92000'), idempotencyKey: freshKey },
      settles: 'gone',
    },
    {
      given: ['newAccount'],
      sends: { id: noSuchId, quantity: '1', previewPrice: '1', idempotencyKey: freshKey },
      settles: 'unknown',
    },
    {
      sends: { id: noSuchId, quantity: '1', previewPrice: '1', idempotencyKey: freshKey },
      settles: 'closed',
      clientOnly: noStateForMarketClose,
    },
  ]),
  ...rowsFor('addContractMargin', addContractMargin, [
    {
      given: ['contractPosition'],
      sends: adding,
      settles: 'added',
      exactly: ['data.marginAdded'],
      filled: ['data.liquidationPrice'],
    },
    { given: ['newAccount'], sends: { ...adding, id: noSuchId }, settles: 'unknown' },
    { given: ['closedContractPosition'], sends: adding, settles: 'gone' },
    { given: ['contractPosition'], sends: { ...adding, amount: '300' }, settles: 'insufficient' },
  ]),
  ...rowsFor('setContractExits', setContractExits, [
    {
      given: ['contractPosition'],
      sends: { id, takeProfit: provided('highPrice', '96000'), idempotencyKey: freshKey },
      settles: 'set',
      filled: ['data.takeProfit'],
    },
    {
      given: ['newAccount'],
      sends: { id: noSuchId, takeProfit: '96000', idempotencyKey: freshKey },
      settles: 'unknown',
    },
    {
      given: ['closedContractPosition'],
      sends: { id, takeProfit: provided('highPrice', '96000'), idempotencyKey: freshKey },
      settles: 'gone',
    },
    {
      given: ['contractPosition'],
      sends: { id, takeProfit: provided('lowPrice', '80000'), idempotencyKey: freshKey },
      settles: 'wrongSide',
    },
  ]),
]

const notices = [
  ...rowsFor('getLiquidationNotice', getLiquidationNotice, [
    { given: ['newAccount'], settles: 'usual', exactly: ['data.first', 'data.second'] },
  ]),
  ...rowsFor('chooseLiquidationNotice', chooseLiquidationNotice, [
    {
      given: ['newAccount'],
      sends: { first: 30, second: 15 },
      settles: 'wider',
      exactly: ['data.first', 'data.second'],
    },
  ]),
]

export const contract = [...orders, ...positions, ...notices]
