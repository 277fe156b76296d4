import {
  becomeTrader,
  changeFollow,
  followTrader,
  getTrader,
  listCopies,
  listFollows,
  listTraders,
  listTraderTrades,
  stopBeingTrader,
  stopFollowing,
} from '#src/api/generated/follow/follow.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const traderId = provided('traderId', '7321480000000031')
const followId = provided('followId', '7321480000000051')
const noSuchId = '8000000000000000000'
const usedKey = provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')
const idempotencyKey = freshKey
const terms = {
  sizing: 'amount',
  amount: '50',
  totalLimit: '500',
  maxLoss: '100',
  slippage: '0.005',
  ways: 'both',
  productTypes: '1,2,3,4',
  atStop: 'close',
} as const

const traders = [
  ...contract('listTraders', listTraders, [
    { sends: firstPage, settles: 'some' },
    {
      given: ['trader'],
      when: 'the newest first',
      sends: { ...firstPage, sort: 'newest' },
      settles: 'some',
      some: true,
    },
    {
      given: ['trader'],
      when: 'those with most followers first',
      sends: { ...firstPage, sort: 'followers' },
      settles: 'some',
      some: true,
    },
    { when: 'beyond the last page', sends: { pageNum: 1000, pageSize: 20 }, settles: 'empty' },
  ]),
  ...contract('getTrader', getTrader, [
    { given: ['trader'], sends: { id: traderId }, settles: 'robot' },
    { sends: { id: noSuchId }, settles: 'unknown' },
  ]),
  ...contract('listTraderTrades', listTraderTrades, [
    { given: ['trader'], sends: { id: traderId, ...firstPage }, settles: 'some', some: true },
    {
      given: ['trader'],
      when: 'beyond the last page',
      sends: { id: traderId, pageNum: 1000, pageSize: 20 },
      settles: 'none',
    },
    { sends: { id: noSuchId, ...firstPage }, settles: 'unknown' },
  ]),
  ...contract('becomeTrader', becomeTrader, [
    {
      given: ['newAccount', 'freeNickname'],
      sends: { nickName: provided('nickName', 'Anaïs 二'), consent: 'yes', idempotencyKey },
      settles: 'listed',
      exactly: ['data.isMine'],
    },
    {
      given: ['newAccount', 'takenNickname'],
      sends: { nickName: provided('nickName', 'Ana'), consent: 'yes', idempotencyKey },
      settles: 'taken',
    },
    {
      given: ['signedInTrader'],
      sends: { nickName: 'Another name', consent: 'yes', idempotencyKey },
      settles: 'already',
    },
    {
      given: ['keyUser'],
      sends: { nickName: 'Ana', consent: 'yes', idempotencyKey: usedKey },
      settles: 'keyReused',
    },
  ]),
  ...contract('stopBeingTrader', stopBeingTrader, [
    { given: ['signedInTrader'], sends: { idempotencyKey }, settles: 'done' },
    { given: ['newAccount'], sends: { idempotencyKey }, settles: 'notOne' },
  ]),
]

const follows = [
  ...contract('followTrader', followTrader, [
    {
      given: ['trader', ['funded', { currencyId: 3, available: '1000' }]],
      sends: { traderId, ...terms, idempotencyKey },
      settles: 'active',
      exactly: ['data.status', 'data.totalLimit', 'data.copied'],
      filled: ['data.amount'],
    },
    { given: ['newAccount'], sends: { traderId: noSuchId, ...terms, idempotencyKey }, settles: 'unknown' },
    { given: ['signedInTrader'], sends: { traderId, ...terms, idempotencyKey }, settles: 'self' },
    { given: ['follower'], sends: { traderId, ...terms, idempotencyKey }, settles: 'exists' },
    {
      given: ['trader', ['funded', { currencyId: 3, available: '1000' }]],
      sends: { traderId, ...terms, totalLimit: '49', idempotencyKey },
      settles: 'belowAmount',
    },
    {
      given: ['trader', 'keyUser'],
      sends: { traderId, ...terms, idempotencyKey: usedKey },
      settles: 'keyReused',
    },
  ]),
  ...contract('changeFollow', changeFollow, [
    {
      given: ['follower'],
      sends: { id: followId, ...terms, totalLimit: '300', idempotencyKey },
      settles: 'changed',
      exactly: ['data.status', 'data.totalLimit'],
    },
    { given: ['formerFollower'], sends: { id: followId, ...terms, idempotencyKey }, settles: 'notActive' },
    { given: ['newAccount'], sends: { id: noSuchId, ...terms, idempotencyKey }, settles: 'unknown' },
    { given: ['keyUser'], sends: { id: noSuchId, ...terms, idempotencyKey: usedKey }, settles: 'keyReused' },
  ]),
  ...contract('stopFollowing', stopFollowing, [
    {
      given: ['follower'],
      sends: { id: followId, positions: 'close', idempotencyKey },
      settles: 'stopped',
      exactly: ['data.status', 'data.openCopies'],
      filled: ['data.stoppedAt'],
    },
    {
      given: ['holdingFollower'],
      sends: { id: followId, positions: 'close', idempotencyKey },
      settles: 'closing',
      exactly: ['data.status'],
    },
    {
      given: ['formerFollower'],
      sends: { id: followId, positions: 'keep', idempotencyKey },
      settles: 'notActive',
    },
    { given: ['newAccount'], sends: { id: noSuchId, positions: 'keep', idempotencyKey }, settles: 'unknown' },
    {
      given: ['keyUser'],
      sends: { id: noSuchId, positions: 'keep', idempotencyKey: usedKey },
      settles: 'keyReused',
    },
  ]),
  ...contract('listFollows', listFollows, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    {
      given: ['follower'],
      sends: { ...firstPage, status: 'active' },
      settles: 'some',
      only: 0,
      some: true,
      exactly: ['total', 'rows.*.status'],
    },
  ]),
  ...contract('listCopies', listCopies, [
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
    {
      given: ['holdingFollower'],
      sends: { ...firstPage, followId, status: 'placed' },
      settles: 'some',
      only: 1,
      some: true,
      exactly: ['rows.*.status'],
      filled: ['rows.*.orderId', 'rows.*.quantity', 'rows.*.price', 'rows.*.total', 'rows.*.fee'],
    },
  ]),
]

export const follow = [...traders, ...follows]
