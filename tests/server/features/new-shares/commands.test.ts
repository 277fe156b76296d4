import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import {
  cancelShareSubscription,
  listShareSubscription,
  settleShareSubscription,
} from '#server/features/new-shares/commands.ts'
import { listHoldings } from '#server/features/wallet/holdings.ts'
import { listMessages } from '#server/messages.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney, balancesOf } from '../customer.ts'
import { OFFER, subscribe } from './customer.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const cancel = (store: Store, id: string, userId = 1n, idempotencyKey: string = randomUUID()) =>
  store.execute(cancelShareSubscription, { userId, idempotencyKey, subscriptionId: BigInt(id) })
const settle = (store: Store, id: string, allottedLots: number) =>
  store.execute(settleShareSubscription, { subscriptionId: BigInt(id), allottedLots })
const list = (store: Store, id: string) => store.execute(listShareSubscription, BigInt(id))

async function typesOf(store: Store, userId = 1n) {
  const { rows } = await listLedgerEntries(store, { userId, pageNum: 1, pageSize: 50 })
  return rows
    .map(({ type, balance, productId, assetName, amount }) => {
      const asset = productId === null ? assetName : `P:${productId}`
      return `${type} ${balance} ${asset} ${amount}`
    })
    .toReversed()
}

/** The messages of an account about new shares. */
async function messagesOf(store: Store, userId = 1n) {
  const { rows } = await listMessages(store, { userId, isUnread: true, pageNum: 1, pageSize: 20 })
  return rows
    .filter(({ kind }) => kind.startsWith('shares_'))
    .map(({ kind, params }) => ({ kind, ...params }))
}

