import {
  cancelWithdrawal,
  changeWithdrawPassword,
  createWithdrawal,
  getWithdrawPasswordState,
  getWithdrawal,
  listWithdrawals,
  previewWithdrawal,
  resetWithdrawPassword,
  sendWithdrawPasswordCode,
  setWithdrawPassword,
} from '#src/api/generated/withdraw/withdraw.ts'
import { contract, freshKey, provided } from '../row.ts'

const firstPage = { pageNum: 1, pageSize: 20 }
const usedKey = provided('idempotencyKey', '6f1c0f0e-8a36-4d0b-9a52-1e7d3c5b9a01')
const channelId = provided('channelId', 2)
const password = provided('password', 'skylark1')
const withdrawPassword = provided('withdrawPassword', '246813')
const id = provided('withdrawalId', '7321480000000301')
const foreignId = '1'
const wrongPin = '000001'
const newPassword = { password, withdrawPassword: '135790' } as const
const resetFields = { ...newPassword, code: provided('code', '482913') } as const
const changeFields = { withdrawPassword, newWithdrawPassword: '135790' } as const
const withdrawalFields = {
  amount: '100',
  channelId,
  targetId: provided('targetId', '7321480000000201'),
  previewArrives: provided('arrives', '99'),
  withdrawPassword,
  idempotencyKey: freshKey,
} as const

const passwords = [
  ...contract('getWithdrawPasswordState', getWithdrawPasswordState, [
    { given: ['withdrawer'], settles: 'set', exactly: ['data.isSet'] },
    { given: ['newAccount'], settles: 'notSet', exactly: ['data.isSet'] },
    { given: ['withdrawPasswordLocked'], settles: 'locked', filled: ['data.lockedUntil'] },
    { given: ['withdrawalsResting'], settles: 'resting', filled: ['data.withdrawalsFrom'] },
  ]),
  ...contract('setWithdrawPassword', setWithdrawPassword, [
    { given: ['withdrawPasswordless'], sends: newPassword, settles: 'set', exactly: ['data.isSet'] },
    {
      given: ['withdrawPasswordless'],
      sends: { ...newPassword, password: 'wrong0wrong' },
      settles: 'wrongSignIn',
    },
    { given: ['twoStep'], sends: newPassword, settles: 'secondCodeNeeded' },
    { given: ['withdrawer'], sends: newPassword, settles: 'already' },
  ]),
  ...contract('changeWithdrawPassword', changeWithdrawPassword, [
    { given: ['withdrawer'], sends: changeFields, settles: 'changed', exactly: ['data.isSet'] },
    { given: ['withdrawer'], sends: { ...changeFields, withdrawPassword: wrongPin }, settles: 'wrong' },
    { given: ['withdrawerWithTwoStep'], sends: changeFields, settles: 'secondCodeNeeded' },
    { given: ['withdrawPasswordLocked'], sends: changeFields, settles: 'locked' },
    {
      given: ['withdrawPasswordless'],
      sends: { ...changeFields, withdrawPassword: wrongPin },
      settles: 'notSet',
    },
  ]),
  ...contract('sendWithdrawPasswordCode', () => sendWithdrawPasswordCode(), [
    { given: ['withdrawer'], settles: 'live' },
    { settles: 'sandbox', clientOnly: 'only a sandbox tells the code; a live back end must not' },
    { given: ['withdrawPasswordForgotten'], settles: 'tooSoon' },
    { given: ['withdrawPasswordless'], settles: 'notSet' },
  ]),
  ...contract('resetWithdrawPassword', resetWithdrawPassword, [
    {
      given: ['withdrawPasswordForgotten'],
      sends: resetFields,
      settles: 'resting',
      filled: ['data.withdrawalsFrom'],
    },
    {
      given: ['withdrawPasswordForgotten'],
      sends: { ...resetFields, password: 'wrong0wrong' },
      settles: 'wrongSignIn',
    },
    {
      sends: resetFields,
      settles: 'secondCodeNeeded',
      clientOnly: 'it takes two-step verification and a code that was sent, which no state makes together',
    },
    { given: ['withdrawer'], sends: { ...newPassword, code: '000000' }, settles: 'wrongCode' },
    { given: ['withdrawPasswordless'], sends: { ...newPassword, code: '000000' }, settles: 'notSet' },
  ]),
]

