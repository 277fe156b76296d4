import { describe, expect } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { TEST_KEY } from '#tests/support/back-end.ts'
import { readConfig } from '#server/config.ts'
import { openConfiguredMarket } from '#server/create-services.ts'
import { migrations } from '#server/features/schema.ts'
import { offerChance } from '#server/features/new-shares/offer-chance.ts'
import { findOffer } from '#server/features/new-shares/offers.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Statement } from '#server/kernel/store.ts'
import { startServer } from '#server/main.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { marketSchema } from '#server/market/market-schema.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { createWaveSeries } from '#server/market/version-1/wave-series.ts'
import {
  createTestClock,
  engines,
  itOnEmptyDatabases,
  runStatements,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'
import { PRICE_SCALE } from '#src/lib/money/minor-units.ts'
import { toMinorUnits } from '#src/lib/money/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'

const NOW = Date.UTC(2026, 10, 28, 9, 30, 15)
/** The next whole minute that is at least a minute away. */
const SINCE = Date.UTC(2026, 10, 28, 9, 32)
const SECRET = 'c0ffee'.padEnd(64, '0')
const USER = `INSERT INTO users(id, account, nick_name, account_type, invite_code, password_hash, created_at)
  VALUES (1, 'old@example.com', 'old', 1, 'OLD', '', 0)`

const earlierMigrations = migrations.slice(
  0,
  migrations.findIndex(({ name }) => name === marketSchema.name),
)

/** Writes a database as the version before did. */
async function createOldDatabase(database: TestDatabase, ...statements: Statement[]): Promise<void> {
  const store = await database.open({ migrations: earlierMigrations })
  await runStatements(store, [USER], ...statements)
  await store.close()
}

/** What a node of the version before has told about itself; it has left. */
const nodeOf = (id: number, marketSeed: string): Statement => [
  `INSERT INTO nodes(node_id, instance, serves, schema_version, settings, heartbeat_at)
    VALUES (${id}, 'old', 1, 53, $1, 0)`,
  [JSON.stringify({ MARKET_SEED: marketSeed, SANDBOX: 'on' })],
]

interface Start {
  readonly now?: number
  readonly setting?: string
  readonly serves?: boolean
}

/** One start of the program. */
async function open(database: TestDatabase, { now = NOW, setting = '', serves = true }: Start = {}) {
  const clock = createTestClock(now)
  const store = await database.open({ clock })
  const notices: string[] = []
  const onNotice = (notice: string) => void notices.push(notice)
  const config = readConfig({ MARKET_SEED: setting })
  try {
    const { market } = await openConfiguredMarket(config, {
      store,
      clock,
      secretBox: createSecretBox(TEST_KEY),
      serves,
      onNotice,
    })
    return { market, notices }
  } finally {
    await store.close()
  }
}

const earlierPrice = (seed: number, product: MarketProduct, time: number) =>
  createWaveSeries(seed, product).priceAt(Math.floor(time / product.tickPeriod))
const priceOf = (market: Market, product: MarketProduct, time: number) =>
  Number(toMinorUnits(market.quote(product, time).nowPrice, product.priceScale))
const traded = CATALOGUE.filter(({ suspended }) => !suspended)

describe('market of a database of the version before', () => {
  itOnEmptyDatabases(
    'keeps its prices to the digit until the new ones begin, where they were',
    async database => {
      await createOldDatabase(database)
      const { market } = await open(database)
      expect(market.seed).toMatchObject({ since: SINCE, earlierSeed: 1 })
      for (const product of traded) {
        const { tickPeriod, productCode } = product
        for (const time of [SINCE - tickPeriod, SINCE - 17 * HOUR, SINCE - 400 * DAY]) {
          expect(priceOf(market, product, time), productCode).toBe(earlierPrice(1, product, time))
        }
        // The first of the new prices is what the old market would have had.
        expect(priceOf(market, product, SINCE), productCode).toBe(earlierPrice(1, product, SINCE))
        const [last, first] = market.candles(
          product,
          '1m',
          { limit: 2, before: SINCE + MINUTE },
          SINCE + MINUTE,
        )
        expect(first!.time, productCode).toBe(SINCE)
        expect(first!.open, productCode).toBe(market.quote(product, SINCE).nowPrice)
        // A minute of version 1 closed at the price that the next one opened at.
        expect(last!.close, productCode).toBe(first!.open)
      }
      const moved = traded.filter(
        product => priceOf(market, product, SINCE + HOUR) !== earlierPrice(1, product, SINCE + HOUR),
      )
      expect(moved.length).toBeGreaterThan(traded.length * 0.9)
    },
  )

  itOnEmptyDatabases('refuses a seed that its recorded prices do not follow from', async database => {
    const product = CATALOGUE.find(each => each.productCode === 'BTC')!
    const time = SINCE - 3 * HOUR
    const price = BigInt(earlierPrice(42, product, time)) * 10n ** BigInt(PRICE_SCALE - product.priceScale)
    await createOldDatabase(database, [
      `INSERT INTO quick_orders(id, user_id, product_id, side, status, seconds, stake, payout_rate, profit, fee_rate, fee, draw_fee,
        open_price, open_price_time, created_at, expires_at) VALUES (1, 1, ${product.productId}, 1, 'open', 60, 100, '0.8', 80, '0', 0, 0,
        $1, $2, $2, ${time + MINUTE})`,
      [price, BigInt(time)],
    ])
    await expect(open(database)).rejects.toThrow('do not follow from MARKET_SEED 1')
    await expect(open(database, { setting: '7' })).rejects.toThrow('do not follow from MARKET_SEED 7')
    expect((await open(database, { setting: '42' })).market.seed).toMatchObject({ earlierSeed: 42 })
  })

  itOnEmptyDatabases(
    'takes MARKET_SEED for the seed of before, once, and a secret for the new one',
    async database => {
      await createOldDatabase(database)
      const first = await open(database, { setting: '42' })
      expect(first.market.seed).toMatchObject({ since: SINCE, earlierSeed: 42 })
      expect(first.notices.join()).toContain('can be removed')
      const again = await open(database, { setting: '42', now: NOW + DAY })
      expect(again.market.seed).toEqual(first.market.seed)
      expect((await open(database)).market.seed).toEqual(first.market.seed)
      await expect(open(database, { setting: '43' })).rejects.toThrow(/MARKET_SEED is not the one/)
      await expect(open(database, { setting: SECRET })).rejects.toThrow(/MARKET_SEED is not the one/)
    },
  )

  itOnEmptyDatabases('continues with the secret of MARKET_SEED, which is not stored', async database => {
    await createOldDatabase(database)
    const { market } = await open(database, { setting: SECRET })
    expect(market.seed).toMatchObject({ since: SINCE, earlierSeed: 1 })
    expect(Buffer.from(market.seed.secret).toString('hex')).toBe(SECRET)
    for (const setting of ['', '1']) {
      await expect(open(database, { setting })).rejects.toThrow(/Set MARKET_SEED to it again/)
    }
  })

  itOnEmptyDatabases(
    'has the seed that its nodes remember; where they differ, it has to be told',
    async database => {
      await createOldDatabase(database, nodeOf(1, '7'), nodeOf(2, '8'))
      await expect(open(database)).rejects.toThrow(/different MARKET_SEEDs \(7, 8\)/)
      expect((await open(database, { setting: '8' })).market.seed.earlierSeed).toBe(8)
    },
  )

  itOnEmptyDatabases(
    'has the seed that a node remembered whose id the first new node takes',
    async database => {
      await createOldDatabase(database, nodeOf(0, '7'))
      const { databaseUrl = '' } = database.settings
      const settings = {
        DATABASE_URL: databaseUrl,
        NODE_ID: '0',
        PORT: '0',
        SANDBOX: 'off',
        DRAIN_SECONDS: '0',
      }
      const server = await startServer(readConfig(settings), silentLog)
      const store = await database.open({ clock: Date, nodeId: 1 })
      const seeds = await store.query('SELECT seed FROM market_versions WHERE version = 1')
      const [node] = await store.query('SELECT settings FROM nodes WHERE node_id = 0')
      await store.close()
      await server.stop()
      expect(seeds).toEqual([{ seed: '7' }])
      expect(node!['settings']).not.toContain('MARKET_SEED')
    },
    undefined,
    engines.filter(({ name }) => name === 'PostgreSQL'),
  )

  itOnEmptyDatabases('is upgraded by a back end, not by a program beside it', async database => {
    await createOldDatabase(database, nodeOf(1, '7'))
    await expect(open(database, { serves: false })).rejects.toThrow(/Start the back end first/)
    const { market } = await open(database)
    expect(market.seed.earlierSeed).toBe(7)
    expect((await open(database, { serves: false })).market.seed).toEqual(market.seed)
  })

  itOnEmptyDatabases(
    'keeps offers of new shares that were announced, and not what of later ones could be computed',
    async database => {
      await createOldDatabase(database)
      await open(database)
      const later = await open(database, { now: NOW + 3 * DAY })
      const ids = Array.from({ length: 1500 }, (_, index) => index + 1)
      const offers = ids.flatMap(id => findOffer(later.market, id) ?? [])
      const old = { ...later.market, seed: { ...later.market.seed, since: Number.POSITIVE_INFINITY } }
      const isSame = offers.map(
        offer => JSON.stringify(offerChance(later.market, offer)) === JSON.stringify(offerChance(old, offer)),
      )
      expect(isSame).toEqual(offers.map(({ announcedAt }) => announcedAt < SINCE))
      expect(isSame.filter(each => !each).length).toBeGreaterThan(4)
    },
  )
})
