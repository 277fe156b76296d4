import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { PASSWORD, createBackEnd, itWithBackEnd } from '#tests/support/back-end.ts'
import {
  WITHDRAW_PASSWORD,
  setWithdrawPassword,
  bindTronAddress,
  withdrawalFields,
} from '#tests/support/features/withdraw.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

describe('withdrawal password over HTTP', () => {
  itWithBackEnd(
    'requires the sign-in password to be set, and is required before a withdrawal [R3.2, R5.6]',
    async ({ signUp }) => {
      const member = await signUp({ money: '1000' })
      const order = { ...(await withdrawalFields(member)), idempotencyKey: randomUUID() }
      expect((await member.get('isWithdrawPasswordSet')).data).toBe(true)
      const other = await signUp({ money: '1000' })
      expect((await other.get('isWithdrawPasswordSet')).data).toBe(false)
      const body = { password: 'wrong0wrong', withdrawPassword: WITHDRAW_PASSWORD }
      expect(await other.call('setWithdrawPassword', { body })).toMatchObject({
        code: 422,
        params: { field: 'password' },
      })
      const targetId = await bindTronAddress(other)
      expect(await other.call('createWithdrawal', { body: { ...order, targetId } })).toEqual({
        code: 460,
        msg: 'hint_withdraw_password_not_set',
      })
      for (const withdrawPassword of ['12345', '1234567', 'abcdef', '']) {
        const weak = { password: PASSWORD, withdrawPassword }
        expect(await other.call('setWithdrawPassword', { body: weak })).toMatchObject({
          code: 422,
          params: { field: 'withdrawPassword' },
        })
      }
    },
  )

  itWithBackEnd(
    'is right for twenty withdrawals at the same moment, and locks nothing',
    async ({ signUp }) => {
      const member = await signUp({ money: '1000' })
      const fields = await withdrawalFields(member, { amount: '20' })
      const all = Array.from({ length: 20 }, () => ({ ...fields, idempotencyKey: randomUUID() }))
      const answers = await Promise.all(all.map(body => member.call('createWithdrawal', { body })))
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
      expect((await member.get('getWithdrawPasswordState')).data.lockedUntil).toBeNull()
    },
  )

  itWithBackEnd('can be guessed five times, also at the same moment', async ({ signUp }) => {
    const member = await signUp({ money: '1000' })
    const fields = await withdrawalFields(member)
    const guess = (withdrawPassword: string) =>
      member.call('createWithdrawal', {
        body: { ...fields, withdrawPassword, idempotencyKey: randomUUID() },
      })
    const wrong = await Promise.all(Array.from({ length: 20 }, (_, index) => guess(`0000${10 + index}`)))
    expect(wrong.filter(({ code }) => code === 422)).toHaveLength(4)
    expect(wrong.filter(({ code }) => code === 423)).toHaveLength(16)
    expect(await guess(WITHDRAW_PASSWORD)).toMatchObject({ code: 423 })
  })

  itWithBackEnd('is not locked by a process that ends before it has checked it', async backEnd => {
    const { services, as, signUp } = backEnd
    const member = await signUp({ money: '1000' })
    const body = await withdrawalFields(member)
    const wrong = { ...body, withdrawPassword: '000001' }
    for (let tries = 0; tries < 4; tries++) await member.call('createWithdrawal', { body: wrong })
    const killed = createBackEnd(
      services.store,
      backEnd.clock,
      {},
      {
        ...services.passwords,
        verify: () => Promise.reject(new Error('The process was killed.')),
      },
    )
    await killed.as(member.token ?? '').call('createWithdrawal', { body })
    expect(await as(member.token ?? '').call('createWithdrawal', { body })).toMatchObject({ code: 200 })
  })

  itWithBackEnd(
    'is locked for a quarter of an hour after five wrong attempts, then free again',
    async backEnd => {
      const { clock } = backEnd
      const member = await backEnd.signUp({ money: '1000' })
      const right = await withdrawalFields(member)
      const wrong = { ...right, withdrawPassword: '000001' }
      const left: (string | undefined)[] = []
      for (let tries = 0; tries < 4; tries++) {
        const answer = await member.call('createWithdrawal', { body: wrong })
        expect(answer).toMatchObject({ code: 422, msg: 'hint_wrong_withdraw_password' })
        left.push(answer.params?.['left'])
      }
      expect(left).toEqual(['4', '3', '2', '1'])
      const locked = { code: 423, msg: 'hint_withdraw_password_locked', params: { minutes: '15' } }
      expect(await member.call('createWithdrawal', { body: wrong })).toEqual(locked)
      expect(await member.call('createWithdrawal', { body: right })).toEqual(locked)
      const change = { withdrawPassword: WITHDRAW_PASSWORD, newWithdrawPassword: '975310' }
      expect(await member.call('changeWithdrawPassword', { body: change })).toEqual(locked)
      const { data } = await member.get('getWithdrawPasswordState')
      expect(data).toEqual({ isSet: true, lockedUntil: clock.now() + 15 * 60_000, withdrawalsFrom: null })
      clock.advance(15 * 60_000)
      expect(await member.call('createWithdrawal', { body: right })).toMatchObject({ code: 200 })
      // The right password has reset the count of wrong ones.
      const again = await member.call('createWithdrawal', {
        body: { ...wrong, idempotencyKey: randomUUID() },
      })
      expect(again.params).toMatchObject({ left: '4' })
    },
  )

  itWithBackEnd(
    'blocks withdrawals for a day after a reset and says until when',
    async ({ signUp, clock }) => {
      const member = await signUp({ money: '1000' })
      const body = await withdrawalFields(member)
      const code = String((await member.get('sendWithdrawPasswordCode')).data.sandboxCode)
      const fresh = { password: PASSWORD, code, withdrawPassword: '975310' }
      const { data } = await member.get('resetWithdrawPassword', { body: fresh })
      expect(data).toEqual({ isSet: true, lockedUntil: null, withdrawalsFrom: clock.now() + 24 * HOUR })
      const asked = { ...body, withdrawPassword: '975310' }
      expect(await member.call('createWithdrawal', { body: asked })).toEqual({
        code: 460,
        msg: 'hint_withdraw_resting',
        params: { hours: '24' },
      })
      clock.advance(24 * HOUR)
      expect(await member.call('createWithdrawal', { body: asked })).toMatchObject({ code: 200 })
      expect((await member.get('getWithdrawPasswordState')).data.withdrawalsFrom).toBeNull()
    },
  )

  itWithBackEnd(
    'is reset only with the code sent to the account: no wrong, used or earlier one [R9.12]',
    async ({ signUp, clock }) => {
      const member = await signUp()
      const notSet = { code: 460, msg: 'hint_withdraw_password_not_set' }
      expect(await member.call('sendWithdrawPasswordCode')).toEqual(notSet)
      await setWithdrawPassword(member)
      const send = async () => String((await member.get('sendWithdrawPasswordCode')).data.sandboxCode)
      const reset = (code: string, withdrawPassword = '975310') =>
        member.call('resetWithdrawPassword', { body: { password: PASSWORD, code, withdrawPassword } })
      const wrongCode = { code: 422, msg: 'hint_wrong_code', params: { field: 'code' } }
      expect(await reset('000000')).toEqual(wrongCode)
      const first = await send()
      expect(await member.call('sendWithdrawPasswordCode')).toMatchObject({ code: 429 })
      clock.advance(60_000)
      const second = await send()
      if (first !== second) expect(await reset(first)).toEqual(wrongCode)
      // Of two at once, the code is for one.
      const both = await Promise.all([reset(second), reset(second, '864209')])
      expect(both.filter(({ code }) => code === 200)).toHaveLength(1)
      expect(both).toContainEqual(wrongCode)
      expect(await reset(second, '864209')).toEqual(wrongCode)
      clock.advance(60_000)
      const third = await send()
      clock.advance(600_000)
      expect(await reset(third)).toEqual(wrongCode)
      const stranger = await signUp()
      await setWithdrawPassword(stranger)
      clock.advance(1)
      const theirs = String((await stranger.get('sendWithdrawPasswordCode')).data.sandboxCode)
      if (theirs !== third) expect(await reset(theirs)).toEqual(wrongCode)
    },
  )

  itWithBackEnd('is changed once when two ask at once with the same old one', async ({ signUp }) => {
    const member = await signUp()
    await setWithdrawPassword(member)
    const change = (newWithdrawPassword: string) =>
      member.call('changeWithdrawPassword', {
        body: { withdrawPassword: WITHDRAW_PASSWORD, newWithdrawPassword },
      })
    const answers = await Promise.all([change('975310'), change('864209')])
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers).toContainEqual({
      code: 422,
      msg: 'hint_wrong_withdraw_password',
      params: { field: 'withdrawPassword', left: '4' },
    })
  })

  itWithBackEnd('is stored only as a hash and never logged', async ({ signUp, services, logged }) => {
    const member = await signUp()
    await setWithdrawPassword(member)
    const [row] = await services.store.query<{ password_hash: string }>(
      'SELECT password_hash FROM withdraw_passwords',
    )
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(logged()).not.toContain(WITHDRAW_PASSWORD)
  })
})
