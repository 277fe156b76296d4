import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { listBibiOrders, findOpenBibiOrder } from '#server/features/bibi/order.ts'
import { previewBibiOrder } from '#server/features/bibi/preview.ts'
import { listHoldings } from '#server/features/wallet/holdings.ts'
import { compare, subtract } from '#src/lib/money/money.ts'
import { SELL } from '#src/lib/trading/spot-math.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { balancesOf } from '../customer.ts'
import { BTC, ETH, cancel, fillAt, giveCoins, pairAt, placeOrder } from './customer.ts'

const PAGE = { userId: 1n, pageNum: 1, pageSize: 10 }

itWithStore(
  'coin-to-coin buy fills at once: the receipt equals the preview, and the fee is in the received coin [R1.2]',
  async (store, clock) => {
    await giveCoins(store, 1n, BTC, '1', '40000')
    const request = { exchangeType: 1, orderType: 'market', quantity: '2' } as const
    const {
      price,
      problem,
      worstPrice: _,
      worstPaid,
      worstReceived,
      ...figures
    } = previewBibiOrder(request, pairAt(), '1')
    expect(problem).toBeNull()
    expect([worstPaid, worstReceived]).toEqual(['0.1005', '1.998'])
    expect(await placeOrder(store, request)).toEqual({
      ...figures,
      reason: null,
      id: expect.stringMatching(/^[1-9]\d+$/),
      baseProductId: 202,
      quoteProductId: 201,
      exchangeType: 1,
      orderType: 'market',
      status: 'filled',
      limitPrice: null,
      fillPrice: price,
      basePrice: '2000',
      quotePrice: '40000',
      profit: '0',
      createdAt: clock.now(),
      closedAt: clock.now(),
    })
    expect(figures).toMatchObject({
      cost: '0.1',
      paid: '0.1',
      fee: '0.002',
      received: '1.998',
      value: '4000',
    })
    expect(await balancesOf(store)).toMatchObject({ 'P:201': '0.9 + 0', 'P:202': '1.998 + 0' })
    expect(await readHouseBalance(store, 'fees', 'P:202')).toBe('0.002')
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('coin-to-coin sell deducts its fee from the received coin', async store => {
  await giveCoins(store, 1n, ETH, '3', '2000')
  const order = await placeOrder(store, { exchangeType: SELL, quantity: '2' })
  expect(order).toMatchObject({ paid: '2', cost: '0.1', fee: '0.0001', received: '0.0999', value: '4000' })
  expect(await balancesOf(store)).toMatchObject({ 'P:201': '0.0999 + 0', 'P:202': '1 + 0' })
  expect(await readHouseBalance(store, 'fees', 'P:201')).toBe('0.0001')
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('coin-to-coin order by amount never pays more than the amount', async store => {
  await giveCoins(store, 1n, BTC, '1', '40000')
  const order = await placeOrder(store, { amount: '0.1', market: pairAt('2100') })
  expect(order).toMatchObject({ fillPrice: '0.0525', quantity: '1.9047619', paid: '0.1' })
  const all = await placeOrder(store, { amount: '0.9', market: pairAt('2999') })
  expect(all.paid).toBe('0.9')
  expect(await balancesOf(store)).toMatchObject({ 'P:201': '0 + 0' })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore('coin-to-coin sale by amount never brings less than the amount (U27)', async store => {
  await giveCoins(store, 1n, ETH, '3', '2000')
  // Confirmed at 0.05; the price has fallen by less than the published slippage.
  const order = await placeOrder(store, {
    exchangeType: SELL,
    amount: '0.1',
    market: pairAt('1995'),
    previewPrice: '0.05',
  })
  expect(order).toMatchObject({ status: 'filled', fillPrice: '0.049875' })
  expect(compare(order.received, '0.1')).not.toBe(-1)
  expect(compare(subtract(order.received, '0.1'), '0.0000001')).toBe(-1)
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore(
  'coin-to-coin fill counts as a sale of the paid coin and a purchase of the received one at their USDT prices',
  async store => {
    await giveCoins(store, 1n, BTC, '1', '40000')
    // Bitcoin has risen by half since: a quarter of it is sold for 15,000 that had cost 10,000.
    const order = await placeOrder(store, { amount: '0.25', market: pairAt('3000', '60000', '0') })
    expect(order).toMatchObject({ quantity: '5', value: '15000', profit: '5000' })
    const holdings = await listHoldings(store, 1n)
    expect(holdings).toMatchObject([
      { productId: 201, quantity: '0.75', cost: '30000', averageCost: '40000' },
      { productId: 202, quantity: '5', cost: '15000', averageCost: '3000' },
    ])
  },
)

itWithStore('coin-to-coin fee is part of the cost basis of the received coin', async store => {
  await giveCoins(store, 1n, BTC, '1', '40000')
  await placeOrder(store, { quantity: '2', market: pairAt('2000', '40000', '0.5') })
  const [, ether] = await listHoldings(store, 1n)
  expect(ether).toMatchObject({ quantity: '1', cost: '4000', averageCost: '4000' })
})

itWithStore('coin-to-coin order beyond the balance is refused with the available amount', async store => {
  await giveCoins(store, 1n, BTC, '0.05', '40000')
  await expect(placeOrder(store, { quantity: '2' })).rejects.toMatchObject({
    code: 'insufficient_balance',
    params: { field: 'quantity', available: '0.05', currency: 'BTC' },
  })
  await expect(placeOrder(store, { exchangeType: SELL, quantity: '1' })).rejects.toMatchObject({
    code: 'insufficient_balance',
    params: { field: 'quantity', available: '0', currency: 'ETH' },
  })
  expect((await listBibiOrders(store, PAGE)).total).toBe(0)
})

itWithStore(
  'coin-to-coin market order is refused when the pair moved too far since the preview',
  async store => {
    await giveCoins(store, 1n, BTC, '1', '40000')
    const order = { quantity: '1', previewPrice: '0.05' }
    await expect(placeOrder(store, { ...order, market: pairAt('2012') })).rejects.toMatchObject({
      code: 'price_moved',
      params: { price: '0.050300' },
    })
    expect((await placeOrder(store, { ...order, market: pairAt('2010') })).fillPrice).toBe('0.05025')
    const strict = { ...pairAt('2000.1'), mayPriceChange: false }
    await expect(placeOrder(store, { ...order, market: strict })).rejects.toMatchObject({
      code: 'price_moved',
    })
  },
)

itWithStore(
  'coin-to-coin limit order holds its cost and releases what a better price saved',
  async (store, clock) => {
    await giveCoins(store, 1n, BTC, '1', '40000')
    const open = await placeOrder(store, { orderType: 'limit', quantity: '4', limitPrice: '0.045' })
    expect(open).toMatchObject({ status: 'open', paid: '0.18', fillPrice: null, value: null, profit: null })
    expect(await balancesOf(store)).toMatchObject({ 'P:201': '0.82 + 0.18' })
    await expect(placeOrder(store, { amount: '0.9' })).rejects.toMatchObject({ code: 'insufficient_balance' })

    clock.advance(60_000)
    await expect(fillAt(store, open.id, clock.now(), '1900', '40000')).rejects.toMatchObject({
      code: 'price_not_reached',
    })
    const filled = await fillAt(store, open.id, clock.now(), '1700', '40000')
    expect(filled).toMatchObject({ status: 'filled', fillPrice: '0.0425', paid: '0.17', limitPrice: '0.045' })
    expect(await balancesOf(store)).toMatchObject({ 'P:201': '0.83 + 0', 'P:202': '3.996 + 0' })
    expect(await fillAt(store, open.id, clock.now(), '1600', '40000')).toEqual(filled)
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore('coin-to-coin cancellation releases the held coins once', async store => {
  await giveCoins(store, 1n, ETH, '3', '2000')
  const open = await placeOrder(store, {
    exchangeType: SELL,
    orderType: 'limit',
    quantity: '2',
    limitPrice: '0.06',
  })
  expect(await balancesOf(store)).toMatchObject({ 'P:202': '1 + 2' })
  await expect(cancel(store, open.id, 2n)).rejects.toMatchObject({ code: 'order_unknown' })
  const key = randomUUID()
  const [first, again] = await Promise.all([cancel(store, open.id, 1n, key), cancel(store, open.id, 1n, key)])
  expect(first).toEqual(again)
  expect(first.status).toBe('cancelled')
  await expect(cancel(store, open.id)).rejects.toMatchObject({ code: 'order_not_open' })
  await expect(fillAt(store, open.id, 1, '3000', '40000')).rejects.toMatchObject({ code: 'order_not_open' })
  expect(await balancesOf(store)).toMatchObject({ 'P:202': '3 + 0' })
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore(
  'coin-to-coin order is either filled or cancelled when both happen at once',
  async (store, clock) => {
    await giveCoins(store, 1n, BTC, '1', '40000')
    for (let round = 0; round < 10; round++) {
      const open = await placeOrder(store, { orderType: 'limit', quantity: '1', limitPrice: '0.05' })
      const race = [
        () => cancel(store, open.id),
        () => fillAt(store, open.id, clock.now(), '1900', '40000'),
        () => fillAt(store, open.id, clock.now(), '1950', '40000'),
      ]
      const turned = [...race.slice(round % 3), ...race.slice(0, round % 3)]
      const outcomes = await Promise.allSettled(turned.map(act => act()))
      const done = outcomes.flatMap(one => (one.status === 'fulfilled' ? [one.value.status] : []))
      expect(new Set(done).size).toBe(1)
      expect(await verifyLedger(store)).toEqual([])
    }
  },
)

itWithStore('twenty simultaneous coin-to-coin requests with one key place one order', async store => {
  await giveCoins(store, 1n, BTC, '1', '40000')
  const idempotencyKey = randomUUID()
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      placeOrder(store, {
        idempotencyKey,
        quantity: '1',
        previewPrice: '0.05',
        market: pairAt(`200${index % 5}`),
      }),
    ),
  )
  expect(new Set(orders.map(order => JSON.stringify(order))).size).toBe(1)
  expect((await listBibiOrders(store, PAGE)).total).toBe(1)
  const other = placeOrder(store, { idempotencyKey, quantity: '2', previewPrice: '0.05' })
  await expect(other).rejects.toMatchObject({ code: 'idempotency_mismatch' })
})

itWithStore(
  'coin-to-coin orders are listed by status, pair, side and time, newest first, page by page',
  async (store, clock) => {
    await giveCoins(store, 1n, BTC, '1', '40000')
    const bought = await placeOrder(store, { quantity: '1' })
    clock.advance(1000)
    const since = clock.now()
    const sold = await placeOrder(store, { exchangeType: SELL, quantity: '0.5' })
    const open = await placeOrder(store, { orderType: 'limit', quantity: '1', limitPrice: '0.01' })
    await cancel(
      store,
      (await placeOrder(store, { orderType: 'limit', quantity: '1', limitPrice: '0.02' })).id,
    )
    const found = async (filter: object) => {
      const { rows, total } = await listBibiOrders(store, { ...PAGE, ...filter })
      expect(total).toBeGreaterThanOrEqual(rows.length)
      return rows.map(order => order.id)
    }
    expect(await found({})).toHaveLength(4)
    expect(await found({ status: 'open' })).toEqual([open.id])
    expect(await found({ status: 'filled' })).toEqual([sold.id, bought.id])
    expect(await found({ status: 'ended' })).toHaveLength(3)
    expect(await found({ side: 2 })).toEqual([sold.id])
    expect(await found({ endTime: since })).toEqual([bought.id])
    expect(await found({ startTime: since, status: 'filled' })).toEqual([sold.id])
    expect(await found({ pair: { baseId: 202n, quoteId: 201n } })).toHaveLength(4)
    expect(await found({ pair: { baseId: 203n, quoteId: 201n } })).toEqual([])
    expect(await found({ pageNum: 2, pageSize: 3 })).toEqual([bought.id])
    expect(await findOpenBibiOrder(store, BigInt(open.id))).toMatchObject({ limitPrice: '0.01' })
  },
)
