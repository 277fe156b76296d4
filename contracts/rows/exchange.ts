import {
  createExchange,
  getExchangeTerms,
  listExchanges,
  previewExchange,
} from '#src/api/generated/exchange/exchange.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const euros = { fromCurrencyId: 3, toCurrencyId: 6, amount: '1000' } as const
const asked = {
  ...euros,
  rateTime: provided('rateTime', 1795199400000),
  minReceived: provided('received', '920.39'),
  idempotencyKey: freshKey,
} as const

const noStateForBalanceLimit = 'no state holds as much as an account may'
export const exchange = [
  ...contract('getExchangeTerms', getExchangeTerms, [{ settles: 'en' }]),
  ...contract('previewExchange', previewExchange, [
    { given: ['exchanger'], sends: euros, settles: 'fine', exactly: ['data.amount', 'data.fromCurrencyId'] },
    {
      given: ['exchanger'],
      sends: { ...euros, amount: '6000' },
      settles: 'tooMuch',
      filled: ['data.problem'],
    },
    { given: ['exchanger'], sends: { ...euros, toCurrencyId: 3 }, settles: 'sameCurrency' },
  ]),
  ...contract('createExchange', createExchange, [
    {
      given: ['exchanger'],
      sends: asked,
      settles: 'done',
      exactly: ['data.amount', 'data.fromCurrencyId', 'data.toCurrencyId'],
    },
    { given: ['exchanger'], sends: { ...asked, amount: '6000', minReceived: '0' }, settles: 'insufficient' },
    { given: ['exchanger'], sends: { ...asked, amount: '0.5', minReceived: '0' }, settles: 'belowMinimum' },
    {
      given: ['exchanger'],
      sends: { ...asked, amount: '200000', minReceived: '0' },
      settles: 'aboveMaximum',
    },
    { given: ['exchanger'], sends: { ...asked, amount: '1.0000001' }, settles: 'offStep' },
    { given: ['exchanger'], sends: { ...asked, toCurrencyId: 3 }, settles: 'sameCurrency' },
    { given: ['exchanger'], sends: { ...asked, rateTime: 1795199400000 }, settles: 'expired' },
    { sends: asked, settles: 'closed', clientOnly: 'no state can close a market' },
    {
      given: ['keyUser'],
      sends: {
        ...euros,
        rateTime: 1795199400000,
        minReceived: '0',
        idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01'),
      },
      settles: 'keyReused',
    },
    { sends: asked, settles: 'overCeiling', clientOnly: noStateForBalanceLimit },
  ]),
  ...contract('listExchanges', listExchanges, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    { given: ['exchanged'], sends: firstPage, settles: 'some', only: 0, some: true },
    {
      given: ['exchanged'],
      when: 'those of two currencies in a span of time',
      sends: {
        ...firstPage,
        fromCurrencyId: 3,
        toCurrencyId: 6,
        startTime: 946684800000,
        endTime: 9999999999999,
      },
      settles: 'some',
      only: 0,
      some: true,
      exactly: ['rows.*.fromCurrencyId', 'rows.*.toCurrencyId'],
    },
  ]),
]
