import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { fromMinorUnits } from '#src/lib/money/decimal.ts'
import { HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { readConfig } from '#server/config.ts'
import { openConfiguredMarket } from '#server/create-services.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { startServer } from '#server/main.ts'
import { CATALOGUE, findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import { createWaveSeries } from '#server/market/version-1/wave-series.ts'
import { seedSandbox } from '#server/sandbox/seed/seed-sandbox.ts'
import { createSettableClock } from '#server/sandbox/seed/scenario.ts'
import { ROBOTS } from '#server/features/follow/robots.ts'
import { TEST_KEY, createBackEnd, spotOrderFields, requestOf } from '#tests/support/back-end.ts'
import {
  createTestClock,
  engines,
  itOnEmptyDatabases,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'
import { OLD_DATABASES, restoreOldDatabase, type Tables } from '#tests/support/databases/old-databases.ts'

/** A time after the newest of the databases. */
const NOW = Date.UTC(2026, 10, 30, 9)
/** Tables of the program's own bookkeeping. */
const INTERNAL_TABLES = new Set(['schema_version', 'schema_support', 'sandbox_clock', 'seeds'])
/** Columns that a later migration has moved or dropped on purpose. */
const LEFT_OUT: readonly string[] = ['withdraw_passwords.withdrawals_from']

/** All on SQLite; on PostgreSQL the oldest and the newest, and all in `npm run test:deep`. */
const enginesFor = (name: string) =>
  process.env.DEEP || name === OLD_DATABASES[0] || name === OLD_DATABASES.at(-1)
    ? engines
    : engines.slice(0, 1)

/** A row as text, with the columns of both versions. */
const textOf = (row: Row, columns: readonly string[]) =>
  columns.map(column => `${column}=${row[column]}`).join(' ')

/** The owner of a row, in tables that have one. */
const ownerOf = (row: Row) => row['user_id'] ?? row['owner']

/** Every old row is unchanged, and no account has a new one. @returns the tables and columns that no longer exist */
async function compare(reader: Reader, then: Tables): Promise<string[]> {
  const gone: string[] = []
  const people = new Set(then.get('users')!.map(row => row['id']))
  for (const [table, rows] of then) {
    if (INTERNAL_TABLES.has(table) || rows.length === 0) continue
    const now = await reader.query(`SELECT * FROM ${table}`).catch(() => undefined)
    if (!now) {
      gone.push(table)
      continue
    }
    const columns = Object.keys(rows[0]!).filter(column => column in now[0]!)
    for (const column of Object.keys(rows[0]!)) if (!columns.includes(column)) gone.push(`${table}.${column}`)
    const texts = new Set(now.map(row => textOf(row, columns)))
    // The house has other balances once robots trade with it.
    const theirs = rows.filter(row => table !== 'accounts' || people.has(row['owner']!))
    const missing = theirs.filter(row => !texts.has(textOf(row, columns)))
    expect(
      missing.map(row => textOf(row, columns)),
      table,
    ).toEqual([])
    const ofPeople = (row: Row) => people.has(ownerOf(row)!)
    expect(now.filter(ofPeople).length, table).toBe(rows.filter(ofPeople).length)
  }
  return gone
}

/** Until when the withdrawals of each person rest, as it was stored with the withdrawal password, and later with the person. */
const restsOf = (then: Tables) =>
  [...(then.get('withdraw_passwords') ?? []), ...then.get('users')!].flatMap(row => {
    const { user_id: owner, id = owner, withdrawals_from } = row
    return typeof withdrawals_from === 'bigint' ? [{ id, withdrawals_from }] : []
  })

const readRests = (reader: Reader) =>
  reader.query('SELECT id, withdrawals_from FROM users WHERE withdrawals_from IS NOT NULL ORDER BY id')

async function start(database: TestDatabase) {
  const real = createTestClock(NOW)
  const clock = createSettableClock(real)
  const store = await database.open({ clock })
  const { market } = await openConfiguredMarket(readConfig({}), {
    store,
    clock,
    secretBox: createSecretBox(TEST_KEY),
    serves: true,
  })
  const failures: string[] = []
  const onFailure = (story: string, error: unknown) => void failures.push(`${story}: ${String(error)}`)
  await seedSandbox({ store, market, clock, onFailure })
  return { store, market, failures, backEnd: createBackEnd(store, real, {}, undefined, () => market) }
}

/** The seed of the databases: the default of their time. */
const SEED = 1
/** Some of the products, of each kind. */
const SOME = CATALOGUE.filter((_, index) => index % 23 === 0)

/** Charts of a market of version 1 are what its waves were. */
function compareWaves(market: Market): void {
  expect(market.seed).toMatchObject({ earlierSeed: SEED, since: NOW + MINUTE })
  for (const product of SOME) {
    const waves = createWaveSeries(SEED, product)
    const written = (price: number) => fromMinorUnits(BigInt(price), product.priceScale)
    const span = { limit: 100, before: Math.floor(NOW / HOUR) * HOUR }
    for (const { time, open, high, low, close } of market.candles(product, '1h', span)) {
      const bucket = waves.fold(time / MINUTE, (time + HOUR) / MINUTE)!
      const expected = [bucket.open, bucket.high, bucket.low, bucket.close].map(written)
      expect([open, high, low, close], `${product.productCode} ${time}`).toEqual(expected)
    }
  }
}

/** Charts of the past and the prices of past fills are those of the version that told them. */
function compareMarket(market: Market, then: Tables): void {
  const [version] = then.get('market_versions') ?? []
  if (version) expect(market.seed).toMatchObject({ since: Number(version['since']) })
  else compareWaves(market)
  for (const { product_id: id, fill_price: price, closed_at: at } of then.get('spot_orders')!) {
    if (price === null || at === null) continue
    const product = findProduct(Number(id))!
    expect(parsePrice(market.quote(product, Number(at)).nowPrice), `${id} ${at}`).toBe(price)
  }
}

/** With the password of its time (tests/fixtures/databases/README.md). */
const signIn = async ({ backEnd }: Awaited<ReturnType<typeof start>>, account: string) => {
  const ask = (password: string) => backEnd.guest.call('login', { body: { account, password } })
  const isOld = (await ask('fairline1')).code === 200
  const { data } = await backEnd.guest.get('login', {
    body: { account, password: isOld ? 'fairline1' : 'skylark1' },
  })
  return backEnd.as(data.token)
}

const STORED =
  'SELECT (SELECT count(*) FROM transactions) AS transactions, (SELECT count(*) FROM users) AS users'

describe('database of an earlier version', () => {
  let folder = ''
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-old-'))))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  for (const name of OLD_DATABASES) {
    itOnEmptyDatabases(
      `opens with every figure unchanged, accepts sign-ins and restarts: ${name}`,
      async database => {
        const then = await restoreOldDatabase(name, database, folder)
        const first = await start(database)
        expect(first.failures).toEqual([])
        expect(await verifyLedger(first.store)).toEqual([])
        compareMarket(first.market, then)
        const gone = await compare(first.store, then)
        expect(gone.filter(column => !LEFT_OUT.includes(column))).toEqual([])
        expect(await readRests(first.store)).toEqual(restsOf(then))
        const stories = await first.store.query('SELECT name, status FROM seeds ORDER BY name')
        expect(stories).toEqual([
          { name: 'demo', status: 'told' },
          { name: 'robots', status: 'told' },
        ])
        const counted = await first.store.query(STORED)
        await first.store.close()

        const second = await start(database)
        expect(second.failures).toEqual([])
        expect(await second.store.query(STORED)).toEqual(counted)
        for (const account of ['used@example.com', 'demo@fairline.test']) {
          const person = await signIn(second, account)
          const { rows } = await person.get('listSpotOrders', { query: { pageNum: 1, pageSize: 100 } })
          const [user] = then.get('users')!.filter(row => row['account'] === account)
          const orders = then.get('spot_orders')!.filter(row => row['user_id'] === user!['id'])
          expect(rows.map(({ id }) => id).toSorted()).toEqual(orders.map(row => `${row['id']}`).toSorted())
          await person.get('placeSpotOrder', { body: await spotOrderFields(person, { quantity: '0.1' }) })
        }
        expect(await verifyLedger(second.store)).toEqual([])
        await second.store.close()
      },
      300_000,
      enginesFor(name),
    )
  }

  itOnEmptyDatabases(
    'gets the robots if it had none, and no second demo history (N2)',
    async database => {
      const then = await restoreOldDatabase('5', database, folder)
      const { store } = await start(database)
      const [demo] = then.get('users')!.filter(row => row['account'] === 'demo@fairline.test')
      const entries = await store.query('SELECT count(*) AS n FROM postings WHERE owner = $1', [demo!['id']!])
      expect(entries).toEqual([
        { n: BigInt(then.get('postings')!.filter(row => row['owner'] === demo!['id']).length) },
      ])
      const robots = await store.query("SELECT account FROM users WHERE account LIKE 'robot-%'")
      expect(robots).toHaveLength(ROBOTS.length)
      await store.close()
    },
    300_000,
    enginesFor('5'),
  )

  itOnEmptyDatabases(
    'is served by the program itself, twice (N2)',
    async database => {
      await restoreOldDatabase('8', database, folder)
      const { dataDir, databaseUrl = '' } = database.settings
      const settings = { DATA_DIR: dataDir || folder, DATABASE_URL: databaseUrl, PORT: '0', LOG: 'off' }
      for (let starts = 0; starts < 2; starts++) {
        const server = await startServer(readConfig(settings), silentLog)
        const [path, init] = requestOf('login', {
          body: { account: 'used@example.com', password: 'fairline1' },
        })
        const response = await fetch(server.urls[0] + path, init)
        expect(await response.json()).toMatchObject({ code: 200 })
        await server.stop()
      }
      const store = await database.open({ clock: Date })
      expect(await verifyLedger(store)).toEqual([])
      await store.close()
    },
    300_000,
    enginesFor('8'),
  )
})
