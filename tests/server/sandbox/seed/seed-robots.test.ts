import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { createMarket } from '#server/market/market.ts'
import { createRobots } from '#server/sandbox/run-robots.ts'
import { seedRobots } from '#server/sandbox/seed/seed-robots.ts'
import { createSettableClock } from '#server/sandbox/seed/scenario.ts'
import { compare } from '#src/lib/money/money.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { createTestClock, itWithDatabase, runStatements } from '#tests/support/databases/databases.ts'
import { recordDifferences, computeDueRecords } from '#tests/support/features/follow.ts'

const PAGE = { pageNum: 1, pageSize: 500 }
const NOW = Date.UTC(2026, 10, 20, 21, 30)
const COUNT = 'SELECT count(*) AS total FROM contract_orders'

describe('sandbox robots', () => {
  itWithDatabase(
    'have a week of real orders, are marked as robots, and decide once per turn',
    async database => {
      const real = createTestClock(NOW)
      const clock = createSettableClock(real)
      const store = await database.open({ clock })
      try {
        const market = createMarket({ seed: 1, clock: () => clock.now() })
        expect(await seedRobots({ store, market, clock })).toBe(true)
        expect(await seedRobots({ store, market, clock })).toBe(false)
        const backEnd = createBackEnd(store, real)
        await computeDueRecords(backEnd)
        const { rows } = await backEnd.guest.get('listTraders', { query: { ...PAGE, sort: 'drawdown' } })
        expect(rows).toHaveLength(3)
        expect(rows.every(row => row.isRobot && row.record.closedTrades > 0)).toBe(true)
        const falls = rows.map(row => row.record.drawdownRate!)
        expect(falls).toEqual(falls.toSorted(compare))
        for (const { id } of rows) expect(await recordDifferences(backEnd, id)).toEqual([])

        const count = async () => (await store.query<{ total: bigint }>(COUNT))[0]!.total
        const before = await count()
        real.advance(12 * 3_600_000)
        await Promise.all([createRobots({ store, market }).run(), createRobots({ store, market }).run()])
        // Two robots trade contracts.
        expect(await count()).toBe(before + 2n)
        await createRobots({ store, market }).run()
        expect(await count()).toBe(before + 2n)
        // Idempotency rows are pruned after a while, orders are not (N2).
        await runStatements(store, ['DELETE FROM idempotency'])
        await createRobots({ store, market }).run()
        expect(await count()).toBe(before + 2n)
        expect(await seedRobots({ store, market, clock })).toBe(false)
        expect(await verifyLedger(store)).toEqual([])
      } finally {
        await store.close()
      }
    },
  )
})
