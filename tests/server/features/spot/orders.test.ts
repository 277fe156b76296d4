import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { cancelSpotOrder, rejectSpotOrder } from '#server/features/spot/commands.ts'
import { fillSpotOrder } from '#server/features/spot/fill-order.ts'
import { findOpenSpotOrder } from '#server/features/spot/open-order.ts'
import { listSpotOrders } from '#server/features/spot/order.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import { previewSpotOrder } from '#server/features/spot/preview.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { AAPL, creditMoney, marketAt, place, balancesOf, unreached } from '../customer.ts'

const PRODUCT = { productCode: 'AAPL', maxAmount: '1000000' }

itWithStore(
  'spot market order fills at once, and the receipt equals the preview [R1.2]',
  async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const request = { exchangeType: 1, orderType: 'market', quantity: '2' } as const
    const preview = previewSpotOrder(request, marketAt('187.32'), '1000')
    const { price, quantity, cost, feeRate, fee, total } = preview
    expect(await place(store, request)).toEqual({
      quantity,
      cost,
      feeRate,
      fee,
      total,
      id: expect.stringMatching(/^[1-9]\d+$/),
      productId: 1,
      exchangeType: 1,
      orderType: 'market',
      status: 'filled',
      limitPrice: null,
      fillPrice: price,
      reason: null,
      createdAt: clock.now(),
      closedAt: clock.now(),
    })
    expect(await balancesOf(store)).toEqual({ USDT: '624.98536 + 0', 'P:1': '2 + 0' })
    expect(await readHouseBalance(store, 'fees', 'USDT')).toBe('0.37464')
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'spot order by amount spends that amount, and never more, also of all that there is and at a worse price than confirmed',
  async store => {
    await creditMoney(store, 1n, '100')
    const order = await place(store, { amount: '100', previewPrice: '187.32', market: marketAt('187.99') })
    expect(Number(order.total)).toBeLessThanOrEqual(100)
    expect(Number(order.total)).toBeGreaterThan(99.99999)
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('spot sale by amount never brings less than the amount (U27)', async store => {
  await creditMoney(store, 1n, '1000')
  await place(store, { quantity: '2' })
  const order = await place(store, {
    exchangeType: SELL,
    amount: '100',
    previewPrice: '187.32',
    market: marketAt('187'),
  })
  expect(Number(order.total)).toBeGreaterThanOrEqual(100)
  expect(Number(order.total)).toBeLessThan(100.00001)
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('spot sale credits the proceeds less the fee', async store => {
  await creditMoney(store, 1n, '1000')
  await place(store, { quantity: '2' })
  const order = await place(store, { exchangeType: SELL, quantity: '0.5', market: marketAt('200') })
  expect(order).toMatchObject({ cost: '100', fee: '0.1', total: '99.9' })
  expect(await balancesOf(store)).toEqual({ USDT: '724.88536 + 0', 'P:1': '1.5 + 0' })
})

itWithStore('spot order beyond the balance is refused and holds nothing', async store => {
  await creditMoney(store, 1n, '100')
  await expect(place(store, { quantity: '1' })).rejects.toMatchObject({
    code: 'insufficient_balance',
    params: { field: 'quantity', available: '100', currency: 'USDT' },
  })
  await expect(place(store, { exchangeType: SELL, quantity: '1' })).rejects.toMatchObject({
    code: 'insufficient_balance',
  })
  expect((await listSpotOrders(store, { userId: 1n, pageNum: 1, pageSize: 10 })).total).toBe(0)
  expect(await balancesOf(store)).toEqual({ USDT: '100 + 0' })
})

itWithStore('spot market order is refused when the price moved too far since the preview', async store => {
  await creditMoney(store, 1n, '1000')
  const moved = place(store, { quantity: '1', previewPrice: '187.32', market: marketAt('189.10') })
  await expect(moved).rejects.toMatchObject({ code: 'price_moved', params: { price: '189.10' } })
  const order = await place(store, { quantity: '1', previewPrice: '187.32', market: marketAt('188') })
  expect(order.fillPrice).toBe('188')
})

itWithStore('twenty simultaneous spot requests with one key place one order', async store => {
  await creditMoney(store, 1n, '1000')
  const idempotencyKey = randomUUID()
  const prices = Array.from({ length: 20 }, (_, index) => marketAt(`187.${10 + index}`))
  const orders = await Promise.all(
    prices.map(market => place(store, { idempotencyKey, quantity: '1', previewPrice: '187.32', market })),
  )
  expect(new Set(orders.map(order => JSON.stringify(order))).size).toBe(1)
  expect((await listSpotOrders(store, { userId: 1n, pageNum: 1, pageSize: 10 })).total).toBe(1)
  expect(await balancesOf(store)).toMatchObject({ 'P:1': '1 + 0' })
  const other = place(store, { idempotencyKey, quantity: '2', previewPrice: '187.32' })
  await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' })
})

itWithStore('simultaneous spot orders spend a balance once', async store => {
  await creditMoney(store, 1n, '1000')
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => place(store, { quantity: '1' })))
  expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(5)
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('spot limit buy holds cost and fee and releases what a better price saved', async store => {
  await creditMoney(store, 1n, '1000')
  const open = await place(store, { orderType: 'limit', quantity: '2', limitPrice: '180' })
  expect(open).toMatchObject({
    status: 'open',
    cost: '360',
    fee: '0.36',
    total: '360.36',
    fillPrice: null,
    closedAt: null,
  })
  expect(await balancesOf(store)).toMatchObject({ USDT: '639.64 + 360.36' })

  const filled = await store.execute(fillSpotOrder, {
    orderId: BigInt(open.id),
    price: '179.5',
    product: PRODUCT,
  })
  expect(filled).toMatchObject({
    status: 'filled',
    fillPrice: '179.5',
    limitPrice: '180',
    total: '359.359',
  })
  expect(await balancesOf(store)).toEqual({ USDT: '640.641 + 0', 'P:1': '2 + 0' })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('spot limit sell holds the quantity', async store => {
  await creditMoney(store, 1n, '1000')
  await place(store, { quantity: '2' })
  const open = await place(store, {
    exchangeType: SELL,
    orderType: 'limit',
    quantity: '1.5',
    limitPrice: '200',
  })
  expect(await balancesOf(store)).toMatchObject({ 'P:1': '0.5 + 1.5' })
  await expect(place(store, { exchangeType: SELL, quantity: '1' })).rejects.toMatchObject({
    code: 'insufficient_balance',
  })
  await store.execute(fillSpotOrder, { orderId: BigInt(open.id), price: '201', product: PRODUCT })
  expect(await balancesOf(store)).toEqual({ USDT: '926.18386 + 0', 'P:1': '0.5 + 0' })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('spot order is filled once, however often the matcher runs', async store => {
  await creditMoney(store, 1n, '1000')
  const open = await place(store, { orderType: 'limit', quantity: '2', limitPrice: '180' })
  const fills = await Promise.all(
    ['180', '179', '178'].map(price =>
      store.execute(fillSpotOrder, { orderId: BigInt(open.id), price, product: PRODUCT }),
    ),
  )
  expect(new Set(fills.map(fill => fill.fillPrice)).size).toBe(1)
  expect(await balancesOf(store)).toMatchObject({ 'P:1': '2 + 0' })
})

itWithStore('spot order is never filled at a price worse than its limit', async store => {
  await creditMoney(store, 1n, '1000')
  const { id } = await place(store, { orderType: 'limit', quantity: '2', limitPrice: '180' })
  const fill = store.execute(fillSpotOrder, { orderId: BigInt(id), price: '180.01', product: PRODUCT })
  await expect(fill).rejects.toMatchObject({ code: 'price_not_reached', params: { price: '180' } })
})

itWithStore('open spot order is cancelled once and releases what it held', async store => {
  await creditMoney(store, 1n, '1000')
  const { id } = await place(store, { orderType: 'limit', quantity: '2', limitPrice: '180' })
  const cancellation = { userId: 1n, idempotencyKey: randomUUID(), ...unreached(id) }
  const cancelled = await store.execute(cancelSpotOrder, cancellation)
  expect(cancelled).toMatchObject({ id, status: 'cancelled', reason: null })
  expect(await store.execute(cancelSpotOrder, cancellation)).toEqual(cancelled)
  expect(await balancesOf(store)).toEqual({ USDT: '1000 + 0', 'P:1': '0 + 0' })
  const again = store.execute(cancelSpotOrder, { ...cancellation, idempotencyKey: randomUUID() })
  await expect(again).rejects.toMatchObject({ code: 'order_not_open' })
  await expect(
    store.execute(fillSpotOrder, { orderId: BigInt(id), price: '1', product: PRODUCT }),
  ).rejects.toMatchObject({
    code: 'order_not_open',
  })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('spot order is either filled or cancelled when both happen at once', async store => {
  await creditMoney(store, 1n, '10000')
  for (let round = 0; round < 5; round++) {
    const { id } = await place(store, { orderType: 'limit', quantity: '1', limitPrice: '180' })
    const orderId = BigInt(id)
    const outcomes = await Promise.allSettled([
      store.execute(fillSpotOrder, { orderId, price: '180', product: PRODUCT }),
      store.execute(cancelSpotOrder, { userId: 1n, idempotencyKey: randomUUID(), ...unreached(id) }),
    ])
    expect(outcomes.map(outcome => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('spot orders of another account are out of reach', async store => {
  await creditMoney(store, 1n, '1000')
  const { id } = await place(store, { orderType: 'limit', quantity: '1', limitPrice: '180' })
  const theft = store.execute(cancelSpotOrder, {
    userId: 2n,
    idempotencyKey: randomUUID(),
    ...unreached(id),
  })
  await expect(theft).rejects.toMatchObject({ code: 'order_unknown' })
  expect((await listSpotOrders(store, { userId: 2n, pageNum: 1, pageSize: 10 })).rows).toEqual([])
})

itWithStore('rejected spot order sends its reason to the customer', async store => {
  await creditMoney(store, 1n, '1000')
  const { id } = await place(store, { orderType: 'limit', quantity: '1', limitPrice: '180' })
  const rejected = await store.execute(rejectSpotOrder, {
    orderId: BigInt(id),
    reason: 'hint_product_suspended',
  })
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'hint_product_suspended' })
  expect(await balancesOf(store)).toMatchObject({ USDT: '1000 + 0' })
})

itWithStore('spot orders are listed newest first, by status, product and page', async (store, clock) => {
  await creditMoney(store, 1n, '10000')
  const ids: string[] = []
  for (let index = 0; index < 5; index++) {
    clock.advance(1)
    const product = { ...AAPL, productId: index < 3 ? 1 : 2 }
    const limit = index % 2 ? ({ orderType: 'limit', limitPrice: '100' } as const) : {}
    ids.unshift(
      (await place(store, { quantity: '1', ...limit, market: { ...marketAt('187.32'), product } })).id,
    )
  }
  const list = async (filter: object) =>
    (await listSpotOrders(store, { userId: 1n, pageNum: 1, pageSize: 10, ...filter })).rows.map(
      order => order.id,
    )
  expect(await list({})).toEqual(ids)
  expect(await list({ pageSize: 2, pageNum: 2 })).toEqual(ids.slice(2, 4))
  expect(await list({ status: 'open' })).toEqual([ids[1], ids[3]])
  expect(await list({ productId: 2 })).toEqual(ids.slice(0, 2))
  expect(await list({ productId: 2, status: 'filled' })).toEqual([ids[0]])
  expect(await listSpotOrders(store, { userId: 1n, status: 'open', pageNum: 1, pageSize: 1 })).toMatchObject({
    total: 2,
  })
  const open = await findOpenSpotOrder(store, BigInt(ids[3]!))
  expect(open).toMatchObject({ product_id: 1n, side: 1n, limit_price: parsePrice('100') })
  expect(await findOpenSpotOrder(store, BigInt(ids[0]!))).toBeUndefined()
})
