/** A call that succeeds of each operation that guards, checks, tells, hands out or closes an account. */
import type { OperationId } from '#src/api/generated/operations.ts'
import { PASSWORD, type BackEnd, type CallOptions, type Person } from './back-end.ts'
import { BASIC, advancedFor } from './identities.ts'
import { shownCode, switchTwoStepOn } from './two-step.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** The id of the message that tells of a password just changed. */
async function message(member: Person): Promise<string> {
  await member.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'fairline2' } })
  return (await member.get('listMessages', { query: PAGE })).rows[0]!.id
}

/** What an operation is called with, or what makes that. */
export type CallOf = CallOptions | ((member: Person, backEnd: BackEnd) => Promise<CallOptions>)

export const ACCOUNT_CALLS = {
  signInSecondStep: async (_, backEnd) => {
    const account = 'cem@example.com'
    const { key } = await switchTwoStepOn(await backEnd.signUp({ account }), backEnd)
    const { params } = await backEnd.guest.call('login', { body: { account, password: PASSWORD } })
    return { body: { challenge: params?.['challenge'], code: shownCode(key, backEnd.clock.now()) } }
  },
  listMessages: { query: { ...PAGE, isUnread: 1 } },
  getMessage: async member => ({ query: { id: await message(member) } }),
  readMessage: async member => ({ body: { id: await message(member) } }),
  readAllMessages: {},
  renameAccount: { body: { nickName: 'Ana' } },
  getSecurity: {},
  changePassword: { body: { oldPassword: PASSWORD, newPassword: 'fairline2' } },
  listSessions: {},
  endSession: async member => {
    const { rows } = await member.get('listSessions')
    return { body: { id: rows[0]?.id } }
  },
  endOtherSessions: {},
  beginTwoStep: { body: { password: PASSWORD } },
  confirmTwoStep: async (member, { clock }) => {
    const { data } = await member.get('beginTwoStep', { body: { password: PASSWORD } })
    return { body: { code: shownCode(data.key, clock.now()) } }
  },
  endTwoStep: async (member, backEnd) => {
    const { key } = await switchTwoStepOn(member, backEnd)
    return { body: { password: PASSWORD, code: shownCode(key, backEnd.clock.now()) } }
  },
  renewRecoveryCodes: async (member, backEnd) => {
    const { recoveryCodes } = await switchTwoStepOn(member, backEnd)
    return { body: { password: PASSWORD, code: recoveryCodes[0] } }
  },
  listExportParts: {},
  exportPart: { query: { ...PAGE, part: 'sessions' } },
  getClosing: {},
  closeAccount: { body: { password: PASSWORD, confirmation: 'close' } },
  getIdentity: {},
  submitBasicIdentity: { body: BASIC },
  submitAdvancedIdentity: async (member, backEnd) => ({ body: await advancedFor(member, backEnd) }),
} satisfies Partial<Record<OperationId, CallOf>>

/** After these the account is another one, or none. */
export const OF_THEIR_OWN: ReadonlySet<OperationId> = new Set([
  'changePassword',
  'getMessage',
  'readMessage',
  'endSession',
  'beginTwoStep',
  'confirmTwoStep',
  'endTwoStep',
  'renewRecoveryCodes',
  'closeAccount',
  'submitAdvancedIdentity',
])
