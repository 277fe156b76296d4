import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { previewExchange } from '#server/features/exchange/preview.ts'
import { listExchanges } from '#server/features/exchange/exchange.ts'
import { listHoldings } from '#server/features/wallet/holdings.ts'
import { CHECK_NAMES, verifyLedger } from '#server/features/verify-ledger.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { itWithStore, runStatements } from '#tests/support/databases/databases.ts'
import { BTC as BITCOIN, giveCoins } from '../bibi/customer.ts'
import { creditMoney, balancesOf } from '../customer.ts'
import { BTC, EUR, JPY, USDT, exchange, rateAt } from './customer.ts'

const PAGE = { userId: 1n, pageNum: 1, pageSize: 10 }
const NEW_YEAR = Date.UTC(2026, 0, 1)

itWithStore(
  'exchange uses the shown rate: the receipt equals the preview, in one balanced transaction [R2.5]',
  async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    clock.advance(4000)
    const preview = previewExchange('1000', rateAt(), '1000')
    const { minAmount: _, maxAmount: __, spreadCost, problem, ...figures } = preview
    expect([problem, spreadCost]).toEqual([null, '0.92'])
    expect(await exchange(store, { amount: '1000' })).toEqual({
      ...figures,
      id: expect.stringMatching(/^[1-9]\d+$/),
      fromCurrencyId: 3,
      toCurrencyId: 6,
      spreadRate: '0.001',
      feeRate: '0.001',
      fromProductId: null,
      fromPrice: '1',
      toProductId: 406,
      toPrice: '1.08432',
      profit: null,
      rateTime: NEW_YEAR,
      createdAt: NEW_YEAR + 4000,
    })
    expect(figures).toMatchObject({ gross: '921.31', fee: '0.92', received: '920.39', value: '1000' })
    expect(await balancesOf(store)).toEqual({ 'C:6': '920.39 + 0', USDT: '0 + 0' })
    expect(await readHouseBalance(store, 'fees', 'C:6')).toBe('0.92')
    const { rows } = await listLedgerEntries(store, PAGE)
    expect(rows.slice(0, 3)).toMatchObject([
      { type: 'fee', currencyId: 6, amount: '-0.92', balanceAfter: '920.39', referenceType: 'exchange' },
      { type: 'exchangeReceived', currencyId: 6, amount: '921.31', balanceAfter: '921.31' },
      { type: 'exchangePaid', assetName: 'USDT', amount: '-1000', balanceAfter: '0' },
    ])
    expect(new Set(rows.slice(0, 3).map(row => row.transactionId)).size).toBe(1)
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'exchange takes a coin from its holding with a share of its cost, and credits whole yen only',
  async store => {
    await giveCoins(store, 1n, BITCOIN, '0.5', '30000')
    const { received, gross, value, profit } = await exchange(store, {
      amount: '0.2',
      market: rateAt(NEW_YEAR, BTC, JPY),
    })
    // 0.2 coins of 40,000 are worth 8,000 and had cost 6,000; at 149.305 yen, less a thousandth twice, each time cut.
    expect({ received, gross, value, profit }).toEqual({
      received: '1192052',
      gross: '1193245',
      value: '8000',
      profit: '2000',
    })
    expect(await listHoldings(store, 1n)).toMatchObject([{ productId: 201, quantity: '0.3', cost: '9000' }])
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'exchange into a coin creates a holding that can be sold, at the cost that was paid',
  async store => {
    await creditMoney(store, 1n, '4000')
    const { received } = await exchange(store, { amount: '4000', market: rateAt(NEW_YEAR, USDT, BTC) })
    expect(received).toBe('0.0998001')
    expect(await listHoldings(store, 1n)).toMatchObject([
      { productId: 201, available: '0.0998001', cost: '4000' },
    ])
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'exchange is refused for an expired or future rate, and when less than agreed would be received',
  async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const refused = { code: 'rate_expired', params: { seconds: '15' } }
    await expect(exchange(store, { market: rateAt(NEW_YEAR + 1) })).rejects.toMatchObject(refused)
    await expect(exchange(store, { minReceived: '92.05' })).rejects.toMatchObject(refused)
    clock.advance(15_000)
    const idempotencyKey = randomUUID()
    const first = await exchange(store, { idempotencyKey })
    clock.advance(1)
    await expect(exchange(store)).rejects.toMatchObject(refused)
    expect(await balancesOf(store)).toMatchObject({ USDT: '900 + 0' })
    // A repeated request gets its answer, even long after the rate has expired.
    expect(await exchange(store, { idempotencyKey })).toEqual(first)
    await expect(exchange(store, { idempotencyKey, amount: '101' })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    })
    expect((await listExchanges(store, PAGE)).total).toBe(1)
  },
)

