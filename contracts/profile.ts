/** How Fairline's API speaks: the profile with which a back end of it is verified. docs/contracts.md is for the teams of such back ends. */
import { states, type ProviderState } from './states.ts'
import type { Profile } from './verify/profile/profile.ts'

const byToken = Object.values<ProviderState>(states)
  .filter(({ tokenSuffices }) => tokenSuffices)
  .map(({ name }) => name)

export const profile: Partial<Profile> = {
  headers: {
    'Accept-Language': 'en',
    LanguageId: '2',
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  answers: {
    code: '/code',
    message: ['/msg'],
    messageKey: '^hint_\\w+$',
    params: '/params',
    field: '/params/field',
    wait: '/params/seconds',
    attempts: '/params/left',
    data: '/data',
    rows: ['/rows'],
    total: '/total',
  },
  codes: {
    success: [200],
    invalid: [422],
    signedOut: [401],
    business: [460],
    conflict: [409],
    locked: [423],
    own: [409, 422, 423, 428, 460],
    undocumented: [],
  },
  // LanguageId is the position of the language in the list.
  language: {
    headers: { LanguageId: '{number}' },
    codes: 'LanguageCode',
    probes: ['getSiteInfo', 'listSwitches'],
  },
  paging: { number: 'pageNum', size: 'pageSize' },
  lists: {
    operations: '^list',
    // Of a product its prices change between calls.
    ids: ['id', 'productId'],
    times: ['createdAt', 'closedAt', 'time'],
    from: 'startTime',
    to: 'endTime',
  },
  idempotency: { field: 'idempotencyKey', pointer: '/components/schemas/IdempotencyKey' },
  times: 'milliseconds',
  signsIn: 'auth',
  // What is left of something is its maximum.
  limits: { minimum: -1, maximum: 1, left: 1 },
  names: {
    proof: 'password|^(code|secondCode|recoveryCode|challenge|credential)$',
    secret:
      'pass(phrase|wd)?$|password|pwd|secret|token|^(secondCode|sandboxCode|recoveryCodes?|credential|auth|p256dh|endpoint)$',
    amount: 'amount|stake|quantity',
    reference: '(Id|Code)$',
    type: 'Type$',
    account: 'account',
  },
  states: { signedIn: states.signedIn.name, newAccount: states.newAccount.name, byToken },
  ends: {
    signOut: 'logout',
    message: 'hint_signed_out',
    states: {
      'an account was signed in on a device, and has ended that session from another': 'hint_session_ended',
      'an account was signed in on a device, and has changed its password on another':
        'hint_session_password_changed',
      'an account was signed in on a device that was not used for too long': 'hint_session_expired',
      'an account was signed in on a device, and was closed on another': 'hint_account_closed',
    },
  },
  secondProof: { state: states.twoStep.name, value: 'code', message: 'hint_second_code_needed' },
  freeze: { operationId: 'freezeAccount', code: 460, message: 'hint_account_frozen' },
  // From which the app also labels every screen with a balance.
  sandbox: { operationId: 'getSiteInfo', at: '/data/sandbox' },
  skip: [],
  silence: 'strict',
  arranges: 'hook',
  cors: true,
}
