import type { Services } from '../http/handler.ts'
import { createBreather } from '../jobs/breather.ts'
import type { DueItem, Job, JobRun } from '../jobs/job.ts'
import { createProgress } from '../jobs/progress.ts'
import type { LookedSpan } from '../jobs/progress.ts'
import { findProduct } from '../market/catalogue.ts'
import { findPairOf } from '../market/pairs.ts'
import type { Book, Instrument } from './market-book.ts'
import { MARKET_JOB, reachedItems } from './market-book.ts'
import { bibiBook, spotBook } from './match-orders.ts'
import { pairTrack } from './pair-track.ts'
import { createPriceSpans } from './price-span.ts'
import type { PriceSpan, PriceSpans } from './price-span.ts'
import { contractOrderBook, duePositions, positionBook } from './run-contracts.ts'
import { productTrack } from './track.ts'

type Ports = Pick<Services, 'store' | 'market'>

/** When the oldest of what is open was placed, or last changed; undefined when nothing is. */
const OLDEST = `SELECT min(since) AS since FROM (
    SELECT min(created_at) AS since FROM spot_orders WHERE status = 'open'
    UNION ALL SELECT min(created_at) FROM bibi_orders WHERE status = 'open'
    UNION ALL SELECT min(created_at) FROM contract_orders WHERE status = 'open'
    UNION ALL SELECT min(as_of) FROM contract_positions WHERE status = 'open') AS oldest`

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
    const breathe = createBreather()
    return async (instrument: Instrument): Promise<PriceSpan> => {
      await breathe()
      const known = read.get(instrument.key)
      if (known) return known
      const found = await spansOf(instrument).read(span, breathe)
      read.set(instrument.key, found)
      return found
    }
  }
}

/** What has failed before and is to be tried again, from the beginning. */
function* retriedItems(books: readonly Book[], { retries }: JobRun): Generator<DueItem> {
  for (const key of retries) {
    const [kind, id] = key.split(':')
    const book = books.find(each => each.kind === kind)
    if (book && id !== undefined) yield { key, work: () => book.catchUp(BigInt(id)) }
  }
}

/**
 * Fills the orders, and does to the positions, what the market has reached: found by the index of their prices, not by reading what it
 * has not reached. It remembers in the store how far it has looked. Whatever it looks at again it does not do again: an order is filled
 * once, and each event happens to a position once, on however many nodes.
 */
export function marketJob(ports: Ports): Job {
  const { store } = ports
  const positions = positionBook(ports)
  const books = [spotBook(ports), bibiBook(ports), contractOrderBook(ports), positions as unknown as Book]
  const progress = createProgress(store, MARKET_JOB)
  const pricesOf = createPriceReader(ports)
  let lookedUntil = 0

  const oldest = async () => {
    const [row] = await store.query<{ since: bigint | null }>(OLDEST)
    return row?.since == null ? undefined : Number(row.since)
  }
  return {
    name: MARKET_JOB,
    every: 1000,
    async *due(run) {
      const span = await progress.span(ports.market.now(), oldest)
      const readPrices = pricesOf(span)
      yield* retriedItems(books, run)
      for (const book of books) yield* reachedItems(store, book, span, readPrices)
      yield* duePositions(ports, positions, span)
      lookedUntil = span.to
    },
    finished: () => progress.done(lookedUntil),
  }
}
