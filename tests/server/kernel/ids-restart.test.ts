import {
  array,
  assert as check,
  asyncProperty,
  integer,
  record,
  tuple,
} from '#tests/support/seeded-fast-check.ts'
import { expect } from 'vitest'
import type { Migration } from '#server/kernel/migrations.ts'
import { finish, type Context, type Steps, type Store } from '#server/kernel/store.ts'
import { createTestClock, itOnEmptyDatabases, runStatements } from '#tests/support/databases/databases.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const migrations: Migration[] = [
  {
    version: 1,
    name: 'orders and notes',
    statements: [
      'CREATE TABLE orders(id BIGINT PRIMARY KEY, price BIGINT NOT NULL)',
      'CREATE TABLE notes(id BIGINT PRIMARY KEY)',
      'CREATE TABLE unrelated(id BIGINT NOT NULL, name TEXT PRIMARY KEY)',
    ],
  },
]
const TABLES = ['orders(id, price)', 'notes(id)']

function* create(context: Context, table: number): Steps<bigint> {
  const id = context.id()
  const columns = TABLES[table]!
  return yield* finish(id, [`INSERT INTO ${columns} VALUES ($1${table === 0 ? ', 1' : ''})`, [id]])
}

itOnEmptyDatabases(
  'ids ascend across restarts, whatever the clock does and whichever node starts (M18)',
  async database => {
    const stores: Store[] = []
    const lives = array(
      record({
        jump: integer({ min: -400 * DAY, max: 30 * DAY }),
        nodeId: integer({ min: 0, max: 2 }),
        rows: array(tuple(integer({ min: 0, max: 1 }), integer({ min: -DAY, max: 1_000 })), { maxLength: 6 }),
      }),
      { minLength: 2, maxLength: 4 },
    )
    const clock = createTestClock(Date.UTC(2030, 0, 1))
    let largest = 0n
    await check(
      asyncProperty(lives, async given => {
        for (const { jump, nodeId, rows } of given) {
          clock.advance(jump)
          const store = await database.open({ migrations, clock, nodeId })
          stores.push(store)
          for (const [table, step] of rows) {
            clock.advance(step)
            const id = await store.execute(create, table)
            expect(id).toBeGreaterThan(largest)
            largest = id
          }
          await store.close()
        }
      }),
      { seed: 14, numRuns: 12 },
    )
    expect(stores.length).toBeGreaterThan(20)
  },
)

itOnEmptyDatabases(
  'ids start above the largest id of the tables that only this generator fills (M18)',
  async database => {
    const before = await database.open({ migrations })
    await runStatements(before, [
      "INSERT INTO unrelated(id, name) VALUES (9000000000000000000, 'a number of somebody else')",
    ])
    const first = await before.execute(create, 0)
    await before.close()
    const after = await database.open({ migrations })
    const second = await after.execute(create, 1)
    expect(second).toBeGreaterThan(first)
    expect(second - first).toBeLessThan(1n << 40n)
    await after.close()
  },
)
