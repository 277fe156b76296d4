import { describe, expect, it } from 'vitest'
import { measureWorld } from '#tests/bench/hostile/run.ts'
import { LIMITS, faultsOf, tableOf } from '#tests/bench/hostile/verdict.ts'
import { createWorld } from '#tests/bench/hostile/world.ts'
import { TEST_DATABASE_URL } from '#tests/support/databases/databases.ts'

/** Those that cost the server most, and bodies that do not end; all operations are measured by `npm run bench -- hostile-neighbour`. */
const OPERATIONS = [
  'listLedgerEntries',
  'listExportParts',
  'exportPart',
  'listSpotOrders',
  'uploadFile',
  'sendServiceMessage',
]
const ENTRIES = 100_000
/** Far beyond those of the bench, for slow and busy machines: what a customer waits without fair shares is seconds. */
const GENEROUS = { ...LIMITS, ratio: 10, floor: 500 }
const TIMEOUT = 900_000

describe('a hostile account', () => {
  for (const engine of ['sqlite', 'postgres'] as const) {
    it.runIf(engine === 'sqlite' || TEST_DATABASE_URL)(
      `makes nobody else wait, refuses them nothing and takes no memory (${engine})`,
      async () => {
        const world = await createWorld(engine, { entries: ENTRIES, databaseUrl: TEST_DATABASE_URL })
        try {
          const options = {
            seconds: 4,
            operations: OPERATIONS,
            isLimited: true,
            addresses: 1,
            limits: GENEROUS,
          }
          const measurements = await measureWorld(world, options)
          const noticed = measurements.filter(each => faultsOf(each, GENEROUS).length > 0)
          expect(
            noticed.flatMap(each => faultsOf(each, GENEROUS)),
            tableOf(noticed),
          ).toEqual([])
        } finally {
          await world.remove()
        }
      },
      TIMEOUT,
    )
  }
})
