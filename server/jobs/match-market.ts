import type { Services } from '../services.ts'
import { createYieldPoint } from '../kernel/time-slices.ts'
import type { DueItem, Job, JobRun } from '../kernel/job.ts'
import { createProgressTracker, type ScanWindow } from '../kernel/job-progress.ts'
import { findProduct } from '../market/catalogue.ts'
import { findPairByIds } from '../market/pairs.ts'
import {
  backdatedItems,
  bookJobName,
  triggeredItems,
  readNewestId,
  type TriggerBook,
  type Instrument,
} from '../matching/trigger-book.ts'
import { alertBook, createRebaser } from '../features/alert/alert-book.ts'
import { bibiBook } from '../features/bibi/bibi-book.ts'
import { spotBook } from '../features/spot/spot-book.ts'
import { pairPriceHistory } from '../matching/pair-price-history.ts'
import {
  createPriceWindowReader,
  type PriceWindow,
  type PriceWindowReader,
} from '../matching/price-window.ts'
import { nearBook } from '../features/contract/near-book.ts'
import { contractOrderBook, duePositions, positionBook } from '../features/contract/contract-books.ts'
import { productPriceHistory } from '../matching/price-history.ts'

type Dependencies = Pick<Services, 'store' | 'market'>

function trackOf({ market }: Dependencies, { ids: [first, second] }: Instrument) {
  const product = findProduct(Number(first))
  if (second === undefined) return product && productPriceHistory(market, product)
  const pair = findPairByIds(Number(first), Number(second))
  return pair && pairPriceHistory(market, pair)
}

/** Reads the prices of instruments, each once per run for all books. */
function createPriceReader(ports: Dependencies) {
  const spans = new Map<string, PriceWindowReader>()
  const spansOf = (instrument: Instrument): PriceWindowReader => {
    const known = spans.get(instrument.key)
    if (known) return known
    const track = trackOf(ports, instrument)
    if (!track) throw new Error(`Unknown instrument ${instrument.key}.`)
    const made = createPriceWindowReader(track)
    spans.set(instrument.key, made)
    return made
  }
  return (span: ScanWindow) => {
    const read = new Map<string, PriceWindow>()
    const nextSlice = createYieldPoint()
    return async (instrument: Instrument): Promise<PriceWindow> => {
      await nextSlice()
      const known = read.get(instrument.key)
      if (known) return known
      const found = await spansOf(instrument).read(span, nextSlice)
      read.set(instrument.key, found)
      return found
    }
  }
}

/** Quarantined items whose retry is due, processed from their beginning. */
function* retryItems(book: TriggerBook, { retries }: JobRun): Generator<DueItem> {
  for (const key of retries) {
    const id = key.split(':')[1]
    if (id !== undefined) yield { key, run: () => book.catchUp(BigInt(id)) }
  }
}

type PriceReader = ReturnType<typeof createPriceReader>

/** All books on one node: they read the same prices, each of which is computed once then. */
const MARKET_SHARE = 'market'

/** The job that processes what the market has reached in one book. */
function bookJob(
  { store, market }: Dependencies,
  book: TriggerBook,
  pricesOf: PriceReader,
  {
    otherDueItems,
    intervalMs = 1000,
  }: {
    readonly otherDueItems?: (span: ScanWindow) => AsyncIterable<DueItem>
    readonly intervalMs?: number
  } = {},
): Job {
  const progress = createProgressTracker(store, bookJobName(book))
  let scanned = { until: 0, newestId: 0n }
  const oldestOpen = async () => {
    const { table, instrumentColumns: names } = book.table
    const [row] = await store.query<{ since: bigint | null }>(
      `SELECT min(${book.sinceColumn}) AS since FROM ${table} WHERE status = 'open' AND ${names[0]} > 0`,
    )
    return row?.since == null ? undefined : Number(row.since)
  }
  return {
    name: bookJobName(book),
    share: MARKET_SHARE,
    intervalMs,
    async *due(run) {
      const span = await progress.nextWindow(market.now(), oldestOpen)
      scanned = { until: span.to, newestId: await readNewestId(store, book) }
      yield* retryItems(book, run)
      yield* backdatedItems(store, book, span)
      yield* triggeredItems(store, book, span, pricesOf(span))
      if (otherDueItems) yield* otherDueItems(span)
    },
    onFinished: () => progress.complete(scanned),
  }
}

/** Alerts have to be told within a second, so they are looked at more often than orders. */
const ALERT_INTERVAL_MS = 200

/** The job that fires price alerts. */
function alertJob(ports: Dependencies, pricesOf: PriceReader): Job {
  const alerts = alertBook(ports)
  return bookJob(ports, alerts as unknown as TriggerBook, pricesOf, {
    otherDueItems: createRebaser(ports, alerts),
    intervalMs: ALERT_INTERVAL_MS,
  })
}

/**
 * The jobs that fill orders and process positions when the market reaches their prices: found by an index of these prices, without
 * reading the others. Their progress is stored. Processing is idempotent: an order is filled once, and each event of a position happens
 * once, on however many nodes. Each book has its own job, so that positions do not wait for fills.
 */
export function marketJobs(ports: Dependencies): Job[] {
  const positions = positionBook(ports)
  const pricesOf = createPriceReader(ports)
  const orders = [spotBook(ports), bibiBook(ports), contractOrderBook(ports)]
  return [
    bookJob(ports, positions as unknown as TriggerBook, pricesOf, {
      otherDueItems: span => duePositions(ports, positions, span),
    }),
    ...orders.map(book => bookJob(ports, book, pricesOf)),
    bookJob(ports, nearBook(ports) as unknown as TriggerBook, pricesOf),
    alertJob(ports, pricesOf),
  ]
}
