/**
 * What the figures of a very active account cost: 1,000,000 entries in a year and 100,000 of them today, made by a robot that buys and
 * sells. Prints for each figure how long it takes and how long the thread is occupied at most, which is what any other request waits.
 *
 *   npx node tests/bench/active-account.ts             SQLite, in a folder of its own beside the system's temporary files
 *   BENCH_DATABASE_URL=postgresql://… node …       PostgreSQL instead, in a schema of its own
 *
 * Budget: no figure occupies the thread for 50 ms or more. Exits with 1 above it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { migrations } from '#server/features/schema.ts'
import { readAssetPanel } from '#server/features/wallet/account-value.ts'
import { readDayChange } from '#server/features/wallet/day-change.ts'
import { listDayResults } from '#server/features/wallet/day-results.ts'
import { readEquityCurve } from '#server/features/wallet/equity.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { finish, type Context, type Statement, type Steps, type Store } from '#server/kernel/store.ts'
import { createMarket } from '#server/market/market.ts'
import type { Services } from '#server/services.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const USER = 1n
const NOW = Date.UTC(2026, 10, 24, 20)
const TODAY = NOW - (NOW % DAY)
const ENTRIES = 3
const BUDGET_MS = 50

function* insertTrades(
  _: Context,
  { from, to, trades }: { from: number; to: number; trades: number },
): Steps<void> {
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${trades}),
    trades AS (SELECT n, ${from} + n * CAST(${to - from} AS BIGINT) / ${trades} AS at, 1 - 2 * (n % 2) AS sign FROM numbers),
    named AS (SELECT n, at, sign, (at - ${NOW}) * 4194304 + ${minIdAt(BigInt(NOW))} + n % 4096 AS id FROM trades)`
  const posting = (leg: number, asset: string, type: string, amount: string) =>
    `${numbers} INSERT INTO postings(transaction_id, leg, owner, asset, kind, type, amount, balance_after)
      SELECT id, ${leg}, ${USER}, ${asset}, 'available', ${type}, ${amount}, 0 FROM named`
  const kind = `CASE sign WHEN 1 THEN 'spotBuy' ELSE 'spotSell' END`
  const asset = `'P:' || (1 + n / 2 % 5)`
  const statements: Statement[] = [
    [`${numbers} INSERT INTO transactions SELECT id, 'spotOrder', id, at FROM named`],
    [posting(1, `'USDT'`, kind, 'sign * -1000')],
    [posting(2, asset, kind, 'sign * 1000')],
    [posting(3, `'USDT'`, `'fee'`, '-1')],
  ]
  return yield* finish(undefined, ...statements)
}

const openAccounts = () =>
  finish(undefined, [
    `INSERT INTO accounts(owner, asset, kind, balance, last_transaction_id, entries)
      SELECT owner, asset, kind, CASE asset WHEN 'USDT' THEN 100000000000 ELSE 0 END, max(transaction_id), count(*)
      FROM postings GROUP BY owner, asset, kind`,
  ])

/** How long a call takes, and the longest time for which the thread was not free meanwhile; in milliseconds. */
async function measure(call: () => Promise<unknown>): Promise<{ took: number; occupied: number }> {
  let [occupied, isRunning, last] = [0, true, performance.now()]
  const look = () => {
    const time = performance.now()
    occupied = Math.max(occupied, time - last)
    last = time
    if (isRunning) setImmediate(look)
  }
  setImmediate(look)
  const start = performance.now()
  await call()
  const took = performance.now() - start
  await new Promise(resolve => void setImmediate(resolve))
  isRunning = false
  look()
  return { took, occupied }
}

async function prepare(store: Store): Promise<void> {
  await store.execute(insertTrades, { from: NOW - 365 * DAY, to: TODAY, trades: 900_000 / ENTRIES })
  await store.execute(insertTrades, { from: TODAY, to: NOW - 1000, trades: 99_999 / ENTRIES })
  await store.execute(openAccounts, undefined)
  await store.close()
}

async function bench(open: () => Promise<Store>): Promise<void> {
  await prepare(await open())
  const store = await open()
  const clock = { now: () => NOW }
  const market = createMarket({ seed: 1, clock: clock.now })
  const services = { store, clock, market } as Services
  const calls: Record<string, () => Promise<unknown>> = {
    'the first figure ever': () => readAssetPanel(services, USER, 345),
    'asset panel': () => readAssetPanel(services, USER, 345),
    'change of the day': () => readDayChange(services, USER, 345),
    'days of this month': () => listDayResults(services, USER, { utcOffset: 345 }),
    'days of a month a year ago': () => listDayResults(services, USER, { month: '2025-12', utcOffset: 345 }),
    'curve of a week': () => readEquityCurve(services, USER, 'week'),
    'curve of a year': () => readEquityCurve(services, USER, 'year'),
    'curve of all time': () => readEquityCurve(services, USER, 'all'),
  }
  for (const [name, call] of Object.entries(calls)) {
    // eslint-disable-next-line no-await-in-loop -- one after the other, as they are measured
    const { took, occupied } = await measure(call)
    if (occupied >= BUDGET_MS) process.exitCode = 1
    console.log(
      `${store.engine}, ${name}: ${took.toFixed(0)} ms, occupied for ${occupied.toFixed(0)} ms at most`,
    )
  }
  await store.close()
}

const url = process.env.BENCH_DATABASE_URL
if (url) {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('CREATE SCHEMA fairline_bench')
  const own = new URL(url)
  own.searchParams.set('options', '-c search_path=fairline_bench')
  await bench(() =>
    openStore({ databaseUrl: own.href, dataDir: '', migrations, clock: Date, withoutTimeouts: true }),
  )
  await client.query('DROP SCHEMA fairline_bench CASCADE')
  await client.end()
} else {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
  await bench(() => openStore({ dataDir: folder, migrations, clock: Date }))
  rmSync(folder, { recursive: true })
}
