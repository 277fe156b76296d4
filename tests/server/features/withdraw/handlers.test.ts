import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { reviewWithdrawals } from '#server/sandbox/review-withdrawals.ts'
import { subtract } from '#src/lib/money.ts'
import { PASSWORD, createBackEnd, itWithBackEnd } from '#tests/support/back-end.ts'
import {
  WITHDRAW_PASSWORD,
  setWithdrawPassword,
  bindTronAddress,
  withdrawalFields,
} from '#tests/support/features/withdraw.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const PAGE = { pageNum: 1, pageSize: 100 }
const DELAY = 20_000

describe('withdrawal over HTTP', () => {
  itWithBackEnd(
    'costs and pays as previewed, by the published terms, and is sent and completed on time [R2.5, R7.5]',
    async backEnd => {
      const { services, clock } = backEnd
      const member = await backEnd.signUp({ money: '1000' })
      const { rows: channels } = await member.get('listWithdrawChannels')
      const channel = channels.find(each => each.addressType === 'ERC20')!
      const address = {
        currencyId: 3,
        addressType: 'ERC20',
        address: '0xdac17f958d2ee523a2206206994597c13d831ec7',
      }
      const { data: bound } = await member.get('bindWalletAddress', { body: address })
      const asked = { amount: '123.456789', channelId: channel.id }
      const { data: preview } = await member.get('previewWithdrawal', { body: asked })
      expect(preview).toMatchObject({
        fee: channel.feeFixed,
        arrives: subtract(asked.amount, channel.feeFixed),
        available: '1000',
        problem: null,
      })
      const body = await withdrawalFields(member, {
        ...asked,
        targetId: bound.id,
        previewArrives: preview.arrives,
      })
      const { data: created } = await member.get('createWithdrawal', { body })
      for (const figure of ['amount', 'fee', 'arrives', 'feeRate', 'feeFixed'] as const) {
        expect(created[figure]).toBe(preview[figure])
      }
      expect(created).toMatchObject({
        status: 'pending',
        channelName: channel.channelName,
        targetName: 'ERC20',
        targetNumber: bound.address,
      })
      clock.advance(DELAY - 1)
      expect(await reviewWithdrawals(services)).toBe(0)
      clock.advance(1)
      // Several nodes at once still send it once.
      await Promise.all([1, 2, 3].map(() => reviewWithdrawals(services)))
      const query = { id: created.id }
      const { data: sent } = await member.get('getWithdrawal', { query })
      expect(sent).toMatchObject({ status: 'sent', reviewedAt: clock.now(), completedAt: null })
      clock.advance(DELAY)
      await reviewWithdrawals(services)
      const { data: completed } = await member.get('getWithdrawal', { query })
      expect(completed).toMatchObject({ status: 'completed', completedAt: clock.now() })
      const { rows } = await member.get('listLedgerEntries', { query: { ...PAGE, type: 'withdrawal' } })
      expect(rows).toEqual([
        expect.objectContaining({
          amount: `-${created.arrives}`,
          referenceType: 'withdrawal',
          referenceId: created.id,
          time: sent.reviewedAt,
        }),
      ])
      expect(await verifyLedger(services.store)).toEqual([])
    },
  )

  itWithBackEnd('is refused by the published rule with its reason, and refunded', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const { data } = await member.get('createWithdrawal', {
      body: await withdrawalFields(member, { amount: '50.13' }),
    })
    backEnd.clock.advance(DELAY)
    await reviewWithdrawals(backEnd.services)
    const { rows } = await member.get('listWithdrawals', { query: { ...PAGE, status: 'refused' } })
    expect(rows).toMatchObject([
      { id: data.id, reason: 'hint_withdrawal_refused', reviewedAt: backEnd.clock.now() },
    ])
    const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
    expect(balance).toMatchObject({ available: '1000', held: '0' })
  })

  itWithBackEnd('is reported as not found to another account', async ({ signUp }) => {
    const member = await signUp({ money: '1000' })
    const stranger = await signUp({ money: '1000' })
    const { data } = await member.get('createWithdrawal', { body: await withdrawalFields(member) })
    const query = { id: data.id }
    const unknown = await stranger.call('getWithdrawal', { query: { id: '1' } })
    expect(unknown).toEqual({ code: 460, msg: 'hint_withdrawal_unknown' })
    expect(await stranger.call('getWithdrawal', { query })).toEqual(unknown)
    const cancel = { ...query, idempotencyKey: randomUUID() }
    expect(await stranger.call('cancelWithdrawal', { body: cancel })).toEqual(unknown)
    const theirs = await withdrawalFields(stranger, { targetId: await bindTronAddress(member) })
    expect(await stranger.call('createWithdrawal', { body: theirs })).toEqual({
      code: 422,
      msg: 'hint_withdraw_target',
      params: { field: 'targetId' },
    })
  })

  itWithBackEnd('of the whole balance succeeds once when requested twice at once', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const bodies = [
      await withdrawalFields(member, { amount: '1000' }),
      await withdrawalFields(member, { amount: '1000' }),
    ]
    const answers = await Promise.all(bodies.map(body => member.call('createWithdrawal', { body })))
    expect(answers.map(answer => answer.code).toSorted()).toEqual([200, 422])
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })
})

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
      expect(await reset(second)).toMatchObject({ code: 200, data: { isSet: true } })
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
