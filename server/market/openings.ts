/**
 * A cache in the database: what each product with a price of its own cost at the first instant of each UTC day. Prices follow from the
 * market's beginning day by day, so that without it a start would compute every day since then again. Nothing depends on it: rows may be
 * deleted, and what a row lacks, or is in one that is not signed (signed-cache.ts), is computed.
 */
import { DAY } from '#src/lib/time/time-units.ts'
import { singleItemJob, type Job } from '../kernel/job.ts'
import { finish, type Context, type Reader, type Row, type Steps, type Store } from '../kernel/store.ts'
import { runInSlices } from '../kernel/time-slices.ts'
import type { Market } from './market.ts'
import { SIGNED, type CacheSigner } from './signed-cache.ts'

/** The prices of a day's first instant. */
export interface DayOpenings {
  /** Since 1970-01-01 UTC. */
  readonly day: number
  /** In minor units, at the index of each product's id; zero where there is none. */
  readonly prices: Float64Array
}

interface OpeningRow extends Row {
  readonly day: bigint
  readonly prices: string
}

const READ = 'SELECT day, prices FROM market_openings ORDER BY day'
const READ_DAYS = `SELECT day FROM market_openings WHERE day > $1 AND prices LIKE '${SIGNED}' ORDER BY day`
const WRITE = `INSERT INTO market_openings(day, prices) VALUES ($1, $2)
  ON CONFLICT (day) DO UPDATE SET prices = excluded.prices`

const nameOf = (day: number) => `openings ${day}`

const isPrice = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0

function parsePrices(text: string): Float64Array | undefined {
  try {
    const values: unknown = JSON.parse(text)
    return Array.isArray(values) && values.every(isPrice) ? Float64Array.from(values as number[]) : undefined
  } catch {
    return undefined
  }
}

/** All stored days, oldest first; rows that their market has not signed are left out. */
export async function readOpenings(reader: Reader, signer: CacheSigner): Promise<DayOpenings[]> {
  const rows = await reader.query<OpeningRow>(READ)
  return rows.flatMap(({ day, prices: signed }) => {
    const text = signer.open(nameOf(Number(day)), signed)
    const prices = text === undefined ? undefined : parsePrices(text)
    return prices ? [{ day: Number(day), prices }] : []
  })
}

/** The prices of a day that has begun, computed in short steps. */
function* computeOpenings(market: Market, day: number): Generator<void, number[]> {
  const own = market.products.filter(({ legs }) => legs.length === 0)
  const prices = Array<number>(Math.max(...own.map(({ productId }) => productId)) + 1).fill(0)
  for (const product of own) {
    prices[product.productId] = market.openingOf(product, day)
    yield
  }
  return prices
}

function* storeOpenings(
  _: Context,
  { signer, day, prices }: { signer: CacheSigner; day: number; prices: number[] },
): Steps<void> {
  return yield* finish(undefined, [WRITE, [BigInt(day), signer.sign(nameOf(day), JSON.stringify(prices))]])
}

/** Stores the days that have begun and are not stored yet. Any node may do so at any time: all compute the same. */
export async function writeOpenings({ store, market }: { store: Store; market: Market }): Promise<void> {
  const first = Math.floor(market.seed.since / DAY) + 1
  const today = Math.floor(market.now() / DAY)
  const stored = await store.query<{ day: bigint }>(READ_DAYS, [BigInt(first - 1)])
  const known = new Set(stored.map(({ day }) => Number(day)))
  for (let day = first; day <= today; day++) {
    if (known.has(day)) continue
    const prices = await runInSlices(computeOpenings(market, day))
    await store.execute(storeOpenings, { signer: market.signer, day, prices })
  }
}

const INTERVAL = 60_000

/** Keeps the cache up to date. */
export const openingsJob = (services: { store: Store; market: Market }): Job =>
  singleItemJob('store opening prices', INTERVAL, () => writeOpenings(services))