describe('subscribing to new shares', () => {
  itWithStore('holds price and fee of all lots and charges nothing [R2.5]', async store => {
    await creditMoney(store, 1n, '1000')
    expect(await subscribe(store)).toMatchObject({
      status: 'waiting',
      lots: 3,
      shares: '15',
      held: '300.3',
      allottedLots: null,
      refund: null,
      entryId: expect.stringMatching(/^[0-9a-f]{20}$/),
    })
    expect(await balancesOf(store)).toEqual({ USDT: '699.7 + 300.3' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'above the limit or without enough money is refused and changes nothing [R2.5, R5.1]',
    async store => {
      await creditMoney(store, 1n, '300')
      await expect(subscribe(store, { lots: 9 })).rejects.toMatchObject({
        code: 'above_maximum',
        params: { field: 'lots', maximum: '8' },
      })
      await expect(subscribe(store)).rejects.toMatchObject({
        code: 'insufficient_balance',
        params: { field: 'lots', available: '300', currency: 'USDT' },
      })
      expect(await balancesOf(store)).toEqual({ USDT: '300 + 0' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('is refused before the opening and from the closing moment on [R2.5]', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const later = { ...OFFER, opensAt: clock.now() + 1, closesAt: clock.now() + DAY }
    await expect(subscribe(store, { offer: later })).rejects.toMatchObject({ code: 'share_offer_not_open' })
    clock.advance(OFFER.closesAt - clock.now() - 1)
    const last = await subscribe(store, { lots: 1 })
    clock.advance(1)
    await expect(subscribe(store, { userId: 2n })).rejects.toMatchObject({ code: 'share_offer_not_open' })
    await expect(cancel(store, last.id)).rejects.toMatchObject({ code: 'share_offer_not_open' })
    expect(await balancesOf(store)).toEqual({ USDT: '899.9 + 100.1' })
  })

  itWithStore('happens once on a double tap and for two simultaneous tabs [R2.5, R8.9]', async store => {
    await creditMoney(store, 1n, '1000')
    const idempotencyKey = randomUUID()
    const [first, again] = await Promise.all([
      subscribe(store, { idempotencyKey }),
      subscribe(store, { idempotencyKey }),
    ])
    expect(again).toEqual(first)
    const tabs = await Promise.allSettled([subscribe(store), subscribe(store, { lots: 2 })])
    expect(tabs.map(tab => tab.status === 'rejected' && tab.reason.code)).toEqual([
      'share_already_subscribed',
      'share_already_subscribed',
    ])
    await expect(subscribe(store, { idempotencyKey, lots: 2 })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
    expect(await balancesOf(store)).toEqual({ USDT: '699.7 + 300.3' })
  })

  itWithStore(
    'creates one subscription from two simultaneous tabs, also on an empty account [R2.5]',
    async store => {
      await creditMoney(store, 1n, '1000')
      const tabs = await Promise.allSettled([subscribe(store), subscribe(store)])
      expect(tabs.filter(tab => tab.status === 'fulfilled')).toHaveLength(1)
      expect(await balancesOf(store)).toEqual({ USDT: '699.7 + 300.3' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'is cancelled by its owner only, releases everything, and can be repeated [R2.5]',
    async store => {
      await creditMoney(store, 1n, '1000')
      const { id, entryId } = await subscribe(store)
      await expect(cancel(store, id, 2n)).rejects.toMatchObject({ code: 'order_unknown' })
      const key = randomUUID()
      const cancelled = await cancel(store, id, 1n, key)
      expect(cancelled).toMatchObject({ status: 'cancelled', refund: '300.3', allottedLots: null })
      expect(await cancel(store, id, 1n, key)).toEqual(cancelled)
      await expect(cancel(store, id)).rejects.toMatchObject({ code: 'order_not_open' })
      expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
      const anew = await subscribe(store, { lots: 8 })
      expect(anew.entryId).not.toBe(entryId)
      expect(await balancesOf(store)).toEqual({ USDT: '199.2 + 800.8' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )
})

describe('allotment settlement', () => {
  itWithStore(
    'charges allotted lots, releases the rest and holds the shares until listing, in one transaction each [R2.5]',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const { id } = await subscribe(store)
      await expect(settle(store, id, 2)).rejects.toMatchObject({ code: 'share_offer_not_drawn' })
      clock.advance(DAY)
      const settled = await settle(store, id, 2)
      expect(settled).toMatchObject({
        status: 'allotted',
        allottedLots: 2,
        allottedShares: '10',
        cost: '200',
        fee: '0.2',
        refund: '100.1',
        held: '300.3',
        settledAt: clock.now(),
        listedAt: null,
      })
      expect(await balancesOf(store)).toEqual({ USDT: '799.8 + 0', 'P:1': '0 + 10' })
      expect(await listHoldings(store, 1n)).toMatchObject([{ productId: 1, held: '10', cost: '200.2' }])
      expect(await messagesOf(store)).toEqual([
        {
          kind: 'shares_allotted',
          code: 'AAPL',
          lots: '3',
          allotted: '2',
          amount: '200.2',
          currency: 'USDT',
        },
      ])
      expect(await verifyLedger(store)).toEqual([])

      await expect(list(store, id)).rejects.toMatchObject({ code: 'share_offer_not_drawn' })
      clock.advance(12 * HOUR)
      const listed = await list(store, id)
      expect(listed).toMatchObject({ status: 'listed', listedAt: clock.now() })
      expect(await balancesOf(store)).toEqual({ USDT: '799.8 + 0', 'P:1': '10 + 0' })
      expect(await typesOf(store)).toEqual([
        'deposit available USDT 1000',
        'hold available USDT -300.3',
        'hold held USDT 300.3',
        'sharesPaid held USDT -200',
        'fee held USDT -0.2',
        'release held USDT -100.1',
        'release available USDT 100.1',
        'sharesReceived held P:1 10',
        'release held P:1 -10',
        'release available P:1 10',
      ])
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('releases everything of a subscription without an allotment [R2.5]', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const { id } = await subscribe(store)
    clock.advance(DAY)
    expect(await settle(store, id, 0)).toMatchObject({
      status: 'notAllotted',
      allottedLots: 0,
      cost: '0',
      fee: '0',
      refund: '300.3',
    })
    expect((await balancesOf(store)).USDT).toBe('1000 + 0')
    expect(await listHoldings(store, 1n)).toEqual([])
    expect(await messagesOf(store)).toMatchObject([
      { kind: 'shares_not_allotted', lots: '3', amount: '300.3' },
    ])
    await expect(list(store, id)).rejects.toMatchObject({ code: 'order_not_open' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('happens once, however often it is requested [R2.5]', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const { id } = await subscribe(store)
    clock.advance(2 * DAY)
    const [first, second] = await Promise.all([settle(store, id, 2), settle(store, id, 2)])
    expect(second).toEqual(first)
    expect(await settle(store, id, 3)).toEqual(first)
    expect(await messagesOf(store)).toHaveLength(1)
    const lists = await Promise.all([list(store, id), list(store, id)])
    expect(lists[1]).toEqual(lists[0])
    expect(await balancesOf(store)).toEqual({ USDT: '799.8 + 0', 'P:1': '10 + 0' })
    await expect(cancel(store, id)).rejects.toMatchObject({ code: 'order_not_open' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'never allots more than was requested, and nothing to a cancelled subscription [R2.5]',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const { id } = await subscribe(store)
      const other = { ...OFFER, id: 901 }
      const { id: gone } = await subscribe(store, { offer: other })
      await cancel(store, gone)
      clock.advance(DAY)
      await expect(settle(store, id, 4)).rejects.toThrow(RangeError)
      await expect(settle(store, gone, 1)).rejects.toMatchObject({ code: 'order_not_open' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )
})
