import { expect } from 'vitest'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from '#server/auth/sandbox-account.ts'
import { createMarket } from '#server/market/market.ts'
import { seedDemo } from '#server/sandbox/seed/seed-demo.ts'
import { createSettableClock } from '#server/sandbox/seed/scenario.ts'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { createTestClock, engines, itWithDatabase } from '#tests/support/databases/databases.ts'

/** Lists and figures that need no further parameters. */
const READS = (Object.keys(operations) as OperationId[]).filter(
  id => operations[id].method === 'get' && id !== 'streamQuotes',
)

itWithDatabase(
  'every figure of the demo account keeps the rules of the specification',
  async database => {
    const real = createTestClock(Date.UTC(2026, 10, 20, 21, 30))
    const clock = createSettableClock(real)
    const store = await database.open({ clock })
    const market = createMarket({ seed: 1, clock: () => clock.now() })
    await seedDemo({ store, clock, market, nodeId: 0 })
    const backEnd = createBackEnd(store, real)
    const { data } = await backEnd.guest.get('login', {
      body: { account: DEMO_ACCOUNT, password: DEMO_PASSWORD },
    })
    const demo = backEnd.as(data.token)
    const answered: string[] = []
    for (const id of READS) {
      // A broken rule throws; 422: it needs more parameters, and has tests of its own.
      const { code } = await demo.call(id, { query: { pageNum: 1, pageSize: 500 } })
      const other = code === 422 ? await demo.call(id) : { code }
      expect([200, 422], id).toContain(other.code)
      if (other.code === 200) answered.push(id)
    }
    expect(answered.length).toBeGreaterThan(50)
    await store.close()
  },
  undefined,
  engines.slice(0, 1),
)
