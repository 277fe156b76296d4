import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { unbindWalletAddress } from '#server/features/binding/addresses.ts'
import { bindBankCard } from '#server/features/binding/cards.ts'
import { SIGNED_IN_ORIGIN, issueCode } from '#server/auth/sign-in-codes.ts'
import { listMessages } from '#server/messages.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { cancelWithdrawal } from '#server/features/withdraw/commands.ts'
import { completeWithdrawal, rejectWithdrawal, sendWithdrawal } from '#server/features/withdraw/decisions.ts'
import { changeWithdrawPassword, resetWithdrawPassword } from '#server/features/withdraw/withdraw-password.ts'
import { findWithdrawal, listDueWithdrawals, listWithdrawals } from '#server/features/withdraw/withdrawal.ts'
import type { Store } from '#server/kernel/store.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { balancesOf } from '../customer.ts'
import { BANK_CHANNEL, TRON, TRON_CHANNEL, bindTron, prepareWithdrawal, withdraw } from './customer.ts'

/** The account's messages of a kind. */
async function messagesOf(store: Store, kind: string) {
  const { rows } = await listMessages(store, { userId: 1n, isUnread: false, pageNum: 1, pageSize: 20 })
  return rows.filter(message => message.kind === kind).map(({ params }) => params)
}

const errorOf = (promise: Promise<unknown>) => promise.then(() => undefined).catch((error: unknown) => error)

