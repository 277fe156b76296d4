import { expect } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { readConfig } from '#server/config.ts'
import { openConfiguredMarket } from '#server/create-services.ts'
import type { Store } from '#server/kernel/store.ts'
import { TEST_KEY } from '#tests/support/back-end.ts'
import {
  createTestClock,
  itOnEmptyDatabases,
  runStatements,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'

const NOW = Date.UTC(2026, 10, 28, 9, 30, 15)

const open = async (store: Store, serves = true) => {
  const clock = createTestClock(NOW)
  const secretBox = createSecretBox(TEST_KEY)
  return (await openConfiguredMarket(readConfig({}), { store, clock, secretBox, serves })).market
}
const recorded = async (store: Store) =>
  (await store.query('SELECT terms_hash FROM market_versions WHERE version = 2'))[0]?.['terms_hash']

/** A database whose market was made before terms were recorded. */
async function withoutTerms(database: TestDatabase): Promise<Store> {
  const store = await database.open({ clock: createTestClock(NOW) })
  await open(store)
  await runStatements(store, ['UPDATE market_versions SET terms_hash = NULL'])
  return store
}

itOnEmptyDatabases('terms of the market are recorded by the next start of a back end', async database => {
  const store = await withoutTerms(database)
  await open(store, false)
  expect(await recorded(store)).toBeNull()
  const [market] = await Promise.all([open(store), open(store)])
  expect(await recorded(store)).toBe(market.terms.root())
  const [day] = market.publishedDays.list({ pageNum: 1, pageSize: 1 }).rows
  expect(day!.termsHash).toBe(market.terms.root())
  await open(store)
  await store.close()
})

itOnEmptyDatabases(
  'a program with other terms than those that the days were published with does not start',
  async database => {
    const store = await withoutTerms(database)
    await runStatements(store, [`UPDATE market_versions SET terms_hash = '${'ab'.repeat(32)}'`])
    for (const serves of [true, false])
      await expect(open(store, serves)).rejects.toThrow(/other terms of its products/)
    expect(await recorded(store)).toBe('ab'.repeat(32))
    await store.close()
  },
)
