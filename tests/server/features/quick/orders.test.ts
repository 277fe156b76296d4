import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { settleQuickOrder } from '#server/features/quick/commands.ts'
import { listDueQuickOrders, listQuickOrders } from '#server/features/quick/order.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { itWithDatabase, itWithStore, createTestClock } from '#tests/support/databases/databases.ts'
import { creditMoney, balancesOf } from '../customer.ts'
import { MINUTE_OPTION, quickMarketAt, settleAt, placeOrder } from './customer.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

describe('quick order', () => {
  itWithStore('holds its stake until it expires [R1.2]', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const order = await placeOrder(store, clock)
    expect(order).toMatchObject({
      status: 'open',
      openPrice: '187.32',
      openPriceTime: clock.now() - 200,
      expiresAt: clock.now() + MINUTE,
      stake: '100',
      profit: '80',
      winReturns: '180',
      closePrice: null,
      returned: null,
    })
    expect(await balancesOf(store)).toEqual({ USDT: '900 + 100' })
    expect(await verifyLedger(store)).toEqual([])
  })

  const endings = [
    [1, '187.33', 'won', '1080 + 0', '80', '-80'],
    [1, '187.31', 'lost', '900 + 0', '-100', '100'],
    [2, '187.31', 'won', '1080 + 0', '80', '-80'],
    [2, '187.33', 'lost', '900 + 0', '-100', '100'],
    [1, '187.32', 'drawn', '1000 + 0', '0', '0'],
  ] as const
  for (const [side, price, status, left, net, house] of endings) {
    itWithStore(`of side ${side} that closes at ${price} is ${status} [R1.2]`, async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const order = await placeOrder(store, clock, { exchangeType: side })
      clock.advance(MINUTE)
      const ended = await settleAt(store, order, price)
      expect(ended).toMatchObject({ status, net, closePrice: price, closePriceTime: order.expiresAt - 100 })
      expect(await balancesOf(store)).toEqual({ USDT: left })
      expect(await readHouseBalance(store, 'market', 'USDT')).toBe(house)
      expect(await verifyLedger(store)).toEqual([])
    })
  }

  itWithStore(
    'pays its fee, which is refunded on a draw only where the site says so [R3.6, R9.1]',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const place = (isDrawFree: boolean) =>
        placeOrder(store, clock, { market: quickMarketAt(clock.now(), { feeRate: '0.01', isDrawFree }) })
      const [free, kept, won, lost] = [
        await place(true),
        await place(false),
        await place(true),
        await place(true),
      ]
      expect(free).toMatchObject({ fee: '1', total: '101', drawReturns: '101' })
      expect(kept).toMatchObject({ fee: '1', total: '101', drawReturns: '100' })
      expect(await balancesOf(store)).toEqual({ USDT: '596 + 404' })
      clock.advance(MINUTE)
      expect(await settleAt(store, free, '187.32')).toMatchObject({ returned: '101', net: '0' })
      expect(await settleAt(store, kept, '187.32')).toMatchObject({ returned: '100', net: '-1' })
      expect(await settleAt(store, won, '190')).toMatchObject({ returned: '180', net: '79' })
      expect(await settleAt(store, lost, '180')).toMatchObject({ returned: '0', net: '-101' })
      expect(await readHouseBalance(store, 'fees', 'USDT')).toBe('3')
      expect(await balancesOf(store)).toEqual({ USDT: '977 + 0' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('is voided and refunded when its last moment has no price', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const market = quickMarketAt(clock.now(), { feeRate: '0.01' })
    const order = await placeOrder(store, clock, { market })
    clock.advance(MINUTE)
    const close = { reason: 'hint_product_suspended' }
    const ended = await store.execute(settleQuickOrder, { orderId: BigInt(order.id), close })
    expect(ended).toMatchObject({ status: 'voided', closePrice: null, returned: '101', net: '0', ...close })
    expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('is settled once, however often it is retried', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const order = await placeOrder(store, clock)
    await expect(settleAt(store, order, '188')).rejects.toThrow('not due')
    expect(await balancesOf(store)).toEqual({ USDT: '900 + 100' })
    clock.advance(MINUTE)
    const ends = await Promise.all(['188', '188', '180'].map(price => settleAt(store, order, price)))
    expect(new Set(ends.map(end => JSON.stringify(end))).size).toBe(1)
    clock.advance(7 * 24 * 60 * MINUTE)
    expect(await settleAt(store, order, '1')).toEqual(ends[0])
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithDatabase('survives a restart', async database => {
    const clock = createTestClock()
    const before = await database.open({ clock })
    await creditMoney(before, 1n, '1000')
    const order = await placeOrder(before, clock)
    await before.close()
    clock.advance(7 * 24 * 60 * MINUTE)
    const after = await database.open({ clock })
    const due = await listDueQuickOrders(after, clock.now(), { expiresAt: 0, id: 0n }, 10)
    expect(due).toEqual([{ id: BigInt(order.id), productId: 1, expiresAt: order.expiresAt }])
    await settleAt(after, order, '190')
    expect(await balancesOf(after)).toEqual({ USDT: '1080 + 0' })
    expect(await listDueQuickOrders(after, clock.now(), { expiresAt: 0, id: 0n }, 10)).toEqual([])
    await after.close()
  })

  itWithStore(
    'is placed once for one key, also when the market has changed meanwhile',
    async (store, clock) => {
      await creditMoney(store, 1n, '1000')
      const idempotencyKey = randomUUID()
      const place = () => placeOrder(store, clock, { idempotencyKey })
      const first = await place()
      const closed = quickMarketAt(clock.now(), { obstacle: { field: 'product', code: 'market_closed' } })
      expect(await placeOrder(store, clock, { idempotencyKey, market: closed })).toEqual(first)
      await expect(placeOrder(store, clock, { idempotencyKey, stake: '99' })).rejects.toMatchObject({
        code: 'idempotency_mismatch',
      })
      expect(await balancesOf(store)).toEqual({ USDT: '900 + 100' })
    },
  )

  itWithStore('is refused with the field that has to change [R5.4]', async (store, clock) => {
    await creditMoney(store, 1n, '500')
    const refused = async (order: Parameters<typeof placeOrder>[2]) =>
      placeOrder(store, clock, order).then(
        () => 'placed',
        (error: { code: string; params?: { field?: string } }) => [error.code, error.params?.field],
      )
    const market = (terms: Parameters<typeof quickMarketAt>[1]) => quickMarketAt(clock.now(), terms)
    expect(await refused({ stake: '4.99' })).toEqual(['below_minimum', 'stake'])
    expect(await refused({ stake: '1000.01' })).toEqual(['above_maximum', 'stake'])
    expect(await refused({ stake: '999999999999999' })).toEqual(['above_maximum', 'stake'])
    expect(await refused({ stake: '500.01' })).toEqual(['insufficient_balance', 'stake'])
    expect(await refused({ stake: '500', market: market({ feeRate: '0.01' }) })).toEqual([
      'insufficient_balance',
      'stake',
    ])
    for (const stake of ['0', '-5', '5.001', 'five']) {
      expect(await refused({ stake })).toEqual(['invalid_field', 'stake'])
    }
    const afterClose = market({ obstacle: { field: 'optionId', code: 'quick_ends_after_close' } })
    expect(await refused({ market: afterClose })).toEqual(['quick_ends_after_close', 'optionId'])
    expect(await refused({ payoutRate: '0.9' })).toEqual(['quick_payout_changed', 'optionId'])
    // For a stake on a rise a higher opening price is worse, a lower one is not.
    expect(await refused({ previewPrice: '186' })).toEqual(['price_moved', undefined])
    expect(await refused({ exchangeType: 2, previewPrice: '189' })).toEqual(['price_moved', undefined])
    const strict = market({ mayPriceChange: false })
    expect(await refused({ previewPrice: '187.31', market: strict })).toEqual(['price_moved', undefined])
    expect(await balancesOf(store)).toEqual({ USDT: '500 + 0' })
    expect(await refused({ previewPrice: '187', stake: '5' })).toBe('placed')
    expect(await refused({ previewPrice: '250', stake: '5' })).toBe('placed')
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('is listed by status, product and time for its owner, newest first', async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    await creditMoney(store, 2n, '1000')
    const begin = clock.now()
    const first = await placeOrder(store, clock, { stake: '10' })
    clock.advance(MINUTE)
    await settleAt(store, first, '190')
    const second = await placeOrder(store, clock, {
      stake: '20',
      productId: 2,
      market: quickMarketAt(clock.now(), { option: { ...MINUTE_OPTION, id: 20 } }),
    })
    await placeOrder(store, clock, { userId: 2n })
    const list = async (filter: object) => {
      const { rows, total } = await listQuickOrders(store, {
        userId: 1n,
        pageNum: 1,
        pageSize: 10,
        ...filter,
      })
      expect(total).toBe(rows.length)
      return rows.map(row => row.id)
    }
    expect(await list({})).toEqual([second.id, first.id])
    expect(await list({ status: 'open' })).toEqual([second.id])
    expect(await list({ status: 'ended' })).toEqual([first.id])
    expect(await list({ status: 'won' })).toEqual([first.id])
    expect(await list({ status: 'lost' })).toEqual([])
    expect(await list({ productId: 2 })).toEqual([second.id])
    expect(await list({ startTime: begin + 1 })).toEqual([second.id])
    expect(await list({ endTime: begin + MINUTE })).toEqual([first.id])
    const paged = await listQuickOrders(store, { userId: 1n, pageNum: 2, pageSize: 1 })
    expect(paged).toMatchObject({ rows: [{ id: first.id }], total: 2 })
  })
})
