/** One account asks for more than its share: it is told so, and nobody else waits for it. */
import { expect, vi } from 'vitest'
import { createBackEnd, type Person } from '#tests/support/back-end.ts'
import { createTestClock, itOnEveryEngine } from '#tests/support/databases/databases.ts'

const LIST = { query: { pageNum: 1, pageSize: 10 } }

/** More work for the database than the rest of the test. */
const SLOW = {
  sqlite: `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 20000000) SELECT count(*) AS count FROM n`,
  postgres: 'SELECT pg_sleep(5) IS NULL AS slept',
}

async function turnOf({ services, token }: Person): Promise<string> {
  const session = await services.sessions.find(token)
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
    const turn = await turnOf(hostile)
    let isBusy = true
    const slow = store.query(SLOW[store.engine], [], turn).finally(() => (isBusy = false))
    // Some of them wait for longer than they may.
    const waiting = Promise.allSettled(
      Array.from({ length: 200 }, () => store.query('SELECT 1 AS one', [], turn)),
    )

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
    await waiting
    await hostile.get('listLedgerEntries', LIST)
    await store.close()
  },
)

itOnEveryEngine('account exports one thing at a time, and others meanwhile', async database => {
  const clock = createTestClock()
  const store = await database.open({ clock, readThreads: 2 })
  const { signUp } = createBackEnd(store, clock)
  const [hostile, other] = [await signUp(), await signUp()]
  // From then on their sessions are known, so that all calls arrive at once.
  await Promise.all([hostile.get('listExportParts'), other.get('listExportParts')])
  const turn = await turnOf(hostile)
  const refusals = Promise.withResolvers<void>()
  const query = store.query.bind(store)
  vi.spyOn(store, 'query').mockImplementation(async (text, params, caller) => {
    // The hostile account's first export lasts until all that may not wait were refused.
    if (caller === turn) await refusals.promise
    return query(text, params, caller)
  })
  const codes: number[] = []
  const calls = Array.from({ length: 20 }, async () => {
    codes.push((await hostile.call('listExportParts')).code)
    if (codes.length === 15) refusals.resolve()
  })
  expect((await other.call('listExportParts')).code).toBe(200)
  await Promise.all(calls)
  // One under way, and four that wait.
  expect(codes).toEqual([...Array.from({ length: 15 }, () => 429), ...Array.from({ length: 5 }, () => 200)])
  await store.close()
})
