import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { cancelShareSubscription } from '#server/features/new-shares/commands.ts'
import { listSubscriptions } from '#server/features/new-shares/subscription.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../customer.ts'
import { OFFER, subscribe } from './customer.ts'

describe('own subscriptions', () => {
  itWithStore('are listed newest first, page by page and by status [R2.5]', async store => {
    await creditMoney(store, 1n, '1000')
    const made = []
    for (const id of [1, 2, 3]) made.push(await subscribe(store, { lots: 1, offer: { ...OFFER, id } }))
    const subscriptionId = BigInt(made[1]!.id)
    const asked = { userId: 1n, idempotencyKey: randomUUID(), subscriptionId }
    await store.execute(cancelShareSubscription, asked)
    const ids = async (filter: object) => {
      const page = await listSubscriptions(store, { userId: 1n, pageNum: 1, pageSize: 2, ...filter })
      return [page.total, ...page.rows.map(row => row.offerId)]
    }
    expect(await ids({})).toEqual([3, 3, 2])
    expect(await ids({ pageNum: 2 })).toEqual([3, 1])
    expect(await ids({ status: 'waiting' })).toEqual([2, 3, 1])
    expect(await ids({ userId: 2n })).toEqual([0])
  })
})
