/** A valid call of each operation about security, identity, messages, awards and the closing of an account. */
import type { OperationId } from '#src/api/generated/operations.ts'
import { PASSWORD, type BackEnd, type OptionsOf, type Person } from '../back-end.ts'
import { BASIC_CHECK, advancedCheckFields } from '../features/identity.ts'
import { SoftwareAuthenticator } from '#contracts/reference/software-authenticator.ts'
import { addPasskey } from '../features/passkey.ts'
import { PUSH_DEVICE } from '../features/push.ts'
import { recoveryFields } from '../features/recovery.ts'
import { authenticatorCode, enableTwoStep } from '../features/two-step.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** The id of a new message, created by changing the password. */
async function createMessage(member: Person): Promise<string> {
  await member.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'skylark2' } })
  return (await member.get('listMessages', { query: PAGE })).rows[0]!.id
}

type Options<Id extends OperationId> = NonNullable<OptionsOf<Id>[0]>

/** Of each operation the options of a valid call, or a function that creates what the call needs and returns them. */
export type OperationCalls = {
  [Id in OperationId]: Options<Id> | ((member: Person, backEnd: BackEnd) => Promise<Options<Id>>)
}

export const ACCOUNT_CALLS = {
  signInSecondStep: async (_, backEnd) => {
    const account = 'cem@example.com'
    const { key } = await enableTwoStep(await backEnd.signUp({ account }), backEnd)
    const { params } = await backEnd.guest.call('login', { body: { account, password: PASSWORD } })
    return { body: { challenge: params?.['challenge'], code: authenticatorCode(key, backEnd.clock.now()) } }
  },
  listMessages: { query: { ...PAGE, isUnread: 1 } },
  getMessage: async member => ({ query: { id: await createMessage(member) } }),
  getPush: {},
  subscribePush: { body: PUSH_DEVICE },
  unsubscribePush: {},
  readMessage: async member => ({ body: { id: await createMessage(member) } }),
  readAllMessages: {},
  renameAccount: { body: { nickName: 'Ana' } },
  getSecurity: {},
  changePassword: { body: { oldPassword: PASSWORD, newPassword: 'skylark2' } },
  listSessions: {},
  endSession: async member => {
    const { rows } = await member.get('listSessions')
    return { body: { id: rows[0]?.id } }
  },
  endOtherSessions: {},
  beginTwoStep: { body: { password: PASSWORD } },
  confirmTwoStep: async (member, { clock }) => {
    const { data } = await member.get('beginTwoStep', { body: { password: PASSWORD } })
    return { body: { code: authenticatorCode(data.key, clock.now()) } }
  },
  endTwoStep: async (member, backEnd) => {
    const { key } = await enableTwoStep(member, backEnd)
    return { body: { password: PASSWORD, code: authenticatorCode(key, backEnd.clock.now()) } }
  },
  renewRecoveryCodes: async (member, backEnd) => {
    const { recoveryCodes } = await enableTwoStep(member, backEnd)
    return { body: { password: PASSWORD, code: recoveryCodes[0] } }
  },
  listPasskeys: {},
  beginPasskey: {},
  addPasskey: async member => {
    const { data } = await member.get('beginPasskey')
    return { body: { name: 'Phone', credential: new SoftwareAuthenticator().create(data.options) } }
  },
  renamePasskey: async member => ({ body: { id: (await addPasskey(member)).id, name: 'Laptop' } }),
  removePasskey: async member => ({ body: { id: (await addPasskey(member)).id } }),
  beginStepUp: {},
  confirmStepUp: { body: { password: PASSWORD } },
  beginPasskeySignIn: {},
  signInWithPasskey: async (_, backEnd) => {
    const { authenticator } = await addPasskey(await backEnd.signUp())
    const { data } = await backEnd.guest.get('beginPasskeySignIn')
    return { body: { credential: authenticator.get(data.options) } }
  },
  sendPasswordCode: { body: { account: 'eva@example.com' } },
  resetPassword: async (_, backEnd) => {
    const account = 'fay@example.com'
    await backEnd.signUp({ account })
    return { body: await recoveryFields(backEnd, account) }
  },
  getAccountSafety: {},
  freezeAccount: {},
  unfreezeAccount: async member => {
    await member.get('freezeAccount')
    return {}
  },
  setAddressRest: { body: { isOn: 1 } },
  listExportParts: {},
  exportPart: { query: { ...PAGE, part: 'sessions' } },
  getClosing: {},
  closeAccount: { body: { password: PASSWORD, confirmation: 'close' } },
  getIdentity: {},
  // A document is that of one account.
  submitBasicIdentity: { body: { ...BASIC_CHECK, documentNumber: '110101199005175678' } },
  submitAdvancedIdentity: async (member, backEnd) => ({ body: await advancedCheckFields(member, backEnd) }),
} satisfies Partial<OperationCalls>

/** Operations that change or close the account: each needs an account of its own. */
export const NEEDS_OWN_ACCOUNT: ReadonlySet<OperationId> = new Set([
  'changePassword',
  'getMessage',
  'readMessage',
  'endSession',
  'beginTwoStep',
  'confirmTwoStep',
  'endTwoStep',
  'renewRecoveryCodes',
  'closeAccount',
  'freezeAccount',
  'unfreezeAccount',
  'setAddressRest',
  'submitAdvancedIdentity',
])
