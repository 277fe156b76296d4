import { expect } from 'vitest'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { listBalances, readBalance, readHouseBalance } from '#server/ledger/balances.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { post, type Entry } from '#server/ledger/ledger.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import {
  createTestClock,
  itOnEveryEngine,
  itWithStoreOnEveryEngine,
} from '#tests/support/databases/databases.ts'
import { AAPL_ASSET, creditMoney, place, balancesOf } from '../features/customer.ts'

function* book(context: Context, entries: readonly Entry[]): Steps<void> {
  const wallet = yield* lockWallet(1n, ['USDT'])
  return yield* finish(undefined, ...post(context, wallet, { type: 'adjustment', id: 1n }, entries))
}
const entry = (account: Entry['account'], amount: bigint): Entry => ({
  account,
  asset: 'USDT',
  type: 'adjustment',
  amount,
})

itWithStoreOnEveryEngine('ledger refuses postings that do not balance', async store => {
  await expect(store.execute(book, [entry('available', 5n), entry('bank', -4n)])).rejects.toThrow(
    'add up to 1 and not to zero',
  )
  await expect(store.execute(book, [entry('available', 0n)])).rejects.toThrow('needs entries')
  expect(await balancesOf(store)).toEqual({})
})

itWithStoreOnEveryEngine(
  'ledger refuses postings that would make a balance negative, even in between',
  async store => {
    await expect(store.execute(book, [entry('available', -1n), entry('bank', 1n)])).rejects.toThrow(
      'fall below zero',
    )
    const inBetween = [entry('held', -1n), entry('held', 1n), entry('available', 1n), entry('bank', -1n)]
    await expect(store.execute(book, inBetween)).rejects.toThrow('fall below zero')
  },
)

itWithStoreOnEveryEngine('ledger returns zero for an account without entries', async store => {
  expect(await listBalances(store, 1n)).toEqual([])
  expect(await readBalance(store, 1n, 'USDT')).toEqual({ asset: 'USDT', available: '0', held: '0' })
  expect(await readHouseBalance(store, 'fees', 'USDT')).toBe('0')
  expect(await listLedgerEntries(store, { userId: 1n, pageNum: 1, pageSize: 10 })).toEqual({
    rows: [],
    total: 0,
  })
})

itWithStoreOnEveryEngine(
  'ledger opens the first balances of a person once, however many deposits arrive at the same time',
  async store => {
    await Promise.all(Array.from({ length: 12 }, () => creditMoney(store, 1n, '10')))
    expect(await balancesOf(store)).toEqual({ USDT: '120 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  },
)

itWithStoreOnEveryEngine(
  'ledger lists every change of a balance with the balance after it, newest first',
  async store => {
    await creditMoney(store, 1n, '1000')
    const order = await place(store, { quantity: '2' })
    const { rows, total } = await listLedgerEntries(store, { userId: 1n, pageNum: 1, pageSize: 10 })
    expect(total).toBe(4)
    expect(
      rows.map(row => [
        row.type,
        row.balance,
        row.assetName,
        row.amount,
        row.balanceAfter,
        row.referenceType,
      ]),
    ).toEqual([
      ['spotBuy', 'available', 'AAPL', '2', '2', 'spotOrder'],
      ['fee', 'available', 'USDT', '-0.37464', '624.98536', 'spotOrder'],
      ['spotBuy', 'available', 'USDT', '-374.64', '625.36', 'spotOrder'],
      ['deposit', 'available', 'USDT', '1000', '1000', 'deposit'],
    ])
    expect(rows[0]).toMatchObject({
      id: `${rows[0]!.transactionId}-3`,
      referenceId: order.id,
      time: order.createdAt,
    })
  },
)

itWithStoreOnEveryEngine('ledger pages through entries without losing or repeating one', async store => {
  await creditMoney(store, 1n, '1000')
  await creditMoney(store, 2n, '1000')
  for (let orders = 0; orders < 7; orders++) await place(store, { quantity: '0.1' })
  const all = await listLedgerEntries(store, { userId: 1n, pageNum: 1, pageSize: 500 })
  const pages = await Promise.all(
    [1, 2, 3, 4].map(pageNum => listLedgerEntries(store, { userId: 1n, pageNum, pageSize: 7 })),
  )
  expect(pages.map(page => page.rows.length)).toEqual([7, 7, 7, 1])
  expect(pages.flatMap(page => page.rows)).toEqual(all.rows)
  expect((await listLedgerEntries(store, { userId: 1n, pageNum: 5, pageSize: 7 })).rows).toEqual([])
})

itWithStoreOnEveryEngine('ledger filters entries by type, balance, asset and time', async (store, clock) => {
  await creditMoney(store, 1n, '1000')
  clock.advance(1_000)
  const moment = clock.now()
  await place(store, { quantity: '1' })
  clock.advance(1_000)
  await place(store, { orderType: 'limit', quantity: '1', limitPrice: '100' })
  const count = async (filter: object) =>
    (await listLedgerEntries(store, { userId: 1n, pageNum: 1, pageSize: 50, ...filter })).rows.length
  expect(await count({ type: 'fee' })).toBe(1)
  expect(await count({ type: 'hold' })).toBe(2)
  expect(await count({ balance: 'held' })).toBe(1)
  expect(await count({ asset: AAPL_ASSET })).toBe(1)
  expect(await count({ startTime: moment, endTime: moment + 1 })).toBe(3)
  expect(await count({ startTime: moment, endTime: moment })).toBe(0)
  expect(await count({ type: 'hold', balance: 'held', startTime: moment })).toBe(1)
})

itOnEveryEngine(
  'ledger keeps entries of an account in order although two nodes’ clocks differ',
  async database => {
    const ahead = await database.open({ nodeId: 1, clock: createTestClock(Date.UTC(2026, 0, 1, 0, 5)) })
    const behind = await database.open({ nodeId: 2, clock: createTestClock(Date.UTC(2026, 0, 1)) })
    for (let rounds = 0; rounds < 3; rounds++) {
      await creditMoney(ahead, 1n, '100')
      await creditMoney(behind, 1n, '10')
    }
    const { rows } = await listLedgerEntries(ahead, { userId: 1n, pageNum: 1, pageSize: 10 })
    expect(rows.map(row => row.balanceAfter)).toEqual(['330', '320', '220', '210', '110', '100'])
    expect(await verifyLedger(behind)).toEqual([])
    await ahead.close()
    await behind.close()
  },
)
