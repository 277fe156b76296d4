import {
  createDeposit,
  listDeposits,
  listRechargeChannels,
  listWithdrawChannels,
} from '../../src/api/generated/deposit/deposit.ts'
import { contract, freshKey, provided } from '../row.ts'

const idempotencyKey = freshKey

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
      given: ['newAccount'],
      sends: { channelId: 1, amount: '0.01', idempotencyKey },
      settles: 'belowMinimum',
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
    { given: ['newAccount'], sends: { pageNum: 1, pageSize: 20 }, settles: 'empty' },
  ]),
]
