import { describe, expect } from 'vitest'
import { DEMO_ACCOUNT } from '#server/auth/sandbox-account.ts'
import { generateToken } from '#server/auth/sessions.ts'
import { generateInviteCode, registerUser } from '#server/auth/users.ts'
import { logSandboxAccounts } from '#server/sandbox/log-sandbox-accounts.ts'
import { ROBOTS } from '#server/features/follow/robots.ts'
import { PASSWORD, createBackEnd, itWithBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { BASIC_CHECK } from '#tests/support/features/identity.ts'

describe('shared demo account', () => {
  itWithBackEnd('cannot be changed by its users, and shows no one’s device or address', async backEnd => {
    const { services } = backEnd
    await services.store.execute(registerUser, {
      account: DEMO_ACCOUNT,
      passwordHash: await services.passwords.hash(PASSWORD),
      inviteCode: generateInviteCode(),
      invitedBy: undefined,
      token: generateToken(),
    })
    const signIn = () => backEnd.guest.get('login', { body: { account: DEMO_ACCOUNT, password: PASSWORD } })
    const [first] = [(await signIn()).data.token, await signIn()]
    const member = backEnd.as(first)
    expect((await member.get('listSessions')).rows).toMatchObject([{ isCurrent: true }])
    expect((await member.get('countUnreadMessages')).data).toBe(0)
    const refused = { code: 460, msg: 'hint_account_shared' }
    const proof = { password: PASSWORD }
    const change = { oldPassword: PASSWORD, newPassword: 'skylark2' }
    expect(await member.call('changePassword', { body: change })).toEqual(refused)
    expect(await member.call('beginTwoStep', { body: proof })).toEqual(refused)
    expect(await member.call('endOtherSessions')).toEqual(refused)
    expect(await member.call('renameAccount', { body: { nickName: 'Mine' } })).toEqual(refused)
    const parts = (await member.get('listExportParts')).rows.map(({ part }) => part)
    expect(parts).toContain('users')
    expect(parts).not.toContain('sessions')
    const sessions = { query: { part: 'sessions', pageNum: 1, pageSize: 20 } }
    expect(await member.call('exportPart', sessions)).toMatchObject({ code: 422 })
    expect(await member.call('submitBasicIdentity', { body: BASIC_CHECK })).toEqual(refused)
    const closing = { ...proof, confirmation: 'close' }
    expect(await member.call('closeAccount', { body: closing })).toEqual(refused)
  })
})

describe('seeded accounts outside a sandbox', () => {
  itWithStore(
    'are locked: no sign-in, no valid session, and a warning to the operator (M12)',
    async (store, clock) => {
      const [robot] = ROBOTS
      const sandbox = createBackEnd(store, clock)
      const accounts = [DEMO_ACCOUNT, robot!.account]
      const tokens = accounts.map(() => generateToken())
      for (const [index, account] of accounts.entries()) {
        await store.execute(registerUser, {
          account,
          passwordHash: await sandbox.services.passwords.hash(PASSWORD),
          inviteCode: generateInviteCode(),
          invitedBy: undefined,
          token: tokens[index]!,
        })
      }
      expect(await sandbox.as(tokens[0]!).call('getUserInfo')).toMatchObject({ code: 200 })
      const { guest, as, services, logged } = createBackEnd(store, clock, { SANDBOX: 'off' })
      for (const [index, account] of accounts.entries()) {
        const answer = await guest.call('login', { body: { account, password: PASSWORD } })
        expect(answer).toMatchObject({ code: 422, msg: 'hint_wrong_credentials' })
        expect(await as(tokens[index]!).call('getUserInfo')).toMatchObject({ code: 401 })
      }
      expect(await logSandboxAccounts(services)).toBe(2)
      expect(logged()).toContain('"event":"accounts of a former sandbox are locked"')
      expect(await logSandboxAccounts(sandbox.services)).toBe(0)
    },
  )
})
