import {
  beginTwoStep,
  changePassword,
  closeAccount,
  confirmTwoStep,
  endOtherSessions,
  endSession,
  endTwoStep,
  exportPart,
  getClosing,
  getSecurity,
  listExportParts,
  listSessions,
  renewRecoveryCodes,
} from '#src/api/generated/security/security.ts'
import { contract, provided } from '../row.ts'
import { passkeys } from './passkeys.ts'
import { safety } from './safety.ts'

const password = provided('password', 'skylark1')
const code = provided('code', '482913')
const wrongPassword = 'a+b&c=d/e é%'
const wrongCode = 'AAAAA-AAAAA'
const noStateForRestingKeys = 'no state has just recovered a password'
const noStateForSharedAccount = 'only a sandbox has an account that everybody shares'
const remainder = provided('remainder', '12.5 USDT')
const page = { pageNum: 1, pageSize: 20 }

const sessions = [
  ...contract('getSecurity', getSecurity, [
    {
      given: ['twoStep'],
      settles: 'guarded',
      filled: ['data.twoStepSince'],
      exactly: ['data.recoveryCodesLeft'],
    },
    {
      given: ['newAccount'],
      settles: 'passwordOnly',
      exactly: ['data.passwordChangedAt', 'data.twoStepSince'],
    },
  ]),
  ...contract('changePassword', changePassword, [
    { given: ['member'], sends: { oldPassword: password, newPassword: 'skylark2' }, settles: 'changed' },
    { given: ['member'], sends: { oldPassword: wrongPassword, newPassword: 'skylark2' }, settles: 'wrong' },
    {
      given: ['lockedMember'],
      sends: { oldPassword: password, newPassword: 'skylark2' },
      settles: 'locked',
    },
    {
      given: ['twoStep'],
      sends: { oldPassword: password, newPassword: 'skylark2' },
      settles: 'secondCodeNeeded',
    },
    { given: ['member'], sends: { oldPassword: password, newPassword: password }, settles: 'same' },
    {
      given: ['member'],
      sends: { oldPassword: password, newPassword: 'password1' },
      settles: 'common',
    },
    {
      sends: { oldPassword: 'skylark1', newPassword: 'skylark2' },
      settles: 'shared',
      clientOnly: noStateForSharedAccount,
    },
  ]),
  ...contract('listSessions', listSessions, [
    { given: ['twoDevices'], settles: 'two', some: true, exactly: ['total'] },
    { given: ['newAccount'], settles: 'unnamed', exactly: ['total', 'rows.*.isCurrent'] },
  ]),
  ...contract('endSession', endSession, [
    { given: ['twoDevices'], sends: { id: provided('sessionId', 'T3RoZXJTZXNzaW9u') }, settles: 'ended' },
    { given: ['newAccount'], sends: { id: 'T3RoZXJTZXNzaW9u' }, settles: 'unknown' },
  ]),
  ...contract('endOtherSessions', () => endOtherSessions({}), [
    { given: ['twoDevices'], settles: 'ended', exactly: ['data.endedSessions'] },
    { given: ['newAccount'], settles: 'none', exactly: ['data.endedSessions'] },
  ]),
]

const twoStepRows = [
  ...contract('beginTwoStep', beginTwoStep, [
    { given: ['member'], sends: { password }, settles: 'begun' },
    { given: ['member'], sends: { password: wrongPassword }, settles: 'wrong' },
    { given: ['lockedMember'], sends: { password }, settles: 'locked' },
    { given: ['twoStep'], sends: { password }, settles: 'on' },
    { sends: { password }, settles: 'resting', clientOnly: noStateForRestingKeys },
  ]),
  ...contract('confirmTwoStep', confirmTwoStep, [
    { given: ['twoStepBegun'], sends: { code }, settles: 'on' },
    { given: ['twoStepBegun'], sends: { code: '000000' }, settles: 'wrong' },
    { given: ['twoStepBegunLocked'], sends: { code }, settles: 'locked' },
    { given: ['newAccount'], sends: { code: '482913' }, settles: 'notBegun' },
    { sends: { code: '482913' }, settles: 'resting', clientOnly: noStateForRestingKeys },
  ]),
  ...contract('endTwoStep', endTwoStep, [
    { given: ['twoStep'], sends: { password, code }, settles: 'off' },
    { given: ['twoStep'], sends: { password: wrongPassword, code }, settles: 'wrong' },
    { given: ['twoStep'], sends: { password, code: wrongCode }, settles: 'wrongCode' },
    { given: ['member'], sends: { password, code: '482913' }, settles: 'wasOff' },
  ]),
  ...contract('renewRecoveryCodes', renewRecoveryCodes, [
    { given: ['twoStep'], sends: { password, code }, settles: 'renewed' },
    { given: ['twoStep'], sends: { password: wrongPassword, code }, settles: 'wrong' },
    { given: ['twoStep'], sends: { password, code: wrongCode }, settles: 'wrongCode' },
    { given: ['member'], sends: { password, code: '482913' }, settles: 'wasOff' },
  ]),
]

const accountRows = [
  ...contract('listExportParts', listExportParts, [{ given: ['newAccount'], settles: 'some', some: true }]),
  ...contract('exportPart', exportPart, [
    { given: ['newAccount'], sends: { part: 'sessions', ...page }, settles: 'rows', some: true },
    { given: ['newAccount'], sends: { part: 'nothing', ...page }, settles: 'unknown' },
    { given: ['unconfirmed'], sends: { part: 'sessions', ...page }, settles: 'stepUpNeeded' },
  ]),
  ...contract('getClosing', getClosing, [
    { given: ['newAccount'], settles: 'free', exactly: ['data.reasons'] },
    { given: ['memberWithRemainder'], settles: 'small', exactly: ['data.reasons'] },
    { given: ['holder'], settles: 'kept' },
  ]),
  ...contract('closeAccount', closeAccount, [
    {
      given: ['memberWithRemainder'],
      when: 'giving up what is left',
      sends: { password, confirmation: 'close', remainder },
      settles: 'closed',
    },
    {
      given: ['memberWithRemainder'],
      when: 'giving up less than what is left',
      sends: { password, confirmation: 'close', remainder: '0.01 USDT' },
      settles: 'notEmpty',
    },
    { given: ['member'], sends: { password, confirmation: 'close' }, settles: 'closed' },
    {
      given: ['twoStep'],
      when: 'with a code of the second step',
      sends: { password, code, confirmation: 'close' },
      settles: 'closed',
    },
    { given: ['member'], sends: { password: wrongPassword, confirmation: 'close' }, settles: 'wrong' },
    { given: ['twoStep'], sends: { password, code: wrongCode, confirmation: 'close' }, settles: 'wrongCode' },
    { given: ['memberWithMoney'], sends: { password, confirmation: 'close' }, settles: 'notEmpty' },
    {
      sends: { password: 'skylark1', confirmation: 'close' },
      settles: 'shared',
      clientOnly: noStateForSharedAccount,
    },
  ]),
]

export const security = [...sessions, ...twoStepRows, ...safety, ...passkeys, ...accountRows]
