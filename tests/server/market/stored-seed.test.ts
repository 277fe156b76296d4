import { describe, expect, it } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { TEST_KEY } from '#tests/support/back-end.ts'
import { readConfig } from '#server/config.ts'
import { openConfiguredMarket } from '#server/create-services.ts'
import { createLog } from '#server/kernel/log.ts'
import type { Store } from '#server/kernel/store.ts'
import { startServer } from '#server/main.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import {
  createTestClock,
  engines,
  itOnEmptyDatabases,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

const SECRET = 'c0ffee'.padEnd(64, '0')
const OTHER = 'decaf0'.padEnd(64, '0')
const NOW = Date.UTC(2026, 10, 28, 9, 30, 15)
const apple = CATALOGUE[0]!

const open = async (store: Store, MARKET_SEED = '', notices: string[] = []) => {
  const onNotice = (notice: string) => void notices.push(notice)
  const clock = createTestClock(NOW)
  return (
    await openConfiguredMarket(readConfig({ MARKET_SEED }), {
      store,
      clock,
      secretBox: createSecretBox(TEST_KEY),
      serves: true,
      onNotice,
    })
  ).market
}

const readVersions = (store: Store) =>
  store.query('SELECT version, seed FROM market_versions ORDER BY version')

/** The market of a database that several programs open one after the other. */
const itOnNewDatabase = (title: string, test: (store: Store, database: TestDatabase) => Promise<void>) =>
  itOnEmptyDatabases(title, async database => {
    const store = await database.open({ clock: createTestClock(NOW) })
    await test(store, database)
    await store.close()
  })

describe('seed of the market', () => {
  it('is 64 hexadecimal digits or a number of 32 bits; anything else is refused without repeating it', () => {
    expect(readConfig({}).marketSeed).toBeUndefined()
    expect(readConfig({ MARKET_SEED: '4294967295' }).marketSeed).toBe(4_294_967_295)
    expect(readConfig({ MARKET_SEED: SECRET.toUpperCase() }).marketSeed).toEqual(
      new Uint8Array(Buffer.from(SECRET, 'hex')),
    )
    for (const wrong of [SECRET.slice(1), `${SECRET}0`, '4294967296', '-1', '1.5', 'secret']) {
      expect(() => readConfig({ MARKET_SEED: wrong })).toThrow(/MARKET_SEED must be 64 hexadecimal digits/)
      expect(() => readConfig({ MARKET_SEED: wrong })).not.toThrow(wrong)
    }
  })

  itOnNewDatabase('is made at the first start and kept with the data, sealed', async (store, database) => {
    const first = await open(store)
    expect(first.seed.secret).toHaveLength(32)
    expect(first.seed).toMatchObject({ since: Math.floor(NOW / DAY) * DAY })
    expect(first.seed.earlierSeed).toBeUndefined()
    const again = await database.open({ clock: createTestClock(NOW + 40 * DAY) })
    expect((await open(again)).seed).toEqual(first.seed)
    await again.close()
    const kept = Buffer.from(first.seed.secret).toString('hex')
    expect(await readVersions(store)).toEqual([{ version: 2n, seed: expect.stringMatching(/^v1:/) }])
    // The same secret may be given, and no other one.
    expect((await open(store, kept)).seed).toEqual(first.seed)
    await expect(open(store, OTHER)).rejects.toThrow(/MARKET_SEED is not the one .* Remove it/)
    await expect(open(store, '1')).rejects.toThrow(/MARKET_SEED is not the one .* Remove it/)
  })

  itOnNewDatabase('is not stored when it is given, and has to be given again', async store => {
    const first = await open(store, SECRET)
    expect(Buffer.from(first.seed.secret).toString('hex')).toBe(SECRET)
    expect(await readVersions(store)).toEqual([{ version: 2n, seed: null }])
    expect((await open(store, SECRET)).seed).toEqual(first.seed)
    await expect(open(store)).rejects.toThrow(/Set MARKET_SEED to it again/)
    await expect(open(store, OTHER)).rejects.toThrow(/MARKET_SEED is not the one .* Set it as it was/)
    await expect(open(store, '1')).rejects.toThrow(/MARKET_SEED is not the one/)
  })

  itOnNewDatabase('may be a number for tests: each start says that the future is known', async store => {
    const notices: string[] = []
    const market = await open(store, '5', notices)
    expect(market.seed).toEqual(fixedMarketSeed(5, Math.floor(NOW / DAY) * DAY))
    const known = createMarket({ seed: market.seed, clock: () => NOW })
    expect(market.quote(apple, NOW + HOUR)).toEqual(known.quote(apple, NOW + HOUR))
    await open(store, '', notices)
    expect(notices).toHaveLength(2)
    for (const notice of notices) expect(notice).toContain('its future is known to all')
    await expect(open(store, '6')).rejects.toThrow(/MARKET_SEED is not the one/)
  })

  itOnEmptyDatabases(
    'is the same for nodes that start at once',
    async database => {
      const clock = createTestClock(NOW)
      const first = await database.open({ clock })
      const stores = [
        first,
        ...(await Promise.all([1, 2, 3].map(nodeId => database.open({ clock, nodeId })))),
      ]
      const markets = await Promise.all(stores.map(store => open(store)))
      const [secret, ...others] = markets.map(({ seed }) => Buffer.from(seed.secret).toString('hex'))
      expect(others).toEqual(others.map(() => secret))
      await Promise.all(stores.map(store => store.close()))
    },
    undefined,
    engines.filter(({ name }) => name === 'PostgreSQL'),
  )

  itOnEmptyDatabases('appears in no log, metric, health check or settings of the app', async database => {
    const { dataDir, databaseUrl = '' } = database.settings
    const lines: string[] = []
    const settings = { PORT: '0', METRICS_PORT: '0', SANDBOX: 'off', DRAIN_SECONDS: '0' }
    const server = await startServer(
      readConfig({
        ...settings,
        DATABASE_URL: databaseUrl,
        ...(dataDir && { DATA_DIR: dataDir }),
        MARKET_SEED: SECRET,
      }),
      createLog(line => void lines.push(line)),
    )
    const addresses = [
      `${server.metricsUrl}/metrics`,
      ...['/config.json', '/healthz', '/readyz'].map(path => server.urls[0] + path),
    ]
    const answers = await Promise.all(addresses.map(async address => (await fetch(address)).text()))
    const store = await database.open({ clock: Date })
    answers.push(...(await store.query('SELECT settings FROM nodes')).map(row => String(row['settings'])))
    await store.close()
    await server.stop()
    for (const answer of [...lines, ...answers]) expect(answer.toLowerCase()).not.toContain(SECRET)
  })
})
