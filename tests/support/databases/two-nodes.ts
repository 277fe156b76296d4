/** Two nodes of one PostgreSQL database in this process, each with a store and a back end of its own, on one clock. */
import { createBackEnd, type BackEnd } from '../back-end.ts'
import { createTestClock, engines, itOnEveryEngine, type OpenOptions, type TestClock } from './databases.ts'

interface TwoNodes {
  readonly one: BackEnd
  readonly other: BackEnd
  readonly clock: TestClock
}

/** A test with two nodes; skipped where there is no PostgreSQL. */
export function itWithTwoNodes(
  title: string,
  test: (nodes: TwoNodes) => Promise<void>,
  {
    environment = {},
    openOptions = {},
  }: {
    readonly environment?: Record<string, string>
    /** How each opens the database. */
    readonly openOptions?: OpenOptions
  } = {},
) {
  itOnEveryEngine(
    title,
    async database => {
      const clock = createTestClock()
      const stores = await Promise.all([1, 2].map(nodeId => database.open({ ...openOptions, clock, nodeId })))
      const [one, other] = stores.map(store => createBackEnd(store, clock, environment))
      try {
        await test({ one: one!, other: other!, clock })
      } finally {
        await Promise.all(stores.map(store => store.close()))
      }
    },
    300_000,
    engines.filter(({ name }) => name === 'PostgreSQL'),
  )
}
