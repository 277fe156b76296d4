import {
  claimWelfareTask,
  listAwards,
  listAwardTotals,
  listVouchers,
  listWelfareTasks,
} from '#src/api/generated/reward/reward.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const usedKey = provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')
const idempotencyKey = freshKey

const awards = [
  ...contract('listAwards', listAwards, [
    {
      given: ['awarded'],
      sends: { ...firstPage, kind: 'team', level: 1 },
      settles: 'team',
      some: true,
      exactly: ['total', 'rows.*.kind', 'rows.*.level'],
      filled: ['rows.*.memberName', 'rows.*.day', 'rows.*.base', 'rows.*.rate'],
    },
    {
      given: ['awarded'],
      sends: { ...firstPage, kind: 'task' },
      settles: 'task',
      some: true,
      exactly: ['total', 'rows.*.kind', 'rows.*.taskCode'],
    },
    {
      given: ['awarded'],
      sends: { ...firstPage, kind: 'voucher' },
      settles: 'voucher',
      some: true,
      exactly: ['total', 'rows.*.kind', 'rows.*.taskCode'],
      filled: ['rows.*.base', 'rows.*.orderId'],
    },
    {
      given: ['awarded'],
      sends: { ...firstPage, kind: 'activity' },
      settles: 'prize',
      some: true,
      exactly: ['total', 'rows.*.kind', 'rows.*.rank'],
      filled: ['rows.*.activityId'],
    },
    { given: ['newAccount'], sends: firstPage, settles: 'none' },
  ]),
  ...contract('listAwardTotals', listAwardTotals, [
    { given: ['taskClaimed'], settles: 'some', exactly: ['total', 'rows.*.kind', 'rows.*.count'] },
    { given: ['newAccount'], settles: 'none', exactly: ['total', 'rows.*.kind', 'rows.*.count'] },
  ]),
]

const tasks = [
  ...contract('listWelfareTasks', listWelfareTasks, [
    { settles: 'open' },
    { given: ['taskDone'], asMember: true, settles: 'done' },
  ]),
  ...contract('claimWelfareTask', claimWelfareTask, [
    {
      given: ['taskDone'],
      sends: { code: 'firstDeposit', idempotencyKey },
      settles: 'bonus',
      exactly: ['data.code', 'data.state'],
      filled: ['data.doneAt', 'data.claimBy', 'data.claimedAt'],
    },
    {
      given: ['taskDone'],
      sends: { code: 'firstSpotOrder', idempotencyKey },
      settles: 'voucher',
      exactly: ['data.code', 'data.state'],
      filled: ['data.doneAt', 'data.claimBy', 'data.claimedAt', 'data.reward.validDays'],
    },
    { given: ['newAccount'], sends: { code: 'firstDeposit', idempotencyKey }, settles: 'notDone' },
    { given: ['taskClaimed'], sends: { code: 'firstDeposit', idempotencyKey }, settles: 'claimedBefore' },
    { given: ['taskExpired'], sends: { code: 'firstDeposit', idempotencyKey }, settles: 'tooLate' },
    { given: ['keyUser'], sends: { code: 'firstDeposit', idempotencyKey: usedKey }, settles: 'keyReused' },
  ]),
  ...contract('listVouchers', listVouchers, [
    {
      given: ['voucherHolder'],
      sends: { ...firstPage, status: 'active' },
      settles: 'active',
      some: true,
      exactly: ['rows.*.status'],
    },
    {
      given: ['voucherUser'],
      sends: { ...firstPage, status: 'used' },
      settles: 'used',
      some: true,
      exactly: ['total', 'rows.*.status'],
      filled: ['rows.*.usedAt', 'rows.*.amount', 'rows.*.orderId'],
    },
    { given: ['newAccount'], sends: firstPage, settles: 'none' },
  ]),
]

export const reward = [...awards, ...tasks]
