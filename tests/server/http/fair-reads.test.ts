/** One account asks for more than its share: it is told so, and nobody else waits for it. */
import { expect } from 'vitest'
import type { Store } from '#server/kernel/store.ts'
import { createBackEnd, type Person } from '#tests/support/back-end.ts'
import { createTestClock, itOnEveryEngine } from '#tests/support/databases/databases.ts'

const LIST = { query: { pageNum: 1, pageSize: 10 } }

/** Some seconds of work for the database, of which one is enough for this test. */
const SLOW = {
  sqlite: `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 8000000) SELECT count(*) AS count FROM n`,
  postgres: 'SELECT pg_sleep(5) IS NULL AS slept',
}

async function accountOf(store: Store, person: Person): Promise<string> {
  const session = await person.services.sessions.find(person.token)
  expect(store.engine).toBe(person.services.store.engine)
  return `account ${session!.userId}`
}

itOnEveryEngine(
  'account with more reads than its share gets 429, and others are served meanwhile',
  async database => {
    const clock = createTestClock()
    const store = await database.open({ clock, readThreads: 2 })
    const { signUp, guest } = createBackEnd(store, clock, { RATE_LIMITS: 'on' })
    const hostile = await signUp()
    const other = await signUp()
    const turn = await accountOf(store, hostile)
    let isBusy = true
    const slow = store.query(SLOW[store.engine], [], turn).finally(() => (isBusy = false))
    const waiting = Array.from({ length: 200 }, () => store.query('SELECT 1 AS one', [], turn))

    expect(await hostile.call('listLedgerEntries', LIST)).toEqual({
      code: 429,
      msg: 'hint_too_many_requests',
      params: { seconds: '1' },
    })
    expect((await hostile.call('listExportParts')).code).toBe(429)
    await other.get('listLedgerEntries', LIST)
    await other.get('listExportParts')
    await guest.get('listNotices', LIST)
    await signUp()
    expect(isBusy).toBe(true)

    await slow
    await Promise.all(waiting)
    await hostile.get('listLedgerEntries', LIST)
    await store.close()
  },
)

itOnEveryEngine('account exports one thing at a time, and others meanwhile', async database => {
  const clock = createTestClock()
  const store = await database.open({ clock, readThreads: 2 })
  const { signUp } = createBackEnd(store, clock)
  const [hostile, other] = [await signUp(), await signUp()]
  const codes = Promise.all(
    Array.from({ length: 20 }, async () => (await hostile.call('listExportParts')).code),
  )
  expect((await other.call('listExportParts')).code).toBe(200)
  // One under way, and four that wait.
  const answered = await codes
  expect(answered.filter(code => code === 200)).toHaveLength(5)
  expect(answered.filter(code => code === 429)).toHaveLength(15)
  await store.close()
})
