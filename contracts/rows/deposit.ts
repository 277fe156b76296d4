import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  listDeposits,
  listRechargeChannels,
  listWithdrawChannels,
  payDeposit,
} from '#src/api/generated/deposit/deposit.ts'
import { contract, freshKey, provided } from '../row.ts'

const idempotencyKey = freshKey
const depositId = provided('depositId', '7321480000000010')
const foreignId = '1'

export const deposit = [
  ...contract('listRechargeChannels', listRechargeChannels, [
    { given: ['signedIn'], settles: 'en' },
    { given: ['signedIn'], locale: 'zh', settles: 'zh' },
  ]),
  ...contract('listWithdrawChannels', listWithdrawChannels, [
    { given: ['signedIn'], settles: 'en' },
    {
      settles: 'none',
      clientOnly: 'which channels there are is set by the operator, not by a state of the account',
    },
  ]),
  ...contract('createDeposit', createDeposit, [
    {
      given: ['newAccount'],
      sends: { channelId: 1, amount: '1000', idempotencyKey },
      settles: 'pending',
      exactly: ['data.channelId', 'data.amount', 'data.status'],
    },
    {
      given: ['proofUploader'],
      sends: {
        channelId: provided('channelId', 2),
        amount: '1000',
        proofId: provided('proofId', '7321480000000500'),
        idempotencyKey,
      },
      settles: 'withProof',
      exactly: ['data.amount', 'data.status'],
      filled: ['data.proofId'],
    },
    {
      given: ['newAccount'],
      sends: { channelId: 1, amount: '0.01', idempotencyKey },
      settles: 'belowMinimum',
    },
    {
      given: ['proofDepositor'],
      sends: { channelId: provided('channelId', 2), amount: '1000', idempotencyKey },
      settles: 'proofNeeded',
    },
    {
      given: ['proofDepositor'],
      sends: { channelId: provided('channelId', 2), amount: '1000', proofId: foreignId, idempotencyKey },
      settles: 'proofUnknown',
    },
    {
      given: ['keyUser'],
      sends: {
        channelId: 1,
        amount: '1000',
        idempotencyKey: provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01'),
      },
      settles: 'keyReused',
    },
  ]),
  ...contract('getDeposit', getDeposit, [
    {
      given: ['confirmingDepositor'],
      sends: { id: depositId },
      settles: 'confirming',
      exactly: ['data.amount', 'data.status', 'data.channelType'],
    },
    {
      given: ['coinDepositor'],
      sends: { id: depositId },
      settles: 'coins',
      exactly: ['data.amount', 'data.status', 'data.channelType'],
      filled: ['data.productId', 'data.price', 'data.priceTime', 'data.value'],
    },
    { given: ['newAccount'], sends: { id: foreignId }, settles: 'unknown' },
  ]),
  ...contract('cancelDeposit', cancelDeposit, [
    {
      given: ['pendingDepositor'],
      sends: { id: depositId, idempotencyKey },
      settles: 'cancelled',
      exactly: ['data.status', 'data.credited'],
    },
    { given: ['newAccount'], sends: { id: foreignId, idempotencyKey }, settles: 'unknown' },
    { given: ['decidedDepositor'], sends: { id: depositId, idempotencyKey }, settles: 'notPending' },
  ]),
  ...contract('payDeposit', payDeposit, [
    {
      given: ['unpaidDepositor'],
      sends: { id: depositId, outcome: 'paid', idempotencyKey },
      settles: 'paid',
      exactly: ['data.status', 'data.channelType'],
    },
    {
      given: ['unpaidDepositor'],
      sends: { id: depositId, outcome: 'failed', idempotencyKey },
      settles: 'failed',
      exactly: ['data.status', 'data.credited'],
      filled: ['data.reason'],
    },
    { given: ['newAccount'], sends: { id: foreignId, outcome: 'paid', idempotencyKey }, settles: 'unknown' },
    {
      given: ['decidedDepositor'],
      sends: { id: depositId, outcome: 'paid', idempotencyKey },
      settles: 'notUnpaid',
    },
  ]),
  ...contract('listDeposits', listDeposits, [
    { given: ['depositor'], sends: { pageNum: 1, pageSize: 20 }, settles: 'some', some: true },
    { given: ['depositor'], when: 'page 2', sends: { pageNum: 2, pageSize: 2 }, settles: 'some', some: true },
    {
      given: ['rejectedDepositor'],
      when: 'with the reason of a rejection',
      sends: { pageNum: 1, pageSize: 20 },
      settles: 'some',
      only: 1,
      some: true,
      filled: ['rows.*.reason', 'rows.*.reviewedAt'],
    },
    {
      given: ['rejectedDepositor'],
      when: 'of another state',
      sends: { pageNum: 1, pageSize: 20, status: 'approved' },
      settles: 'empty',
    },
    { given: ['newAccount'], sends: { pageNum: 1, pageSize: 20 }, settles: 'empty' },
  ]),
]
