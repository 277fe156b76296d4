/** Recovery of a forgotten password by a code: for its owner only, and with a rest for withdrawals. */
import { describe, expect } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { PASSWORD, itWithBackEnd, type Answer, type BackEnd } from '#tests/support/back-end.ts'
import { addPasskey } from '#tests/support/features/passkey.ts'
import {
  NEW_PASSWORD,
  recoveryFields,
  requestPasswordCode,
  signInOnDevice,
} from '#tests/support/features/recovery.ts'
import { authenticatorCode, enableTwoStep } from '#tests/support/features/two-step.ts'
import { withdrawalFields } from '#tests/support/features/withdraw.ts'

const ACCOUNT = 'ana@example.com'
const NOBODY = 'nobody@example.com'
const OTHER_DEVICE = 'd0e1f2a3-0000-4000-8000-000000000002'
const recover = ({ guest }: BackEnd, body: object) =>
  guest.call('resetPassword', { body: body as Record<string, string> })
const dataOf = (answer: Answer) => answer.data as { token: string }

describe('the code of a recovery', () => {
  itWithBackEnd('is shown by a sandbox only on a device of the account', async backEnd => {
    await backEnd.signUp({ account: ACCOUNT })
    await signInOnDevice(backEnd, ACCOUNT)
    expect(await requestPasswordCode(backEnd, ACCOUNT)).toMatch(/^\d{6}$/)
    backEnd.clock.advance(MINUTE)
    expect(await requestPasswordCode(backEnd, ACCOUNT, OTHER_DEVICE)).toBeNull()
    backEnd.clock.advance(MINUTE)
    const { data } = await backEnd.guest.get('sendPasswordCode', { body: { account: ACCOUNT } })
    expect(data.sandboxCode).toBeNull()
  })

  itWithBackEnd(
    'is never shown in production',
    async backEnd => {
      expect(await requestPasswordCode(backEnd, ACCOUNT)).toBeNull()
    },
    { SANDBOX: 'off' },
  )

  itWithBackEnd('does not tell a stranger whether there is an account', async backEnd => {
    await backEnd.signUp({ account: ACCOUNT })
    const answersFor = async (account: string) => {
      const ask = () => backEnd.guest.call('sendPasswordCode', { body: { account } })
      const answers = [await ask(), await ask()]
      for (let guess = 0; guess < 7; guess++) {
        answers.push(await recover(backEnd, { account, code: `00000${guess}`, password: NEW_PASSWORD }))
      }
      return answers
    }
    const known = await answersFor(ACCOUNT)
    expect(await answersFor(NOBODY)).toEqual(known)
    const wrong = { code: 422, msg: 'hint_wrong_code', params: { field: 'code', left: '4' } }
    const locked = { code: 423, msg: 'hint_two_step_locked', params: { minutes: '15' } }
    expect([known[2], known[6], known[8]]).toEqual([wrong, locked, locked])
  })

  itWithBackEnd('is valid once, also for two at the same time, and for ten minutes', async backEnd => {
    await backEnd.signUp({ account: ACCOUNT })
    const body = await recoveryFields(backEnd, ACCOUNT)
    const both = await Promise.all([1, 2].map(() => recover(backEnd, body)))
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 422])
    expect(await recover(backEnd, body)).toMatchObject({ code: 422, params: { field: 'code' } })
    backEnd.clock.advance(MINUTE)
    const later = { ...body, code: await requestPasswordCode(backEnd, ACCOUNT) }
    backEnd.clock.advance(10 * MINUTE)
    expect(await recover(backEnd, later)).toMatchObject({ code: 422, params: { field: 'code' } })
  })

  itWithBackEnd('opens neither the demo account nor a closed one', async backEnd => {
    for (const account of ['demo@fairline.test', ACCOUNT]) {
      const member = await backEnd.signUp({ account })
      const body = await recoveryFields(backEnd, account)
      if (account === ACCOUNT)
        await member.get('closeAccount', { body: { password: PASSWORD, confirmation: 'close' } })
      expect(await recover(backEnd, { ...body, code: body.code || '000000' })).toMatchObject({
        msg: 'hint_wrong_code',
      })
    }
  })
})