const payouts = [
  ...contract('previewWithdrawal', previewWithdrawal, [
    {
      given: ['withdrawer'],
      sends: { amount: '100', channelId },
      settles: 'fine',
      exactly: ['data.amount', 'data.available'],
    },
    {
      given: ['withdrawer'],
      sends: { amount: '6000', channelId },
      settles: 'tooMuch',
      filled: ['data.problem'],
    },
    {
      given: ['withdrawer'],
      sends: { amount: '5', channelId },
      settles: 'tooLittle',
      filled: ['data.problem'],
    },
    { given: ['withdrawer'], sends: { amount: '100', channelId: 999_999 }, settles: 'noChannel' },
  ]),
  ...contract('createWithdrawal', createWithdrawal, [
    {
      given: ['withdrawer'],
      sends: withdrawalFields,
      settles: 'pending',
      exactly: ['data.amount', 'data.status'],
    },
    { given: ['withdrawerWithTwoStep'], sends: withdrawalFields, settles: 'secondCodeNeeded' },
    { given: ['withdrawer'], sends: { ...withdrawalFields, amount: '6000' }, settles: 'insufficient' },
    { given: ['withdrawer'], sends: { ...withdrawalFields, amount: '5' }, settles: 'belowMinimum' },
    { given: ['withdrawer'], sends: { ...withdrawalFields, amount: '50001' }, settles: 'aboveMaximum' },
    {
      given: ['withdrawer'],
      sends: { ...withdrawalFields, withdrawPassword: wrongPin },
      settles: 'wrongPassword',
    },
    { given: ['withdrawPasswordLocked'], sends: withdrawalFields, settles: 'locked' },
    {
      given: ['withdrawPasswordless'],
      sends: { ...withdrawalFields, withdrawPassword: wrongPin },
      settles: 'notSet',
    },
    { given: ['withdrawalsResting'], sends: withdrawalFields, settles: 'resting' },
    { given: ['addressRest'], sends: withdrawalFields, settles: 'targetResting' },
    { given: ['frozenWithdrawer'], sends: withdrawalFields, settles: 'frozen' },
    { given: ['withdrawer'], sends: { ...withdrawalFields, targetId: foreignId }, settles: 'targetUnknown' },
    { given: ['withdrawer'], sends: { ...withdrawalFields, previewArrives: '100' }, settles: 'termsChanged' },
    {
      sends: withdrawalFields,
      settles: 'keyReused',
      clientOnly:
        'it takes an account that can withdraw and has used a key, which no state makes; a probe asks for it',
    },
  ]),
  ...contract('cancelWithdrawal', cancelWithdrawal, [
    {
      given: ['pendingWithdrawal'],
      sends: { id, idempotencyKey: freshKey },
      settles: 'cancelled',
      exactly: ['data.status'],
      filled: ['data.cancelledAt'],
    },
    { given: ['decidedWithdrawal'], sends: { id, idempotencyKey: freshKey }, settles: 'notPending' },
    { given: ['newAccount'], sends: { id: foreignId, idempotencyKey: freshKey }, settles: 'unknown' },
    { given: ['keyUser'], sends: { id: foreignId, idempotencyKey: usedKey }, settles: 'keyReused' },
  ]),
  ...contract('listWithdrawals', listWithdrawals, [
    { given: ['pendingWithdrawal'], sends: firstPage, settles: 'some', only: 0, some: true },
    {
      given: ['decidedWithdrawal'],
      when: 'those that were refused, with their reason',
      sends: { ...firstPage, status: 'refused', startTime: 946684800000, endTime: 9999999999999 },
      settles: 'some',
      only: 2,
      some: true,
      filled: ['rows.*.reason', 'rows.*.reviewedAt'],
    },
    { given: ['newAccount'], sends: firstPage, settles: 'empty' },
  ]),
  ...contract('getWithdrawal', getWithdrawal, [
    { given: ['pendingWithdrawal'], sends: { id }, settles: 'pending', exactly: ['data.status'] },
    { given: ['pendingWithdrawal'], sends: { id: foreignId }, settles: 'unknown' },
  ]),
]

export const withdraw = [...passwords, ...payouts]
