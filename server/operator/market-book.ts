import type { PriceTable } from '../domain/open-prices.ts'
import { findReachedSides, listOpenNames, listReached } from '../domain/open-prices.ts'
import type { DueItem } from '../jobs/job.ts'
import { OVERLAP } from '../jobs/progress.ts'
import type { LookedSpan } from '../jobs/progress.ts'
import type { Reader, Row } from '../kernel/store.ts'
import type { PriceSpan } from './price-span.ts'

/** Something that has a price: a product, or a pair of coins. */
export interface Instrument {
  /** Tells it from all others, such as `p12`. */
  readonly key: string
  /** The values of the names of its table's rows. */
  readonly names: readonly bigint[]
}

/** What waits for prices in one table, and what is done to it when the market reaches them. */
export interface Book<Found extends Row & { readonly id: bigint } = Row & { readonly id: bigint }> {
  /** Before the id in the key of an item, and in the name of its job. */
  readonly kind: string
  readonly table: PriceTable
  /** The column that says since when the market is to be looked at. */
  readonly since: string
  readonly instruments: readonly Instrument[]
  /** Minor units of a price as the table keeps it. */
  readonly parsePrice: (price: string) => bigint
  /** Does to a row what the market has done to it in a span. @returns false when it has done nothing */
  readonly work: (row: Found, prices: PriceSpan, span: LookedSpan) => Promise<boolean>
  /** Does to one thing what the market has done to it since it was made or changed, or, where that is later, since `from` (epoch ms). */
  readonly catchUp: (id: bigint, from?: number) => Promise<boolean>
}

const LOOKED = `SELECT looked_until, (SELECT count(*) FROM failed_items WHERE job = $1 AND item = $2) AS failed
  FROM job_progress WHERE job = $1`

/**
 * From when on the market has not been looked at for something, in milliseconds since 1970 UTC: a look from its beginning may be a look
 * at years. Undefined: it has to be from its beginning.
 */
export async function lookedFrom(
  reader: Reader,
  book: Pick<Book, 'kind'>,
  id: bigint,
): Promise<number | undefined> {
  const [row] = await reader.query<{ looked_until: bigint; failed: bigint }>(LOOKED, [
    jobName(book),
    itemKey(book, id),
  ])
  return row?.failed === 0n ? Number(row.looked_until) - OVERLAP : undefined
}

/** Does to one thing what the market has done to it, before its owner acts on it. */
export async function catchUpForOwner(
  reader: Reader,
  book: Pick<Book, 'kind' | 'catchUp'>,
  id: bigint,
): Promise<void> {
  await book.catchUp(id, await lookedFrom(reader, book, id))
}

/** Reads what the price of an instrument has done in the span of a run. */
export type ReadPrices = (instrument: Instrument) => Promise<PriceSpan>

export const itemKey = (book: Pick<Book, 'kind'>, id: bigint) => `${book.kind}:${id}`

/** The name of the job that works on a book. */
export const jobName = (book: Pick<Book, 'kind'>) => `match ${book.kind}`

/** Everything in a book that the market has reached in a span, found by the index of its prices. */
export async function* reachedItems(
  reader: Reader,
  book: Book,
  span: LookedSpan,
  readPrices: ReadPrices,
): AsyncGenerator<DueItem> {
  const open = await listOpenNames(reader, book.table)
  const spans = new Map<string, PriceSpan>()
  const prices = []
  for (const instrument of book.instruments) {
    const [name] = instrument.names
    if (name === undefined || !open.has(name)) continue
    const found = await readPrices(instrument)
    if (!found.extremes) continue
    const { low, high } = found.extremes
    prices.push({ names: instrument.names, low: book.parsePrice(low), high: book.parsePrice(high) })
    spans.set(instrument.names.join(), found)
  }
  for await (const side of findReachedSides(reader, book.table, prices)) {
    const found = spans.get(side.names.join())
    if (!found) continue
    for await (const row of listReached<Row & { readonly id: bigint }>(reader, book.table, side)) {
      yield { key: itemKey(book, row.id), work: () => book.work(row, found, span) }
    }
  }
}
