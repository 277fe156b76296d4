import { expect } from 'vitest'
import { listDeposits, listPendingDeposits, type DepositFilter } from '#server/features/deposit/lists.ts'
import { approveDeposit } from '#server/features/deposit/review-commands.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { CHAIN, requestDeposit } from './support.ts'

itWithStore(
  'deposits are listed newest first for their owner and oldest first for the operator',
  async (store, clock) => {
    const first = await requestDeposit(store, { amount: '10' })
    clock.advance(1_000)
    const second = await requestDeposit(store, { amount: '20' })
    const other = await requestDeposit(store, { amount: '30', userId: 2n })
    const own = await listDeposits(store, { userId: 1n, pageNum: 1, pageSize: 10 })
    expect(own).toEqual({ rows: [second, first], total: 2 })
    expect((await listDeposits(store, { userId: 1n, pageNum: 2, pageSize: 1 })).rows).toEqual([first])
    const waiting = async (pendingBefore: number) =>
      (await listPendingDeposits(store, { pendingBefore, limit: 10 })).map(({ id }) => id)
    expect(await waiting(clock.now() + 1)).toEqual([first.id, second.id, other.id])
    expect(await waiting(clock.now())).toEqual([first.id])
  },
)

itWithStore('deposits are found by status, channel and time', async (store, clock) => {
  const first = await requestDeposit(store, {})
  clock.advance(1_000)
  const second = await requestDeposit(store, { channel: CHAIN })
  await store.execute(approveDeposit, { depositId: BigInt(first.id) })
  const found = async (filter: DepositFilter) => {
    const { rows, total } = await listDeposits(store, { userId: 1n, pageNum: 1, pageSize: 10, ...filter })
    expect(total).toBe(rows.length)
    return rows.map(({ id }) => id)
  }
  expect(await found({ status: 'approved' })).toEqual([first.id])
  expect(await found({ status: 'pending', channelId: 1 })).toEqual([])
  expect(await found({ channelId: 3 })).toEqual([second.id])
  expect(await found({ startTime: clock.now() })).toEqual([second.id])
  expect(await found({ endTime: clock.now() })).toEqual([first.id])
  expect(await found({})).toEqual([second.id, first.id])
})
