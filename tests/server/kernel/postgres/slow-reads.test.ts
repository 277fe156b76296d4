import { expect, it } from 'vitest'
import { openPostgres } from '#server/kernel/postgres/store.ts'
import { QueueFullError } from '#server/kernel/queue-full.ts'
import { StoreUnavailableError } from '#server/kernel/store-unavailable.ts'
import { createTestClock, engines } from '#tests/support/databases/databases.ts'

const POSTGRES = engines.find(({ name }) => name === 'PostgreSQL')
const SLOW = 'SELECT pg_sleep(5) IS NULL AS slept'

it.skipIf(!POSTGRES)(
  'a read that takes too long is refused to its caller, and is no failure of the database',
  async () => {
    const database = await POSTGRES!.create(true)
    const store = await openPostgres({
      url: database.settings.databaseUrl!,
      migrations: [],
      clock: createTestClock(),
      timeouts: { statement: 200 },
    })
    await expect(store.query(SLOW, [], 'account 1')).rejects.toThrow(QueueFullError)
    await expect(store.query(SLOW)).rejects.toThrow(StoreUnavailableError)
    await store.close()
    await database.remove()
  },
)
