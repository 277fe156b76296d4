import {
  getTradingLimits,
  listQuickOrders,
  placeQuickOrder,
  previewQuickOrder,
  setTradingLimits,
} from '#src/api/generated/quick/quick.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const rises = {
  productType: provided('productType', 1 as const),
  productCode: provided('productCode', 'AAPL'),
  exchangeType: 1,
  optionId: provided('optionId', 11),
  stake: '100',
} as const
const placed = {
  ...rises,
  previewPrice: provided('price', '187.32'),
  payoutRate: provided('payoutRate', '0.82'),
  idempotencyKey: freshKey,
} as const
const noStateForMarketClose = 'no state can bring a market close to its end'

export const quick = [
  ...contract('previewQuickOrder', previewQuickOrder, [
    { given: ['quickBuyer'], sends: rises, settles: 'fine', exactly: ['data.exchangeType', 'data.stake'] },
    {
      given: ['quickBuyer'],
      sends: { ...rises, stake: '2000' },
      settles: 'tooMuch',
      filled: ['data.problem'],
    },
    { given: ['limitedQuickBuyer'], sends: rises, settles: 'overLimit', filled: ['data.problem'] },
    { given: ['coolingOff'], sends: rises, settles: 'coolingOff', filled: ['data.problem'] },
    { sends: rises, settles: 'closes', clientOnly: noStateForMarketClose },
  ]),
  ...contract('placeQuickOrder', placeQuickOrder, [
    { given: ['quickBuyer'], sends: placed, settles: 'open', exactly: ['data.status', 'data.stake'] },
    { given: ['quickBuyer'], sends: { ...placed, stake: '1001' }, settles: 'insufficient' },
    { given: ['quickBuyer'], sends: { ...placed, stake: '0.01' }, settles: 'belowMinimum' },
    { given: ['limitedQuickBuyer'], sends: placed, settles: 'overLimit' },
    { given: ['coolingOff'], sends: placed, settles: 'coolingOff' },
    { given: ['quickBuyer'], sends: { ...placed, previewPrice: '0.01' }, settles: 'moved' },
    { sends: placed, settles: 'closes', clientOnly: noStateForMarketClose },
    {
      given: ['keyUser'],
      sends: {
        productType: 1,
        productCode: 'AAPL',
        exchangeType: 1,
        optionId: 11,
        stake: '100',
        previewPrice: '1',
        payoutRate: '0.1',
        idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01'),
      },
      settles: 'keyReused',
    },
  ]),
  ...contract('listQuickOrders', listQuickOrders, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    { given: ['quickOrders'], sends: firstPage, settles: 'some', some: true },
    {
      given: ['quickOrders'],
      when: 'those that have ended in one product',
      sends: {
        ...firstPage,
        status: 'ended',
        productId: provided('productId', 1),
        startTime: 946684800000,
        endTime: 9999999999999,
      },
      settles: 'some',
      only: 1,
      some: true,
      filled: ['rows.*.closePrice', 'rows.*.returned', 'rows.*.net', 'rows.*.closedAt'],
    },
  ]),
  ...contract('getTradingLimits', getTradingLimits, [
    { given: ['newAccount'], settles: 'none' },
    { given: ['limitedQuickBuyer'], settles: 'limited', filled: ['data.dailyStakeLimit'] },
    { given: ['coolingOff'], settles: 'coolingOff', filled: ['data.coolingOffUntil'] },
    {
      settles: 'raised',
      clientOnly: 'it takes a lower limit first, and is the answer to setTradingLimits as well',
    },
  ]),
  ...contract('setTradingLimits', setTradingLimits, [
    {
      given: ['newAccount'],
      sends: { dailyStakeLimit: '200' },
      settles: 'lowered',
      exactly: ['data.dailyStakeLimit'],
    },
    {
      given: ['limitedQuickBuyer'],
      sends: { dailyStakeLimit: '100000' },
      settles: 'raised',
      filled: ['data.dailyStakeLimit', 'data.nextDailyStakeLimit'],
    },
    { given: ['coolingOff'], sends: { coolingOffUntil: 946684800000 }, settles: 'runs' },
  ]),
]
