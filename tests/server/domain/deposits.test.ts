import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  approveDeposit,
  createDeposit,
  listDeposits,
  listPendingDeposits,
  rejectDeposit,
} from '../../../server/domain/deposits.ts'
import type { CreateDeposit } from '../../../server/domain/deposits.ts'
import { verifyLedger } from '../../../server/domain/verify-ledger.ts'
import type { Store } from '../../../server/kernel/store.ts'
import { readHouseBalance } from '../../../server/ledger/balances.ts'
import { listLedgerEntries } from '../../../server/ledger/entries.ts'
import { itWithStore } from '../../support/databases.ts'
import { CHANNEL, wealth } from './customer.ts'

const request = (store: Store, deposit: Partial<CreateDeposit>) =>
  store.execute(createDeposit, {
    userId: 1n,
    idempotencyKey: randomUUID(),
    channel: CHANNEL,
    amount: '1000',
    ...deposit,
  })

itWithStore('changes no balance before the operator has approved a deposit', async (store, clock) => {
  expect(await request(store, {})).toEqual({
    id: expect.stringMatching(/^[1-9]\d+$/),
    channelId: 1,
    amount: '1000',
    fee: '0',
    credited: '1000',
    status: 'pending',
    reason: null,
    createdAt: clock.now(),
    reviewedAt: null,
  })
  expect(await wealth(store)).toEqual({})
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('credits an approved deposit less its fee, as two entries, once', async (store, clock) => {
  const { id } = await request(store, { channel: { ...CHANNEL, feeRate: '0.0125' } })
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
  expect(await wealth(store)).toEqual({ USDT: '987.5 + 0' })
  const { rows } = await listLedgerEntries(store, { userId: 1n, pageNum: 1, pageSize: 10 })
  expect(rows.map(row => [row.type, row.amount, row.referenceId])).toEqual([
    ['fee', '-12.5', id],
    ['deposit', '1000', id],
  ])
  expect(await readHouseBalance(store, 'bank', 'USDT')).toBe('-1000')
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('credits nothing of a rejected deposit and says why', async store => {
  const { id } = await request(store, {})
  const depositId = BigInt(id)
  const rejected = await store.execute(rejectDeposit, { depositId, reason: 'hint_deposit_rejected' })
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'hint_deposit_rejected', credited: '0' })
  expect(await store.execute(rejectDeposit, { depositId, reason: 'hint_other' })).toEqual(rejected)
  await expect(store.execute(approveDeposit, { depositId })).rejects.toMatchObject({
    code: 'deposit_not_pending',
  })
  expect(await wealth(store)).toEqual({})
})

itWithStore('does not take an approval back', async store => {
  const { id } = await request(store, {})
  await store.execute(approveDeposit, { depositId: BigInt(id) })
  const rejection = store.execute(rejectDeposit, { depositId: BigInt(id), reason: 'hint_deposit_rejected' })
  await expect(rejection).rejects.toMatchObject({ code: 'deposit_not_pending' })
  await expect(store.execute(approveDeposit, { depositId: 1n })).rejects.toMatchObject({
    code: 'deposit_unknown',
  })
})

itWithStore(
  'refuses an amount outside the limits of its channel, or with more than two decimals [R5.4]',
  async store => {
    const refusal = (amount: string) => request(store, { amount }).catch((error: unknown) => error)
    expect(await refusal('9.99')).toMatchObject({
      code: 'below_minimum',
      params: { field: 'amount', minimum: '10', currency: 'USDT' },
    })
    expect(await refusal('100000.01')).toMatchObject({
      code: 'above_maximum',
      params: { field: 'amount', maximum: '100000' },
    })
    for (const amount of ['10.001', '-10', '1e3', '', 'ten']) {
      expect(await refusal(amount), amount).toMatchObject({
        code: 'invalid_field',
        params: { field: 'amount' },
      })
    }
  },
)

itWithStore('asks once for a deposit whose request is repeated', async store => {
  const idempotencyKey = randomUUID()
  const [first, second] = await Promise.all([
    request(store, { idempotencyKey }),
    request(store, { idempotencyKey }),
  ])
  expect(second).toEqual(first)
  await expect(request(store, { idempotencyKey, amount: '20' })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  })
})

itWithStore(
  "lists one's own deposits newest first, and those that wait for the operator oldest first",
  async (store, clock) => {
    const first = await request(store, { amount: '10' })
    clock.advance(1_000)
    const second = await request(store, { amount: '20' })
    const other = await request(store, { amount: '30', userId: 2n })
    const own = await listDeposits(store, { userId: 1n, pageNum: 1, pageSize: 10 })
    expect(own).toEqual({ rows: [second, first], total: 2 })
    expect((await listDeposits(store, { userId: 1n, pageNum: 2, pageSize: 1 })).rows).toEqual([first])
    expect(await listPendingDeposits(store, { createdBefore: clock.now() + 1, limit: 10 })).toEqual([
      first,
      second,
      other,
    ])
    expect(await listPendingDeposits(store, { createdBefore: clock.now(), limit: 10 })).toEqual([first])
  },
)
