import { describe, expect, it } from 'vitest'
import { TEST_DATABASE_URL } from '../support/databases/databases.ts'
import { printHistory } from './history.ts'
import { simulate } from './simulate.ts'

/** Seeds and events per engine: 240,000 events in all; more by `npm run simulate`. */
const RUNS = [
  { engine: 'sqlite', seeds: 4, events: 50_000 },
  { engine: 'postgres', seeds: 2, events: 20_000 },
] as const
const SHRINK_FOR = 120_000
const TIMEOUT = 3 * 3_600_000

describe('long simulation', () => {
  for (const { engine, seeds, events } of RUNS) {
    for (let seed = 1; seed <= seeds; seed++) {
      it.runIf(engine === 'sqlite' || TEST_DATABASE_URL)(
        `breaks no invariant in ${events} events of seed ${seed} on ${engine}`,
        async () => {
          const options = { seed, events, engine, databaseUrl: TEST_DATABASE_URL, shrinkFor: SHRINK_FOR }
          const { found } = await simulate(options)
          expect(found ? `${found.message}\n${printHistory(found.shortest)}` : '').toBe('')
        },
        TIMEOUT,
      )
    }
  }
})
