import { Client } from 'pg'
import { expect } from 'vitest'
import { callerStore } from '#server/auth/caller.ts'
import { endOtherSessions } from '#server/auth/end-sessions.ts'
import type { Statement, Store } from '#server/kernel/store.ts'
import {
  engines,
  itOnEveryEngine,
  runStatements,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'

const ACCOUNT: Statement = [
  `INSERT INTO users(id, account, nick_name, account_type, invite_code, password_hash, created_at)
    VALUES (1, 'ana@example.com', 'ana', 0, 'NOBODYS1', 'none', 1)`,
]
const sessionOf = (tokenHash: string): Statement => [
  'INSERT INTO sessions(token_hash, user_id, created_at, expires_at) VALUES ($1, 1, 1, 9999999999999)',
  [tokenHash],
]

/** Locks a session as a running command of its caller does. */
async function lockRow({ settings }: TestDatabase, tokenHash: string) {
  const client = new Client({ connectionString: settings.databaseUrl })
  await client.connect()
  await client.query('BEGIN')
  await client.query('SELECT 1 FROM sessions WHERE token_hash = $1 FOR SHARE', [tokenHash])
  return { release: () => client.end() }
}

/** Waits until so many connections of this database wait for a lock. */
async function waitForLockWaits(store: Store, count: number): Promise<void> {
  const text = `SELECT count(*) AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  let waiting = 0
  while (waiting < count) {
    const [row] = await store.query<{ waiting: bigint }>(text)
    waiting = Number(row!.waiting)
  }
}

const onPostgres = engines.filter(({ name }) => name === 'PostgreSQL')

itOnEveryEngine(
  'ending all other sessions from two of them does not deadlock over one that is opened meanwhile (M15)',
  async database => {
    const store = await database.open()
    await runStatements(store, ACCOUNT, ...['m', 'n'].map(hash => sessionOf(hash)))
    // A running command of one session keeps the first of the two waiting.
    const running = await lockRow(database, 'n')
    const endFrom = (tokenHash: string) =>
      callerStore(store, { userId: 1n, tokenHash }).execute(endOtherSessions, {
        userId: 1n,
        token: undefined,
      })
    const first = endFrom('m')
    await waitForLockWaits(store, 1)
    // Sorts before both: the second locks it before it waits for the first.
    await runStatements(store, sessionOf('a'))
    const second = endFrom('n')
    await waitForLockWaits(store, 2)
    await running.release()
    const ended = await Promise.allSettled([first, second])
    expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await store.query('SELECT token_hash FROM sessions')).toEqual([])
    await store.close()
  },
  undefined,
  onPostgres,
)