itWithStore('withdrawal holds its amount until it is decided', async (store, clock) => {
  const target = await prepareWithdrawal(store, '1000')
  expect(await withdraw(store, target)).toEqual({
    id: expect.stringMatching(/^[1-9]\d+$/),
    channelId: 2,
    channelType: 'chain',
    amount: '100',
    feeRate: '0',
    feeFixed: '1',
    fee: '1',
    arrives: '99',
    targetName: 'TRC20',
    targetNumber: TRON,
    status: 'pending',
    reason: null,
    createdAt: clock.now(),
    reviewedAt: null,
    completedAt: null,
    cancelledAt: null,
  })
  expect(await balancesOf(store)).toEqual({ USDT: '900 + 100' })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore(
  'withdrawal pays out what was held once when sent, with its fee as a separate entry',
  async (store, clock) => {
    const target = await prepareWithdrawal(store, '1000')
    const { id } = await withdraw(store, target, { channel: { ...TRON_CHANNEL, feeRate: '0.0125' } })
    const withdrawalId = BigInt(id)
    clock.advance(5_000)
    const answers = await Promise.all([1, 2, 3].map(() => store.execute(sendWithdrawal, { withdrawalId })))
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 'sent', fee: '2.25', arrives: '97.75', reviewedAt: clock.now() })
    }
    expect(await balancesOf(store)).toEqual({ USDT: '900 + 0' })
    const { rows } = await listLedgerEntries(store, { userId: 1n, pageNum: 1, pageSize: 10, balance: 'held' })
    expect(rows.map(row => [row.type, row.amount, row.referenceType, row.referenceId])).toEqual([
      ['fee', '-2.25', 'withdrawal', id],
      ['withdrawal', '-97.75', 'withdrawal', id],
      ['hold', '100', 'withdrawal', id],
    ])
    expect(await readHouseBalance(store, 'bank', 'USDT')).toBe('-902.25')
    clock.advance(5_000)
    const completed = await store.execute(completeWithdrawal, { withdrawalId })
    expect(completed).toMatchObject({ status: 'completed', completedAt: clock.now() })
    expect(await store.execute(completeWithdrawal, { withdrawalId })).toEqual(completed)
    expect(await messagesOf(store, 'withdrawal_completed')).toEqual([{ amount: '97.75', currency: 'USDT' }])
    expect(await store.execute(sendWithdrawal, { withdrawalId })).toEqual(completed)
    expect(await balancesOf(store)).toEqual({ USDT: '900 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('refused withdrawal releases what was held and gives the reason', async (store, clock) => {
  const target = await prepareWithdrawal(store, '1000')
  const { id } = await withdraw(store, target)
  const refusal = { withdrawalId: BigInt(id), reason: 'hint_withdrawal_refused' }
  const refused = await store.execute(rejectWithdrawal, refusal)
  expect(refused).toMatchObject({ status: 'refused', reason: refusal.reason, reviewedAt: clock.now() })
  expect(await store.execute(rejectWithdrawal, { ...refusal, reason: 'hint_other' })).toEqual(refused)
  expect(await messagesOf(store, 'withdrawal_refused')).toEqual([
    { amount: refused.amount, currency: 'USDT', reason: refusal.reason },
  ])
  expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
  for (const command of [sendWithdrawal, completeWithdrawal]) {
    expect(await errorOf(store.execute(command, refusal))).toMatchObject({ code: 'withdrawal_not_pending' })
  }
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('withdrawal under review can be cancelled by its owner only', async (store, clock) => {
  const target = await prepareWithdrawal(store, '1000')
  const { id } = await withdraw(store, target)
  const cancel = (userId: bigint, withdrawalId = BigInt(id)) =>
    store.execute(cancelWithdrawal, { userId, idempotencyKey: randomUUID(), withdrawalId })
  const stranger = await errorOf(cancel(2n))
  expect(stranger).toMatchObject({ code: 'withdrawal_unknown' })
  // The same answer as for one that does not exist.
  expect(await errorOf(cancel(2n, 7n))).toEqual(stranger)
  expect(await cancel(1n)).toMatchObject({ status: 'cancelled', cancelledAt: clock.now(), reviewedAt: null })
  expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
  expect(await errorOf(cancel(1n))).toMatchObject({ code: 'withdrawal_not_pending' })
  const sent = await withdraw(store, target)
  await store.execute(sendWithdrawal, { withdrawalId: BigInt(sent.id) })
  expect(await errorOf(cancel(1n, BigInt(sent.id)))).toMatchObject({ code: 'withdrawal_not_pending' })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('withdrawal is either cancelled or sent when both happen at once', async store => {
  const target = await prepareWithdrawal(store, '1000')
  const { id } = await withdraw(store, target)
  const withdrawalId = BigInt(id)
  const outcomes = await Promise.all([
    errorOf(store.execute(cancelWithdrawal, { userId: 1n, idempotencyKey: randomUUID(), withdrawalId })),
    errorOf(store.execute(sendWithdrawal, { withdrawalId })),
  ])
  expect(outcomes.filter(Boolean)).toEqual([expect.objectContaining({ code: 'withdrawal_not_pending' })])
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('two simultaneous withdrawals of the whole balance succeed once', async store => {
  const target = await prepareWithdrawal(store, '1000.12')
  const outcomes = await Promise.all(
    [1, 2].map(() => errorOf(withdraw(store, target, { amount: '1000.12' }))),
  )
  expect(outcomes.filter(Boolean)).toEqual([expect.objectContaining({ code: 'insufficient_balance' })])
  expect(await balancesOf(store)).toEqual({ USDT: '0 + 1000.12' })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('withdrawal is created once when requested twice with one key', async store => {
  const target = await prepareWithdrawal(store, '1000')
  const idempotencyKey = randomUUID()
  const [first, second] = await Promise.all([1, 2].map(() => withdraw(store, target, { idempotencyKey })))
  expect(second).toEqual(first)
  expect(await balancesOf(store)).toEqual({ USDT: '900 + 100' })
  expect(await errorOf(withdraw(store, target, { idempotencyKey, amount: '200' }))).toMatchObject({
    code: 'idempotency_mismatch',
  })
})

itWithStore(
  'withdrawal outside its limits, or paying less than confirmed, is refused [R5.4]',
  async store => {
    const target = await prepareWithdrawal(store, '1000')
    const refusal = (asked: Parameters<typeof withdraw>[2]) => errorOf(withdraw(store, target, asked))
    expect(await refusal({ amount: '19.999999' })).toMatchObject({
      code: 'below_minimum',
      params: { field: 'amount', minimum: '20', currency: 'USDT' },
    })
    expect(await refusal({ amount: '50000.000001' })).toMatchObject({ code: 'above_maximum' })
    expect(await refusal({ amount: '1000.000001' })).toMatchObject({
      code: 'insufficient_balance',
      params: { available: '1000' },
    })
    const dear = { ...TRON_CHANNEL, feeFixed: '30' }
    expect(await refusal({ channel: dear, amount: '25' })).toMatchObject({ code: 'below_minimum' })
    for (const amount of ['1.0000001', '-20', '1e3', '', 'ten']) {
      expect(await refusal({ amount }), amount).toMatchObject({
        code: 'invalid_field',
        params: { field: 'amount' },
      })
    }
    expect(await refusal({ previewArrives: '99.000001' })).toMatchObject({
      code: 'withdraw_terms',
      params: { arrives: '99', currency: 'USDT' },
    })
    expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
  },
)

itWithStore(
  'withdrawal goes only to a bound target of the account’s own and of the channel’s type',
  async store => {
    const target = await prepareWithdrawal(store, '1000')
    const others = await bindTron(store, 2n)
    const card = await store.execute(bindBankCard, {
      userId: 1n,
      cardNumber: '4111111111111111',
      properties: { bankName: 'Harbour Bank', cardNumber: '4111111111111111' },
    })
    const wrong = await Promise.all([
      errorOf(withdraw(store, others)),
      errorOf(withdraw(store, 7n)),
      errorOf(withdraw(store, BigInt(card.id))),
      errorOf(withdraw(store, target, { channel: BANK_CHANNEL })),
      errorOf(withdraw(store, target, { channel: { ...TRON_CHANNEL, addressType: 'ERC20' } })),
    ])
    for (const refused of wrong) {
      expect(refused).toMatchObject({ code: 'withdraw_target', params: { field: 'targetId' } })
    }
    const toCard = await withdraw(store, BigInt(card.id), { channel: BANK_CHANNEL })
    // 1 and 0.2% of 100.
    expect(toCard).toMatchObject({ targetName: 'Harbour Bank', targetNumber: '4111111111111111', fee: '1.2' })
    const toAddress = await withdraw(store, target)
    await store.execute(unbindWalletAddress, { userId: 1n, id: target })
    expect(await errorOf(withdraw(store, target))).toMatchObject({ code: 'withdraw_target' })
    // A pending withdrawal keeps its target.
    expect(await store.execute(sendWithdrawal, { withdrawalId: BigInt(toAddress.id) })).toMatchObject({
      status: 'sent',
      targetNumber: TRON,
    })
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'withdrawals are blocked for 24 hours after the withdrawal password was reset',
  async (store, clock) => {
    const target = await prepareWithdrawal(store, '1000')
    const source = { subject: 'ana', origin: 'here', isKnown: true }
    const owner = { account: 'ana', origin: SIGNED_IN_ORIGIN }
    const code = { ...owner, purpose: 'withdrawPassword', codeHash: 'sent' } as const
    await store.execute(issueCode, code)
    const renewed = { userId: 1n, passwordHash: 'other', code, source }
    await store.execute(resetWithdrawPassword, renewed)
    clock.advance(1)
    const resting = { code: 'withdraw_resting', params: { hours: '24' } }
    expect(await errorOf(withdraw(store, target))).toMatchObject(resting)
    // The right new password does not end the waiting period.
    const changed = { userId: 1n, confirmedHash: 'other', passwordHash: 'newest' }
    expect(await store.execute(changeWithdrawPassword, changed)).toBe(true)
    clock.advance(86_399_998)
    expect(await errorOf(withdraw(store, target))).toMatchObject({ ...resting, params: { hours: '1' } })
    clock.advance(1)
    expect(await withdraw(store, target)).toMatchObject({ status: 'pending' })
    const stranger = { code: 'withdraw_password_not_set' }
    expect(await store.execute(resetWithdrawPassword, renewed)).toBe(false)
    await store.execute(issueCode, code)
    expect(await errorOf(store.execute(resetWithdrawPassword, { ...renewed, userId: 9n }))).toMatchObject(
      stranger,
    )
    expect(await errorOf(withdraw(store, target, { userId: 9n }))).toMatchObject(stranger)
  },
)

itWithStore(
  'withdrawals are listed newest first by status and day, pending ones oldest first',
  async (store, clock) => {
    const target = await prepareWithdrawal(store, '1000')
    const first = await withdraw(store, target, { amount: '20' })
    const noon = clock.now()
    clock.advance(1_000)
    const second = await withdraw(store, target, { amount: '30' })
    await prepareWithdrawal(store, '1000', 2n)
    const list = async (filter: Partial<Parameters<typeof listWithdrawals>[1]>) =>
      listWithdrawals(store, { userId: 1n, pageNum: 1, pageSize: 10, ...filter })
    expect(await list({})).toEqual({ rows: [second, first], total: 2 })
    expect(await list({ pageNum: 2, pageSize: 1 })).toEqual({ rows: [first], total: 2 })
    expect((await list({ endTime: noon + 1 })).rows).toEqual([first])
    expect((await list({ startTime: noon + 1 })).rows).toEqual([second])
    const sent = await store.execute(sendWithdrawal, { withdrawalId: BigInt(first.id) })
    expect(await list({ status: 'sent' })).toEqual({ rows: [sent], total: 1 })
    const waiting = { before: clock.now() + 1, limit: 10 }
    expect(await listDueWithdrawals(store, { status: 'pending', ...waiting })).toEqual([second])
    expect(await listDueWithdrawals(store, { status: 'sent', ...waiting })).toEqual([sent])
    expect(await listDueWithdrawals(store, { status: 'sent', ...waiting, before: clock.now() })).toEqual([])
    expect(await findWithdrawal(store, { userId: 1n, id: BigInt(first.id) })).toEqual(sent)
    expect(await findWithdrawal(store, { userId: 2n, id: BigInt(first.id) })).toBeUndefined()
  },
)
