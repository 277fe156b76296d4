import type { Services } from '../services.ts'
import { createSlices } from '../kernel/slices.ts'
import type { DueItem, Job, JobRun } from '../kernel/job.ts'
import { createProgress, type LookedSpan } from '../kernel/progress.ts'
import { findProduct } from '../market/catalogue.ts'
import { findPairOf } from '../market/pairs.ts'
import {
  backdatedItems,
  jobName,
  reachedItems,
  readNewestId,
  type Book,
  type Instrument,
} from '../features/shared/market-book.ts'
import { bibiBook, spotBook } from '../features/shared/match-orders.ts'
import { pairTrack } from '../features/shared/pair-track.ts'
import { createPriceSpans, type PriceSpan, type PriceSpans } from '../features/shared/price-span.ts'
import { contractOrderBook, duePositions, positionBook } from '../features/contract/run-contracts.ts'
import { productTrack } from '../features/shared/track.ts'

type Ports = Pick<Services, 'store' | 'market'>

function trackOf({ market }: Ports, { names: [first, second] }: Instrument) {
  const product = findProduct(Number(first))
  if (second === undefined) return product && productTrack(market, product)
  const pair = findPairOf(Number(first), Number(second))
  return pair && pairTrack(market, pair)
}

/** Reads the prices of instruments, each once in a run however many books ask. */
function createPriceReader(ports: Ports) {
  const spans = new Map<string, PriceSpans>()
  const spansOf = (instrument: Instrument): PriceSpans => {
    const known = spans.get(instrument.key)
    if (known) return known
    const track = trackOf(ports, instrument)
    if (!track) throw new Error(`There is nothing with the prices ${instrument.key}.`)
    const made = createPriceSpans(track)
    spans.set(instrument.key, made)
    return made
  }
  return (span: LookedSpan) => {
    const read = new Map<string, PriceSpan>()
    const nextSlice = createSlices()
    return async (instrument: Instrument): Promise<PriceSpan> => {
      await nextSlice()
      const known = read.get(instrument.key)
      if (known) return known
      const found = await spansOf(instrument).read(span, nextSlice)
      read.set(instrument.key, found)
      return found
    }
  }
}

/** What has failed before and is to be tried again, from the beginning. */
function* retriedItems(book: Book, { retries }: JobRun): Generator<DueItem> {
  for (const key of retries) {
    const id = key.split(':')[1]
    if (id !== undefined) yield { key, work: () => book.catchUp(BigInt(id)) }
  }
}

type PriceReader = ReturnType<typeof createPriceReader>

/** Does to what is open in a book what the market has reached. */
function bookJob(
  { store, market }: Ports,
  book: Book,
  pricesOf: PriceReader,
  alsoDue?: (span: LookedSpan) => AsyncIterable<DueItem>,
): Job {
  const progress = createProgress(store, jobName(book))
  let looked = { until: 0, newestId: 0n }
  const oldest = async () => {
    const { table, names } = book.table
    const [row] = await store.query<{ since: bigint | null }>(
      `SELECT min(${book.since}) AS since FROM ${table} WHERE status = 'open' AND ${names[0]} > 0`,
    )
    return row?.since == null ? undefined : Number(row.since)
  }
  return {
    name: jobName(book),
    every: 1000,
    async *due(run) {
      const span = await progress.span(market.now(), oldest)
      looked = { until: span.to, newestId: await readNewestId(store, book) }
      yield* retriedItems(book, run)
      yield* backdatedItems(store, book, span)
      yield* reachedItems(store, book, span, pricesOf(span))
      if (alsoDue) yield* alsoDue(span)
    },
    finished: () => progress.done(looked),
  }
}

/**
 * Fill the orders, and do to the positions, what the market has reached: found by the index of their prices, not by reading what it
 * has not reached. They remember in the store how far they have looked. Whatever is looked at again is not done again: an order is
 * filled once, and each event happens to a position once, on however many nodes. Each has its own run: positions do not wait for fills.
 */
export function marketJobs(ports: Ports): Job[] {
  const positions = positionBook(ports)
  const pricesOf = createPriceReader(ports)
  const orders = [spotBook(ports), bibiBook(ports), contractOrderBook(ports)]
  return [
    bookJob(ports, positions as unknown as Book, pricesOf, span => duePositions(ports, positions, span)),
    ...orders.map(book => bookJob(ports, book, pricesOf)),
  ]
}