itWithStore(
  'exchange at a rate that is better than the present one is honoured up to half of the spread, and refused beyond',
  async store => {
    await creditMoney(store, 1n, '1000')
    await giveCoins(store, 1n, BITCOIN, '1', '40000')
    const coin = (price: string) => ({ ...BTC, price })
    const sellAt = (price: string) =>
      exchange(store, {
        amount: '0.01',
        minReceived: '0',
        market: { ...rateAt(NEW_YEAR, coin(price), USDT), present: { from: BTC, to: USDT } },
      })
    expect(await sellAt('40020')).toMatchObject({ fromPrice: '40020' })
    const refused = { code: 'rate_expired', params: { seconds: '15' } }
    await expect(sellAt('40020.01')).rejects.toMatchObject(refused)
    // A rate that is worse for the customer is the one that was confirmed.
    expect(await sellAt('39000')).toMatchObject({ fromPrice: '39000' })

    const buyBefore = (price: string) =>
      exchange(store, {
        amount: '100',
        minReceived: '0',
        market: { ...rateAt(NEW_YEAR, USDT, BTC), present: { from: USDT, to: coin(price) } },
      })
    expect(await buyBefore('40019.99')).toMatchObject({ toPrice: '40000' })
    await expect(buyBefore('40020.01')).rejects.toMatchObject(refused)
    expect(await buyBefore('39000')).toMatchObject({ toPrice: '40000' })
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStore(
  'exchange beyond balance, off the step or outside the limits is refused at its field',
  async store => {
    await creditMoney(store, 1n, '1000')
    const refusal = (code: string, params: object) => ({ code, params: { field: 'amount', ...params } })
    for (const [amount, expected] of [
      ['1000.000001', refusal('insufficient_balance', { available: '1000', currency: 'USDT' })],
      ['1.0000001', refusal('off_step', { step: '0.000001' })],
      ['0.999999', refusal('below_minimum', { minimum: '1', currency: 'USDT' })],
      ['100000.000001', refusal('above_maximum', { maximum: '100000', currency: 'USDT' })],
      ['0', refusal('invalid_field', {})],
    ] as const) {
      await expect(exchange(store, { amount, minReceived: '0' }), amount).rejects.toMatchObject(expected)
    }
    expect(await exchange(store, { amount: '1000' })).toMatchObject({ amount: '1000' })
  },
)

itWithStore('exchange of the whole balance succeeds once when requested twice', async store => {
  await creditMoney(store, 1n, '1000')
  const both = await Promise.allSettled([1, 2].map(() => exchange(store, { amount: '1000' })))
  expect(both.map(one => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await verifyLedger(store)).toEqual([])
})

itWithStore(
  'exchanges are listed newest first, by currency and time, to their owner only',
  async (store, clock) => {
    await creditMoney(store, 1n, '1000')
    const first = await exchange(store)
    clock.advance(1000)
    const second = await exchange(store, { amount: '50', market: rateAt(clock.now(), EUR, USDT) })
    const ids = async (filter: object) => {
      const { rows, total } = await listExchanges(store, { ...PAGE, ...filter })
      expect(total).toBe(rows.length)
      return rows.map(row => row.id)
    }
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ fromCurrencyId: 3 })).toEqual([first.id])
    expect(await ids({ toCurrencyId: 3 })).toEqual([second.id])
    expect(await ids({ startTime: clock.now() })).toEqual([second.id])
    expect(await ids({ endTime: clock.now() })).toEqual([first.id])
    expect(await ids({ userId: 2n })).toEqual([])
  },
)

itWithStore('verify-ledger reports an exchange whose entries differ from it', async store => {
  await creditMoney(store, 1n, '1000')
  await exchange(store)
  const check = 'exchanges have their entries'
  expect(CHECK_NAMES).toContain(check)
  await runStatements(store, ['UPDATE exchanges SET gross = gross + 10000'])
  expect(await verifyLedger(store)).toMatchObject([{ check, message: expect.stringContaining('C:6') }])
})
