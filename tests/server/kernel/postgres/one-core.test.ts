import { expect, it } from 'vitest'
import { finish, read, type Steps } from '#server/kernel/store.ts'
import { openPostgres } from '#server/kernel/postgres/store.ts'
import { createTestClock, engines } from '#tests/support/databases/databases.ts'

const POSTGRES = engines.find(({ name }) => name === 'PostgreSQL')
const WORKERS = "SELECT current_setting('max_parallel_workers_per_gather') AS workers"

it.skipIf(!POSTGRES)(
  'a statement computes on one core, so that a long one leaves the others free',
  async () => {
    const database = await POSTGRES!.create(true)
    const clock = createTestClock()
    const store = await openPostgres({ url: database.settings.databaseUrl!, migrations: [], clock })
    expect(await store.query(WORKERS)).toEqual([{ workers: '0' }])
    const inCommand = function* (): Steps<unknown> {
      return yield* finish(yield* read(WORKERS))
    }
    expect(await store.execute(inCommand, undefined)).toEqual([{ workers: '0' }])
    await store.close()
    await database.remove()
  },
)
