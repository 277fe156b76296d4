import { expect } from 'vitest'
import { cancelDeposit } from '#server/features/deposit/commands.ts'
import { approveDeposit, confirmDeposit, rejectDeposit } from '#server/features/deposit/review-commands.ts'
import { listHoldings } from '#server/features/wallet/holdings.ts'
import { listMessages } from '#server/messages.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { CHANNEL, balancesOf } from '../customer.ts'
import { BITCOIN, CHAIN, change, requestDeposit } from './support.ts'

itWithStore('deposit changes no balance before the operator approves it', async (store, clock) => {
  expect(await requestDeposit(store, {})).toEqual({
    id: expect.stringMatching(/^[1-9]\d+$/),
    channelId: 1,
    channelType: 'sandbox',
    currencyId: 3,
    amount: '1000',
    fee: '0',
    credited: '1000',
    productId: null,
    price: null,
    priceTime: null,
    value: null,
    status: 'pending',
    reason: null,
    proofId: null,
    confirmations: 0,
    confirmationsNeeded: 0,
    payUntil: null,
    createdAt: clock.now(),
    reviewedAt: null,
  })
  expect(await balancesOf(store)).toEqual({})
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('approved deposit is credited once, less its fee, as two entries', async (store, clock) => {
  const { id } = await requestDeposit(store, { channel: { ...CHANNEL, feeRate: '0.0125' } })
  clock.advance(5_000)
  const answers = await Promise.all(
    [1, 2, 3].map(() => store.execute(approveDeposit, { depositId: BigInt(id) })),
  )
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 'approved',
      fee: '12.5',
      credited: '987.5',
      reviewedAt: clock.now(),
    })
  }
  expect(await balancesOf(store)).toEqual({ USDT: '987.5 + 0' })
  const { rows } = await listLedgerEntries(store, { userId: 1n, pageNum: 1, pageSize: 10 })
  expect(rows.map(row => [row.type, row.amount, row.referenceId])).toEqual([
    ['fee', '-12.5', id],
    ['deposit', '1000', id],
  ])
  expect(await readHouseBalance(store, 'bank', 'USDT')).toBe('-1000')
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('rejected deposit credits nothing and gives the reason', async store => {
  const { id } = await requestDeposit(store, {})
  const depositId = BigInt(id)
  const rejected = await store.execute(rejectDeposit, { depositId, reason: 'hint_deposit_rejected' })
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'hint_deposit_rejected', credited: '0' })
  expect(await store.execute(rejectDeposit, { depositId, reason: 'hint_other' })).toEqual(rejected)
  await expect(store.execute(approveDeposit, { depositId })).rejects.toMatchObject({
    code: 'deposit_not_pending',
  })
  expect(await balancesOf(store)).toEqual({})
})

itWithStore('approved deposit cannot be rejected afterwards', async store => {
  const { id } = await requestDeposit(store, {})
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  const rejection = store.execute(rejectDeposit, { depositId: BigInt(id), reason: 'hint_deposit_rejected' })
  await expect(rejection).rejects.toMatchObject({ code: 'deposit_not_pending' })
  await expect(store.execute(approveDeposit, { depositId: 1n })).rejects.toMatchObject({
    code: 'deposit_unknown',
  })
})

itWithStore(
  'confirmations of an on-chain deposit never decrease and never exceed the required number',
  async store => {
    const { id, ...asked } = await requestDeposit(store, { channel: CHAIN })
    expect(asked).toMatchObject({ status: 'pending', confirmations: 0, confirmationsNeeded: 3 })
    const depositId = BigInt(id)
    for (const [confirmations, known] of [
      [2, 2],
      [1, 2],
      [9, 3],
    ] as const) {
      const confirmed = await store.execute(confirmDeposit, { depositId, confirmations })
      expect(confirmed).toMatchObject({ status: 'pending', confirmations: known })
    }
    expect(await balancesOf(store)).toEqual({})
    await store.execute(approveDeposit, { depositId })
    expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
    expect(await verifyLedger(store)).toEqual([])
    const late = store.execute(confirmDeposit, { depositId, confirmations: 3 })
    await expect(late).rejects.toMatchObject({ code: 'deposit_not_pending' })
  },
)

itWithStore('deposit is either credited or cancelled when both happen at once', async store => {
  for (let turn = 0; turn < 8; turn++) {
    const { id } = await requestDeposit(store, {})
    const [approved, cancelled] = await Promise.allSettled([
      store.execute(approveDeposit, { depositId: BigInt(id) }),
      store.execute(cancelDeposit, change(id)),
    ])
    expect([approved.status, cancelled.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  }
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore(
  'coin deposit is credited once to the holding at its market value, less a fee in the coin [R2.5]',
  async (store, clock) => {
    const { id } = await requestDeposit(store, { channel: BITCOIN, amount: '0.12345678' })
    clock.advance(5_000)
    const coin = { price: '84500.5', time: clock.now() - 1 }
    const depositId = BigInt(id)
    await expect(store.execute(approveDeposit, { depositId })).rejects.toThrow('at a price')
    const answers = await Promise.all([1, 2].map(() => store.execute(approveDeposit, { depositId, coin })))
    for (const answer of answers) {
      expect(answer).toMatchObject({
        currencyId: 1,
        productId: 201,
        amount: '0.12345678',
        // 0.05% of it, cut at the eighth decimal.
        fee: '0.00006172',
        credited: '0.12339506',
        price: '84500.5',
        priceTime: clock.now() - 1,
        // 0.12339506 × 84500.5 = 10426.94426...
        value: '10426.944267',
      })
    }
    expect(await balancesOf(store)).toEqual({ 'P:201': '0.12339506 + 0' })
    expect(await listHoldings(store, 1n)).toMatchObject([{ productId: 201, cost: '10426.944267' }])
    expect(await readHouseBalance(store, 'fees', 'P:201')).toBe('0.00006172')
    const { rows } = await listMessages(store, { userId: 1n, isUnread: false, pageNum: 1, pageSize: 5 })
    expect(rows[0]?.params).toMatchObject({ amount: '0.12339506', currency: 'BTC' })
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('coin deposit accepts the coin’s own decimals and its limits in the coin', async store => {
  const ask = (amount: string) => requestDeposit(store, { channel: BITCOIN, amount })
  const refused = (code: string, params: object = {}) => ({ code, params: { field: 'amount', ...params } })
  await expect(ask('0.123456789')).rejects.toMatchObject(refused('invalid_field'))
  await expect(ask('0.00049999')).rejects.toMatchObject(
    refused('below_minimum', { minimum: '0.0005', currency: 'BTC' }),
  )
  await expect(ask('5.00000001')).rejects.toMatchObject(
    refused('above_maximum', { maximum: '5', currency: 'BTC' }),
  )
  // A USDT amount still has two decimals.
  await expect(requestDeposit(store, { amount: '100.123' })).rejects.toMatchObject(refused('invalid_field'))
  expect(await ask('5')).toMatchObject({ amount: '5', currencyId: 1, price: null, value: null })
})
