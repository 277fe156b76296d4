/**
 * 500 weekly candles of products of each kind, ten years after the market began: the first page after a fresh start and the next one, without and
 * with the days that the database keeps (server/market/day-blocks.ts), and what it takes to store and to read those. Works with the program's own
 * thread for candles: `npx node tests/bench/candle-years.ts [years]`.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CANDLE_LIMITS } from '#server/candles/candle-limits.ts'
import { startCandleWorker } from '#server/candles/candle-worker-source.ts'
import { storeDayBlocks } from '#server/candles/store-day-blocks.ts'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { finishedBlocks, readDayBlocks } from '#server/market/day-blocks.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import { DAY, SECOND } from '#src/lib/time/time-units.ts'

/** A stock, a coin, a future, a micro contract, a currency pair, and a cross rate of two. */
const CODES = [
  [1, 'AAPL'],
  [2, 'BTC'],
  [3, 'ES'],
  [3, 'MES'],
  [4, 'EURUSD'],
  [4, 'EURGBP'],
] as const

const years = Number(process.argv[2] ?? 10)
const since = Date.UTC(2026, 10, 1)
const now = since + Math.round(years * 365.25) * DAY + 55_643_000
const seed = fixedMarketSeed(5, since)
const products = CODES.map(([type, code]) => findProductByCode(type, code)!)
const own = new Set(
  products.flatMap(product =>
    product.legs.length === 0
      ? [product]
      : product.legs.map(leg => findProductByCode(product.productType, leg.productCode)!),
  ),
)
const market = { ...createMarket({ seed, clock: () => now }), products }

/** As the database keeps them for all products (server/market/openings.ts). */
const openings = Array.from({ length: Math.floor(now / DAY) - since / DAY }, (_, index) => {
  const day = since / DAY + 1 + index
  const prices = new Float64Array(600)
  for (const product of own) prices[product.productId] = market.openingOf(product, day)
  return { day, prices }
})

const folder = mkdtempSync(join(tmpdir(), 'fairline-bench-'))
const clock = { now: () => now }
const store = await openStore({ dataDir: folder, databaseUrl: undefined, migrations, clock })
const hours = market.hours
const settings = { seed, hours, openings, limits: CANDLE_LIMITS }

async function timed<Value>(work: () => Promise<Value>): Promise<readonly [Value, number]> {
  const started = performance.now()
  return [await work(), performance.now() - started]
}

/** The first page of each product of a new thread, and the next one a tick later. */
async function measure(
  title: string,
  readKnown?: Parameters<typeof startCandleWorker>[1],
): Promise<string[]> {
  const source = startCandleWorker(settings, readKnown)
  // Its start is not part of any page.
  await source.list('a', products[0]!, { interval: '1m', limit: 1, time: now })
  const pages: string[] = []
  for (const product of products) {
    const ask = (time: number) => source.list('a', product, { interval: '1w', limit: 500, time })
    const [candles, first] = await timed(() => ask(now))
    const [, next] = await timed(() => ask(now + SECOND))
    pages.push(JSON.stringify(candles))
    console.log(
      `${title}  ${product.productCode.padEnd(7)} first ${first.toFixed(0).padStart(6)} ms, next ${next.toFixed(1).padStart(6)} ms`,
    )
  }
  await source.close()
  return pages
}

const computed = await measure('computed')
/** What is in the log is written to the file when it is closed only, so this is a lower bound by some pages. */
const size = () => statSync(join(folder, 'fairline.db')).size
const empty = size()
const source = startCandleWorker(settings)
const blocksOf = (code: string) => {
  const { first, end } = finishedBlocks(
    products.find(each => each.productCode === code)!,
    seed,
    now,
  )
  return end - first
}
const [stored, storing] = await timed(() =>
  storeDayBlocks({ store, market, candleSource: source }, Number.MAX_SAFE_INTEGER),
)
await source.close()
console.log(
  `stored ${stored} blocks (${blocksOf('AAPL')} of a product, ${blocksOf('EURGBP')} of one that follows from others) in ${(storing / stored).toFixed(0)} ms and ${((size() - empty) / stored / 1000).toFixed(1)} kB each`,
)
const kept = await measure('stored  ', productId => readDayBlocks(store, market.signer, productId))
if (!computed.every((page, index) => page === kept[index])) throw new Error('pages differ')
await store.close()
rmSync(folder, { recursive: true, force: true })
