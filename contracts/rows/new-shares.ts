import {
  cancelShareSubscription,
  getShareOffer,
  listShareEntries,
  listShareOffers,
  listShareSubscriptions,
  previewShareSubscription,
  subscribeToShares,
} from '#src/api/generated/new-shares/new-shares.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const offerId = provided('offerId', 1387)
const id = provided('subscriptionId', '7321480000000041')
const threeLots = { offerId, lots: 3 } as const
const unknownOffer = 2147483647
const subscriptionFields = { ...threeLots, idempotencyKey: freshKey } as const

export const newShares = [
  ...contract('listShareOffers', listShareOffers, [
    {
      when: 'those that are current',
      sends: { ...firstPage, view: 'current' },
      settles: 'some',
      some: true,
    },
    {
      when: 'those that were listed lately',
      sends: { ...firstPage, view: 'listed' },
      settles: 'listed',
      some: true,
      exactly: ['rows.*.status'],
    },
    { when: 'beyond the end', sends: { view: 'current', pageNum: 1000, pageSize: 20 }, settles: 'empty' },
  ]),
  ...contract('getShareOffer', getShareOffer, [
    { given: ['openOffer'], sends: { id: offerId }, settles: 'open', exactly: ['data.offer.status'] },
    {
      given: ['shareSubscriber'],
      asMember: true,
      sends: { id: offerId },
      settles: 'subscribed',
      exactly: ['data.offer.status', 'data.mine.status', 'data.mine.lots'],
      filled: ['data.mine'],
    },
    {
      given: ['drawnSubscriber'],
      asMember: true,
      sends: { id: offerId },
      settles: 'drawn',
      filled: [
        'data.mine',
        'data.mine.allottedLots',
        'data.draw.seed',
        'data.draw.entriesHash',
        'data.draw.allottedLots',
      ],
    },
    { given: ['openOffer'], sends: { id: offerId }, settles: 'zh', locale: 'zh' },
    { given: ['openOffer'], sends: { id: offerId }, settles: 'ar', locale: 'ar' },
    { sends: { id: unknownOffer }, settles: 'unknown' },
  ]),
  ...contract('listShareEntries', listShareEntries, [
    {
      given: ['drawnSubscriber'],
      sends: { id: offerId, ...firstPage },
      settles: 'drawn',
      some: true,
      filled: ['rows.*.allottedLots'],
    },
    { given: ['shareSubscriber'], sends: { id: offerId, ...firstPage }, settles: 'open', some: true },
    {
      given: ['openOffer'],
      when: 'beyond the end',
      sends: { id: offerId, pageNum: 1000, pageSize: 20 },
      settles: 'none',
    },
    { sends: { id: unknownOffer, ...firstPage }, settles: 'unknown' },
  ]),
  ...contract('previewShareSubscription', previewShareSubscription, [
    { given: ['shareBuyer'], sends: threeLots, settles: 'fine', exactly: ['data.lots', 'data.problem'] },
    {
      given: ['poorShareBuyer'],
      sends: threeLots,
      settles: 'tooMuch',
      filled: ['data.problem'],
    },
    { given: ['newAccount'], sends: { offerId: unknownOffer, lots: 3 }, settles: 'unknown' },
  ]),
  ...contract('subscribeToShares', subscribeToShares, [
    {
      given: ['shareBuyer'],
      sends: subscriptionFields,
      settles: 'waiting',
      exactly: ['data.status', 'data.lots'],
    },
    { given: ['poorShareBuyer'], sends: subscriptionFields, settles: 'insufficient' },
    { given: ['shareBuyer'], sends: { ...subscriptionFields, lots: 1000 }, settles: 'aboveMaximum' },
    { given: ['lateShareBuyer'], sends: subscriptionFields, settles: 'notOpen' },
    { given: ['shareSubscriber'], sends: subscriptionFields, settles: 'twice' },
    { given: ['newAccount'], sends: { ...subscriptionFields, offerId: unknownOffer }, settles: 'unknown' },
    {
      given: ['keyUser', 'openOffer'],
      sends: {
        ...threeLots,
        idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01'),
      },
      settles: 'keyReused',
    },
  ]),
  ...contract('cancelShareSubscription', cancelShareSubscription, [
    {
      given: ['shareSubscriber'],
      sends: { id, idempotencyKey: freshKey },
      settles: 'cancelled',
      exactly: ['data.status'],
      filled: ['data.refund', 'data.settledAt'],
    },
    { given: ['closedSubscriber'], sends: { id, idempotencyKey: freshKey }, settles: 'tooLate' },
    { given: ['drawnSubscriber'], sends: { id, idempotencyKey: freshKey }, settles: 'ended' },
    { given: ['newAccount'], sends: { id: '1', idempotencyKey: freshKey }, settles: 'unknown' },
    {
      given: ['keyUser'],
      sends: { id: '1', idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01') },
      settles: 'keyReused',
    },
  ]),
  ...contract('listShareSubscriptions', listShareSubscriptions, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    {
      given: ['drawnSubscriber'],
      sends: firstPage,
      settles: 'some',
      some: true,
      filled: ['rows.*.allottedLots', 'rows.*.cost', 'rows.*.refund', 'rows.*.settledAt'],
    },
    {
      given: ['newAccount'],
      when: 'in a state that none is in',
      sends: { ...firstPage, status: 'listed' },
      settles: 'empty',
    },
  ]),
]