describe('a recovered password', () => {
  itWithBackEnd('signs in, ends every other session with its reason, and is told', async backEnd => {
    const { guest, as, clock } = backEnd
    const before = await backEnd.signUp({ account: ACCOUNT })
    const answer = await recover(backEnd, await recoveryFields(backEnd, ACCOUNT))
    expect(answer).toMatchObject({ code: 200, data: { userInfo: { account: ACCOUNT } } })
    const reason = { code: 401, msg: 'hint_session_password_changed' }
    expect(await before.call('getUserInfo')).toEqual(reason)
    const login = (password: string) => guest.call('login', { body: { account: ACCOUNT, password } })
    expect(await login(PASSWORD)).toMatchObject({ code: 422 })
    expect(await login(NEW_PASSWORD)).toMatchObject({ code: 200 })
    const after = as(dataOf(answer).token)
    const { rows } = await after.get('listMessages', { query: { pageNum: 1, pageSize: 20 } })
    const told = rows.find(({ kind }) => kind === 'password_recovered')
    expect(told?.params).toEqual({ time: String(clock.now() + DAY) })
  })

  itWithBackEnd(
    'lets withdrawals rest for a day, even with a withdrawal password set after it',
    async backEnd => {
      const { as, clock } = backEnd
      const member = await backEnd.signUp({ account: ACCOUNT, money: '1000' })
      const body = await withdrawalFields(member)
      const after = as(dataOf(await recover(backEnd, await recoveryFields(backEnd, ACCOUNT))).token)
      const until = clock.now() + DAY
      const { data } = await after.get('getAccountSafety')
      expect(data.withdrawalsFrom).toBe(until)
      expect((await after.get('getWithdrawPasswordState')).data.withdrawalsFrom).toBe(until)
      clock.advance(DAY - 1)
      const confirmation = { body: { password: NEW_PASSWORD } }
      await after.get('confirmStepUp', confirmation)
      expect(await after.call('createWithdrawal', { body })).toMatchObject({
        msg: 'hint_withdraw_resting',
        params: { hours: '1' },
      })
      clock.advance(1)
      expect(await after.call('createWithdrawal', { body })).toMatchObject({ code: 200 })
      // A clock that goes back lets nothing through either.
      clock.advance(-1)
      expect(
        await after.call('createWithdrawal', { body: { ...body, idempotencyKey: crypto.randomUUID() } }),
      ).toMatchObject({ msg: 'hint_withdraw_resting' })
    },
  )

  itWithBackEnd(
    'lets nobody turn on a second step or add a passkey for a day, so that the owner can recover it again',
    async backEnd => {
      const { as, clock } = backEnd
      await backEnd.signUp({ account: ACCOUNT })
      const thief = as(dataOf(await recover(backEnd, await recoveryFields(backEnd, ACCOUNT))).token)
      clock.advance(DAY - HOUR)
      await thief.get('confirmStepUp', { body: { password: NEW_PASSWORD } })
      const resting = { code: 460, msg: 'hint_keys_resting', params: { hours: '1' } }
      const begin = { body: { password: NEW_PASSWORD } }
      expect(await thief.call('beginTwoStep', begin)).toEqual(resting)
      expect(await thief.call('confirmTwoStep', { body: { code: '482913' } })).toEqual(resting)
      expect(await thief.call('beginPasskey')).toEqual(resting)
      const credential = '{}'
      expect(await thief.call('addPasskey', { body: { name: 'Mine', credential } })).toEqual(resting)
      const owner = await recover(backEnd, await recoveryFields(backEnd, ACCOUNT, NEW_PASSWORD))
      expect(owner).toMatchObject({ code: 200 })
      expect(await thief.call('getUserInfo')).toMatchObject({ code: 401 })
      clock.advance(DAY)
      expect(await as(dataOf(owner).token).call('beginTwoStep', begin)).toMatchObject({ code: 200 })
    },
  )

  itWithBackEnd('keeps the account frozen whose freeze was about to end', async backEnd => {
    const member = await backEnd.signUp({ account: ACCOUNT })
    await member.get('freezeAccount')
    await member.get('unfreezeAccount')
    const after = backEnd.as(dataOf(await recover(backEnd, await recoveryFields(backEnd, ACCOUNT))).token)
    const { data } = await after.get('getAccountSafety')
    expect(data.unfreezesAt).toBeNull()
    expect(data.frozenSince).not.toBeNull()
  })

  itWithBackEnd(
    'takes the second step where it is on: a code, or a passkey of the account',
    async backEnd => {
      const { clock, guest } = backEnd
      const member = await backEnd.signUp({ account: ACCOUNT })
      const body = await recoveryFields(backEnd, ACCOUNT)
      const { authenticator } = await addPasskey(member)
      const { authenticator: foreign } = await addPasskey(await backEnd.signUp())
      const { key } = await enableTwoStep(member, backEnd)
      expect(await recover(backEnd, body)).toEqual({ code: 428, msg: 'hint_second_step' })
      expect(await recover(backEnd, { ...body, secondCode: 'AAAAA-AAAAA' })).toMatchObject({
        msg: 'hint_wrong_second_code',
        params: { field: 'secondCode', left: '4' },
      })
      const answerOf = async (device: typeof authenticator) =>
        device.get((await guest.get('beginPasskeySignIn')).data.options)
      const rejected = { code: 460, msg: 'hint_passkey_rejected' }
      expect(await recover(backEnd, { ...body, credential: await answerOf(foreign) })).toEqual(rejected)
      expect(await member.call('getUserInfo')).toMatchObject({ code: 200 })
      const credential = await answerOf(authenticator)
      expect(await recover(backEnd, { ...body, credential })).toMatchObject({ code: 200 })
      clock.advance(MINUTE)
      const again = {
        ...body,
        code: await requestPasswordCode(backEnd, ACCOUNT),
        password: 'lantern8harbour',
      }
      expect(await recover(backEnd, { ...again, credential })).toEqual(rejected)
      const secondCode = authenticatorCode(key, clock.now())
      expect(await recover(backEnd, { ...again, secondCode })).toMatchObject({ code: 200 })
    },
  )

  itWithBackEnd(
    'is refused when it is common or breaks the rule, without using up the code',
    async backEnd => {
      await backEnd.signUp({ account: ACCOUNT })
      const body = await recoveryFields(backEnd, ACCOUNT)
      expect(await recover(backEnd, { ...body, password: 'password1' })).toMatchObject({
        msg: 'hint_password_common',
      })
      expect(await recover(backEnd, body)).toMatchObject({ code: 200 })
    },
  )
})
