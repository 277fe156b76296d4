/** Stores the finished days of all products as they end, so that charts over years are there at once after a start. */
import { DAY } from '#src/lib/time/time-units.ts'
import { singleItemJob, type Job } from '../kernel/job.ts'
import type { Row, Store } from '../kernel/store.ts'
import { BLOCK_DAYS, finishedBlocks, storeDayBlock } from '../market/day-blocks.ts'
import type { Market } from '../market/market.ts'
import { SIGNED } from '../market/signed-cache.ts'
import type { CandleSource } from './candle-source.ts'

export interface DayBlockServices {
  readonly store: Store
  readonly market: Market
  readonly candleSource: CandleSource
}

interface KnownRow extends Row {
  readonly block: bigint
}

const KNOWN = `SELECT block FROM market_days WHERE product_id = $1 AND figures LIKE '${SIGNED}'`

/**
 * Stores blocks that are missing, of one product after the other and oldest first, `limit` at most. They are computed on the thread of the
 * candles.
 * @returns how many were stored; less than `limit` when all are
 */
export async function storeDayBlocks(
  { store, market, candleSource }: DayBlockServices,
  limit: number,
): Promise<number> {
  const { products, seed, signer } = market
  let stored = 0
  for (const product of products) {
    const { productId } = product
    const { first, end } = finishedBlocks(product, seed, market.now())
    if (first >= end) continue
    const rows = await store.query<KnownRow>(KNOWN, [BigInt(productId)])
    const known = new Set(rows.map(({ block }) => Number(block)))
    for (let block = first; block < end; block++) {
      if (known.has(block)) continue
      if (stored === limit) return stored
      const days = await candleSource.block(product, block)
      if (!days) return limit
      await store.execute(storeDayBlock, { signer, productId, ...days })
      stored++
    }
  }
  return stored
}

const INTERVAL = 15_000
/** Some seconds of the other thread. */
const PER_RUN = 100

/** Keeps the stored days up to date: 32 days of 500 products are stored in some minutes, and those of a market of years in hours. */
export function dayBlockJob(services: DayBlockServices): Job {
  /** The block of the present day for which all is stored: the rows are not looked at again until another one begins. */
  let complete = -1
  return singleItemJob('store days of the market', INTERVAL, async () => {
    const present = Math.floor(services.market.now() / DAY / BLOCK_DAYS)
    if (complete !== present && (await storeDayBlocks(services, PER_RUN)) < PER_RUN) complete = present
  })
}
