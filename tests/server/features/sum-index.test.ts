import { expect } from 'vitest'
import { EXPORT_TABLES } from '#server/features/security/account-export.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'

/** What commands count or add up of an account, with the index that has all of it and nothing that has ended. */
const SUMS: readonly (readonly [text: string, index: string])[] = [
  [
    "SELECT sum(amount) AS sum FROM earning_orders WHERE user_id = 1 AND product_id = 1 AND status = 'running'",
    'earning_orders_running',
  ],
  [
    "SELECT count(*) AS sum FROM loans WHERE user_id = 1 AND status NOT IN ('refused', 'withdrawn', 'repaid')",
    'loans_open',
  ],
  ['SELECT sum(stake) AS sum FROM quick_orders WHERE user_id = 1 AND created_at >= 1', 'quick_orders_day'],
]

itWithStore('sums of an account are read from an index without what has ended', async store => {
  if (store.engine !== 'sqlite') return
  for (const [text, index] of SUMS) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    const [step] = await store.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`)
    expect(step!.detail).toMatch(new RegExp(`USING (COVERING )?INDEX ${index} `))
  }
})

itWithStore('the export of an account reads the rows of no other one', async store => {
  if (store.engine !== 'sqlite') return
  const scanned: string[] = []
  for (const { table, where } of EXPORT_TABLES) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    const plan = await store.query<{ detail: string }>(
      `EXPLAIN QUERY PLAN SELECT count(*) FROM ${table} WHERE ${where}`,
      [1n],
    )
    if (plan.some(({ detail }) => detail.startsWith('SCAN '))) scanned.push(table)
  }
  expect(EXPORT_TABLES.length).toBeGreaterThan(50)
  expect(scanned).toEqual([])
})
