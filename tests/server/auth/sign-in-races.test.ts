import { expect } from 'vitest'
import { PASSWORD, createBackEnd } from '#tests/support/back-end.ts'
import type { Statement } from '#server/kernel/store.ts'
import { createTestClock, itOnEveryEngine, runStatements } from '#tests/support/databases/databases.ts'
import { holdLock, onPostgres, waitForLockWaits } from '#tests/support/databases/lock-waits.ts'

const account = 'ana@example.com'

/** Makes every insert into the counts wait, once it is done, for an advisory lock. */
const PAUSE_AFTER_INSERT: readonly Statement[] = [
  [
    `CREATE FUNCTION pause() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END'`,
  ],
  ['CREATE TRIGGER pause AFTER INSERT ON failed_sign_ins FOR EACH STATEMENT EXECUTE FUNCTION pause()'],
]

itOnEveryEngine(
  'a sign-in succeeds while another of the same address clears its count of wrong passwords (M15)',
  async database => {
    const clock = createTestClock()
    const store = await database.open({ clock })
    const backEnd = createBackEnd(store, clock)
    await backEnd.signUp({ account })
    const login = (password: string) => backEnd.guest.call('login', { body: { account, password } })
    expect(await login('wrong1234')).toMatchObject({ code: 422 })
    await runStatements(store, ...PAUSE_AFTER_INSERT)
    const pause = await holdLock(database, 'SELECT pg_advisory_lock(1)')
    const second = login(PASSWORD)
    await waitForLockWaits(store, 1)
    const cleared = runStatements(store, [`DELETE FROM failed_sign_ins WHERE account LIKE '${account} %'`])
    await Promise.race([cleared, waitForLockWaits(store, 2)])
    await pause.rollBack()
    expect(await second).toMatchObject({ code: 200 })
    await cleared
    await store.close()
  },
  undefined,
  onPostgres,
)
