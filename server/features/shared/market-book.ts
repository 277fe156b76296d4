import { findReachedSides, listOpenNames, listReached, type PriceTable } from './open-prices.ts'
import type { DueItem } from '#server/kernel/job.ts'
import { OVERLAP, readProgress, type LookedSpan } from '#server/kernel/progress.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
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

const FAILED = 'SELECT item FROM failed_items WHERE job = $1 AND item = $2'

/**
 * From when on the market has not been looked at for something, in milliseconds since 1970 UTC: a look from its beginning may be a look
 * at years. Undefined: it has to be from its beginning.
 */
export async function lookedFrom(
  reader: Reader,
  book: Pick<Book, 'kind'>,
  id: bigint,
): Promise<number | undefined> {
  const looked = await readProgress(reader, jobName(book))
  if (!looked || id > looked.newestId) return undefined
  return (await hasFailed(reader, book, id)) ? undefined : looked.until - OVERLAP
}

/** Whether the job of a book has failed with something, and is to try it again. */
export async function hasFailed(reader: Reader, book: Pick<Book, 'kind'>, id: bigint): Promise<boolean> {
  const failed = await reader.query(FAILED, [jobName(book), itemKey(book, id)])
  return failed.length > 0
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

/** As many rows as are read at once. */
const PAGE = 200

/** The largest id in a book's table. */
export async function readNewestId(reader: Reader, { table }: Book): Promise<bigint> {
  const [row] = await reader.query<{ id: bigint | null }>(`SELECT max(id) AS id FROM ${table.table}`)
  return row?.id ?? 0n
}

/** What is new in a book and was made before the span: a clock was set back in between, and it is looked at from its own beginning. */
export async function* backdatedItems(
  reader: Reader,
  book: Book,
  { from, newestId }: LookedSpan,
): AsyncGenerator<DueItem> {
  const text = `SELECT id FROM ${book.table.table} WHERE id > $1 AND status = 'open' AND ${book.since} < $2
    ORDER BY id LIMIT $3`
  for (let after = newestId; ;) {
    const rows = await reader.query<{ id: bigint }>(text, [after, BigInt(from), BigInt(PAGE)])
    for (const { id } of rows) yield { key: itemKey(book, id), work: () => book.catchUp(id) }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = last.id
  }
}
