import { expect } from 'vitest'
import { callerStore } from '#server/auth/caller.ts'
import { endOtherSessions } from '#server/auth/end-sessions.ts'
import { closeAccount } from '#server/features/security/close-account.ts'
import type { Statement, Store } from '#server/kernel/store.ts'
import { itOnEveryEngine, runStatements } from '#tests/support/databases/databases.ts'
import { holdLock, onPostgres, waitForLockWaits } from '#tests/support/databases/lock-waits.ts'

const ACCOUNT: Statement = [
  `INSERT INTO users(id, account, nick_name, account_type, invite_code, password_hash, created_at)
    VALUES (1, 'ana@example.com', 'ana', 0, 'NOBODYS1', 'none', 1)`,
]
const sessionOf = (tokenHash: string): Statement => [
  'INSERT INTO sessions(token_hash, user_id, created_at, expires_at) VALUES ($1, 1, 1, 9999999999999)',
  [tokenHash],
]

const others = { userId: 1n, token: undefined }
const endings: readonly [title: string, end: (store: Store) => Promise<unknown>][] = [
  ['ending all other sessions', store => store.execute(endOtherSessions, others)],
  ['closing the account', store => store.execute(closeAccount, { userId: 1n })],
]

for (const [title, end] of endings) {
  itOnEveryEngine(
    `${title} and ending all other sessions from another do not deadlock over one that is opened meanwhile (M15)`,
    async database => {
      const store = await database.open()
      await runStatements(store, ACCOUNT, ...['m', 'n'].map(hash => sessionOf(hash)))
      // A running command of one session keeps the first of the two waiting.
      const running = await holdLock(database, `SELECT 1 FROM sessions WHERE token_hash = 'n' FOR SHARE`)
      const storeOf = (tokenHash: string) => callerStore(store, { userId: 1n, tokenHash })
      // Collected at once, as either may be refused before the next line is reached.
      const first = Promise.allSettled([end(storeOf('m'))])
      await waitForLockWaits(store, 1)
      // Sorts before both: the second locks it before it waits for the first.
      await runStatements(store, sessionOf('a'))
      const second = Promise.allSettled([storeOf('n').execute(endOtherSessions, others)])
      await waitForLockWaits(store, 2)
      await running.rollBack()
      const ended = [...(await first), ...(await second)]
      expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true)
      expect(await store.query('SELECT token_hash FROM sessions')).toEqual([])
      await store.close()
    },
    undefined,
    onPostgres,
  )
}
