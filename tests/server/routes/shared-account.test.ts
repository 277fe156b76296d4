import { describe, expect } from 'vitest'
import { hashPassword } from '../../../server/sessions/passwords.ts'
import { DEMO_ACCOUNT } from '../../../server/sessions/shared-account.ts'
import { makeToken } from '../../../server/sessions/tokens.ts'
import { makeInviteCode, registerUser } from '../../../server/sessions/users.ts'
import { PASSWORD, itServes } from '../../support/back-end.ts'
import { BASIC } from '../../support/identities.ts'

describe('an account that everybody shares', () => {
  itServes('cannot be changed by any of them, and shows nobody where the others sit', async backEnd => {
    const { services } = backEnd
    await services.store.execute(registerUser, {
      account: DEMO_ACCOUNT,
      passwordHash: await hashPassword(PASSWORD),
      inviteCode: makeInviteCode(),
      invitedBy: undefined,
      token: makeToken(),
    })
    const signIn = () => backEnd.guest.get('login', { body: { account: DEMO_ACCOUNT, password: PASSWORD } })
    const [first] = [(await signIn()).data.token, await signIn()]
    const member = backEnd.as(first)
    expect((await member.get('listSessions')).rows).toMatchObject([{ isCurrent: true }])
    expect((await member.get('countUnreadMessages')).data).toBe(0)
    const refused = { code: 460, msg: 'hint_account_shared' }
    const proof = { password: PASSWORD }
    const change = { oldPassword: PASSWORD, newPassword: 'fairline2' }
    expect(await member.call('changePassword', { body: change })).toEqual(refused)
    expect(await member.call('beginTwoStep', { body: proof })).toEqual(refused)
    expect(await member.call('endOtherSessions')).toEqual(refused)
    expect(await member.call('renameAccount', { body: { nickName: 'Mine' } })).toEqual(refused)
    const parts = (await member.get('listExportParts')).rows.map(({ part }) => part)
    expect(parts).toContain('users')
    expect(parts).not.toContain('sessions')
    const sessions = { query: { part: 'sessions', pageNum: 1, pageSize: 20 } }
    expect(await member.call('exportPart', sessions)).toMatchObject({ code: 422 })
    expect(await member.call('submitBasicIdentity', { body: BASIC })).toEqual(refused)
    const closing = { ...proof, confirmation: 'close' }
    expect(await member.call('closeAccount', { body: closing })).toEqual(refused)
  })
})
