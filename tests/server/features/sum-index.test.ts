import { expect } from 'vitest'
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
