import {
  cancelBibiOrder,
  listBibiOrders,
  listBibiPairs,
  placeBibiOrder,
  previewBibiOrder,
} from '#src/api/generated/bibi/bibi.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const pairCode = provided('pairCode', 'ETH/BTC')
const buy = { pairCode, exchangeType: 1, orderType: 'market', quantity: '0.1' } as const
const placed = { ...buy, previewPrice: provided('price', '0.0341917'), idempotencyKey: freshKey } as const
const { quantity: _, ...placedPair } = placed
const orderId = provided('orderId', '7321480000000042')
const noSuchId = '8000000000000000000'

const noStateForOrderLimit = 'no state places two hundred orders'
const noStateForBalanceLimit = 'no state holds as much as an account may'
export const bibi = [
  ...contract('listBibiPairs', listBibiPairs, [
    { sends: firstPage, settles: 'some' },
    { when: 'those that a search finds', sends: { ...firstPage, keyWords: 'ETH/BTC' }, settles: 'some' },
    {
      when: 'for a search that finds nothing',
      sends: { ...firstPage, keyWords: 'a+b&c=d/é %' },
      settles: 'none',
    },
  ]),
  ...contract('previewBibiOrder', previewBibiOrder, [
    { given: ['coinBuyer'], sends: buy, settles: 'fine', exactly: ['data.exchangeType', 'data.orderType'] },
    {
      given: ['coinBuyer'],
      when: 'for an amount of the other coin',
      sends: { pairCode, exchangeType: 1, orderType: 'market', amount: '0.01' },
      settles: 'fine',
    },
    {
      given: ['coinBuyer'],
      when: 'for a sale that is to bring an amount of the other coin, of more than is held',
      sends: { pairCode, exchangeType: 2, orderType: 'market', amount: '1' },
      settles: 'saleTooLarge',
      exactly: ['data.exchangeType', 'data.problem.field'],
      filled: ['data.problem'],
    },
    {
      given: ['coinBuyer'],
      sends: { ...buy, quantity: '900' },
      settles: 'tooMuch',
      filled: ['data.problem'],
    },
    { given: ['newAccount'], sends: { ...buy, pairCode: 'NO/SUCH' }, settles: 'unknown' },
  ]),
  ...contract('placeBibiOrder', placeBibiOrder, [
    {
      given: ['coinBuyer'],
      sends: placed,
      settles: 'filled',
      exactly: ['data.status', 'data.exchangeType'],
      filled: ['data.fillPrice', 'data.closedAt'],
    },
    {
      given: ['coinBuyer'],
      sends: { ...placed, orderType: 'limit', limitPrice: provided('lowPrice', '0.03') },
      settles: 'open',
      exactly: ['data.status', 'data.exchangeType'],
      filled: ['data.limitPrice'],
    },
    {
      given: ['coinSeller'],
      when: 'for a sale that is to bring an amount of the other coin',
      sends: { ...placedPair, exchangeType: 2, amount: '0.01' },
      settles: 'sold',
      exactly: ['data.status', 'data.exchangeType', 'data.receivedCode'],
      filled: ['data.fillPrice', 'data.closedAt'],
    },
    { given: ['coinBuyer'], sends: { ...placed, quantity: '100' }, settles: 'insufficient' },
    {
      given: ['coinBuyer'],
      sends: { ...placed, orderType: 'limit', limitPrice: '0.030000000001' },
      settles: 'offStep',
    },
    { given: ['coinBuyer'], sends: { ...placed, previewPrice: '0.0000001' }, settles: 'moved' },
    { sends: placed, settles: 'suspended', clientOnly: 'no state can suspend a pair that is listed' },
    {
      given: ['keyUser'],
      sends: {
        ...placed,
        pairCode: 'ETH/BTC',
        previewPrice: '1',
        idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01'),
      },
      settles: 'keyReused',
    },
    { sends: placed, settles: 'tooManyOpen', clientOnly: noStateForOrderLimit },
    { sends: placed, settles: 'overCeiling', clientOnly: noStateForBalanceLimit },
  ]),
  ...contract('cancelBibiOrder', cancelBibiOrder, [
    {
      given: ['openCoinOrder'],
      sends: { id: orderId, idempotencyKey: freshKey },
      settles: 'cancelled',
      exactly: ['data.status'],
      filled: ['data.limitPrice', 'data.closedAt'],
    },
    { given: ['closedCoinOrder'], sends: { id: orderId, idempotencyKey: freshKey }, settles: 'tooLate' },
    { given: ['newAccount'], sends: { id: noSuchId, idempotencyKey: freshKey }, settles: 'unknown' },
  ]),
  ...contract('listBibiOrders', listBibiOrders, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    {
      given: ['openCoinOrder'],
      when: 'those that are open in one pair',
      sends: { ...firstPage, status: 'open', pairCode, exchangeType: 1 },
      settles: 'some',
      only: 0,
      some: true,
      exactly: ['rows.*.status'],
      filled: ['rows.*.limitPrice'],
    },
    {
      given: ['openCoinOrder'],
      when: 'in a span of time',
      sends: { ...firstPage, startTime: 946684800000, endTime: 9999999999999 },
      settles: 'some',
      some: true,
    },
    {
      given: ['rejectedCoinOrder'],
      when: 'those that were rejected',
      sends: { ...firstPage, status: 'rejected' },
      settles: 'rejected',
      some: true,
      exactly: ['total', 'rows.*.status', 'rows.*.reason'],
      filled: ['rows.*.closedAt'],
    },
  ]),
]
