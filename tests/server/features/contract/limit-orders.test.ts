import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import {
  cancelContractOrder,
  fillContractOrder,
  rejectContractOrder,
} from '#server/features/contract/order-commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { BTC, openContract } from './customer.ts'
import { creditMoney, balancesOf, unreached } from '../customer.ts'

const TIME = Date.UTC(2026, 0, 1, 8)

describe('contract limit order', () => {
  const limit = { orderType: 'limit', limitPrice: '90000' } as const

  itWithStore('holds margin and fee while it is open and releases them when cancelled', async store => {
    await creditMoney(store, 1n, '1000')
    const order = await openContract(store, limit)
    expect(order).toMatchObject({ status: 'open', notional: '900', margin: '90', fee: '0.45' })
    expect(await balancesOf(store)).toEqual({ USDT: '909.55 + 90.45' })
    const cancel = { userId: 1n, idempotencyKey: randomUUID(), ...unreached(order.id) }
    expect(await store.execute(cancelContractOrder, cancel)).toMatchObject({ status: 'cancelled' })
    expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
    const fill = { orderId: BigInt(order.id), price: '90000', filledAt: TIME, rules: BTC }
    await expect(store.execute(fillContractOrder, fill)).rejects.toMatchObject({ code: 'order_not_open' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('fills at a better price and releases the difference', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store, limit)
    const fill = { orderId: BigInt(id), price: '89000', filledAt: TIME, rules: BTC }
    const dear = { ...fill, price: '90000.01' }
    await expect(store.execute(fillContractOrder, dear)).rejects.toMatchObject({ code: 'price_not_reached' })
    const filled = await store.execute(fillContractOrder, fill)
    expect(filled).toMatchObject({ status: 'filled', margin: '89', fee: '0.445', closedAt: TIME })
    expect(await store.execute(fillContractOrder, fill)).toEqual(filled)
    expect(await balancesOf(store)).toEqual({ USDT: '910.555 + 89' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('to go short above its limit needs no more than was held', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store, { orderType: 'limit', direction: 'short', limitPrice: '92000' })
    const fill = { orderId: BigInt(id), price: '93000', filledAt: TIME, rules: BTC }
    // 92.46 + 0.4623 were held, for a price 0.5% above the limit; the fee of 930 is 0.465.
    expect(await store.execute(fillContractOrder, fill)).toMatchObject({ margin: '92.4573', fee: '0.465' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('can be rejected by the system with a reason', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store, limit)
    const reason = 'hint_product_suspended'
    const ended = await store.execute(rejectContractOrder, { orderId: BigInt(id), reason })
    expect(ended).toMatchObject({ status: 'rejected', reason })
    expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
  })
})
