/** Races between transactions of PostgreSQL, played in a fixed order. */
import { Client } from 'pg'
import type { Store } from '#server/kernel/store.ts'
import { engines, type TestDatabase } from './databases.ts'

export const onPostgres = engines.filter(({ name }) => name === 'PostgreSQL')

/** Runs a statement in a transaction of its own, which keeps its locks until it is ended. */
export async function holdLock({ settings }: TestDatabase, text: string) {
  const client = new Client({ connectionString: settings.databaseUrl })
  await client.connect()
  await client.query('BEGIN')
  await client.query(text)
  return {
    rollBack: () => client.end(),
    commit: async () => {
      await client.query('COMMIT')
      await client.end()
    },
  }
}

/** Waits until so many connections of this database wait for a lock. */
export async function waitForLockWaits(store: Store, count: number): Promise<void> {
  const text = `SELECT count(*) AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  let waiting = 0
  while (waiting < count) {
    const [row] = await store.query<{ waiting: bigint }>(text)
    waiting = Number(row!.waiting)
  }
}
