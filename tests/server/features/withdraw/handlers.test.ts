import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { reviewWithdrawals } from '#server/sandbox/review-withdrawals.ts'
import { subtract } from '#src/lib/money/money.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { bindTronAddress, withdrawalFields } from '#tests/support/features/withdraw.ts'

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
