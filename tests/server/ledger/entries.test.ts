import { expect } from 'vitest'
import type { Reader, Row, Statement, Store } from '#server/kernel/store.ts'
import { listLedgerEntries } from '#server/ledger/entries.ts'
import { itWithStoreOnEveryEngine, runStatements } from '#tests/support/databases/databases.ts'

const START = Date.UTC(2026, 0, 1)
const COUNT = 10_000

/** Two accounts with this many entries each, one per second, inserted directly. */
function manyEntries(): Statement[] {
  const numbers = `WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${COUNT * 2})`
  // Like real ids: milliseconds since 2025, shifted by 22 bits.
  const id = `(${START - Date.UTC(2025, 0, 1)} + i * 1000) * 4194304`
  return [
    [
      `${numbers} INSERT INTO transactions(id, reference_type, reference_id, created_at)
      SELECT ${id}, 'adjustment', i, ${START} + i * 1000 FROM numbers`,
    ],
    [
      `${numbers} INSERT INTO postings(transaction_id, leg, owner, asset, kind, type, amount, balance_after)
      SELECT ${id}, 1, 1 + i % 2, 'USDT', 'available', 'deposit', 1, i FROM numbers`,
    ],
    [
      `INSERT INTO accounts(owner, asset, kind, balance, last_transaction_id, entries)
      SELECT owner, asset, kind, count(*), max(transaction_id), count(*) FROM postings GROUP BY owner, asset, kind`,
    ],
    ['ANALYZE'],
  ]
}

/** The query plans of everything that is read meanwhile. */
async function plansOf(store: Store, ask: (reader: Reader) => Promise<unknown>): Promise<string[]> {
  const explain = store.engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
  const plans: string[] = []
  await ask({
    query: async <Columns extends Row>(text: string, params = []) => {
      const steps = await store.query(`${explain} ${text}`, params)
      plans.push(steps.map(step => step['detail'] ?? step['QUERY PLAN']).join('\n'))
      return store.query<Columns>(text, params)
    },
  })
  return plans
}

itWithStoreOnEveryEngine(
  'ledger pages through 10,000 entries by an index, each entry once [R2.5]',
  async store => {
    await runStatements(store, ...manyEntries())
    const page = { userId: 1n, pageNum: 1, pageSize: 500 }
    const read: string[] = []
    for (;;) {
      const before = read.at(-1)
      const { rows, total } = await listLedgerEntries(store, { ...page, before })
      expect(total).toBe(COUNT)
      read.push(...rows.map(row => row.id))
      if (rows.length < page.pageSize) break
    }
    expect(new Set(read).size).toBe(COUNT)
    expect(read).toEqual(read.toSorted((a, b) => (a < b ? 1 : -1)))

    for (const filter of [
      { before: read[7000] },
      { pageNum: 15 },
      { startTime: START + 19_000_000 },
      { before: read[7000], type: 'deposit' as const, asset: 'USDT' },
    ]) {
      const plans = await plansOf(store, reader =>
        listLedgerEntries(reader, { ...page, pageSize: 50, ...filter }),
      )
      const [, rows = ''] = plans
      // PostgreSQL uses one index for an account with half of all entries and the other for small accounts.
      expect(rows, JSON.stringify(filter)).toMatch(/postings_(owner|type|pkey)/)
      // Never a full scan; a sort only of a few days' entries.
      expect(rows, JSON.stringify(filter)).not.toMatch(/SCAN |Seq Scan/)
      if (!filter.startTime) expect(rows, JSON.stringify(filter)).not.toMatch(/TEMP B-TREE|Sort/)
    }
  },
)

itWithStoreOnEveryEngine('ledger filters entries by the requested period', async store => {
  await runStatements(store, ...manyEntries())
  const page = { userId: 1n, pageNum: 1, pageSize: 5 }
  const startTime = START + 100_000
  const { rows, total } = await listLedgerEntries(store, { ...page, startTime, endTime: startTime + 10_000 })
  expect(rows.map(row => row.time)).toEqual(
    [108_000, 106_000, 104_000, 102_000, 100_000].map(time => START + time),
  )
  expect(total).toBe(5)
})

itWithStoreOnEveryEngine(
  'ledger filters by the record that an entry is of, of the same account only [R2.5]',
  async store => {
    await runStatements(store, ...manyEntries())
    const page = { pageNum: 1, pageSize: 10, referenceId: '7' }
    const mine = await listLedgerEntries(store, { ...page, userId: 2n })
    expect(mine.rows.map(({ referenceId }) => referenceId)).toEqual(['7'])
    expect(mine.total).toBe(1)
    expect((await listLedgerEntries(store, { ...page, userId: 1n })).rows).toEqual([])
  },
)
