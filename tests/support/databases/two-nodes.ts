/** Two nodes of one PostgreSQL database in this process, each with a store and a back end of its own, on one clock. */
import { createBackEnd, type BackEnd } from '../back-end.ts'
import { createTestClock, engines, itOnEveryEngine, type TestClock, type TestDatabase } from './databases.ts'

interface TwoNodes {
  readonly one: BackEnd
  readonly other: BackEnd
  readonly clock: TestClock
  readonly database: TestDatabase
}

/** A test with two nodes; skipped where there is no PostgreSQL. */
export function itWithTwoNodes(
  title: string,
  test: (nodes: TwoNodes) => Promise<void>,
  environment: Record<string, string> = {},
) {
  itOnEveryEngine(
    title,
    async database => {
      const clock = createTestClock()
      const stores = await Promise.all([1, 2].map(nodeId => database.open({ clock, nodeId })))
      const [one, other] = stores.map(store => createBackEnd(store, clock, environment))
      try {
        await test({ one: one!, other: other!, clock, database })
      } finally {
        await Promise.all(stores.map(store => store.close()))
      }
    },
    60_000,
    engines.filter(({ name }) => name === 'PostgreSQL'),
  )
}
