import {
  findTriggeredSides,
  listOpenInstruments,
  listTriggeredRows,
  type PriceTable,
} from './trigger-prices.ts'
import type { DueItem } from '#server/kernel/job.ts'
import { OVERLAP_MS, readProgress, type ScanWindow } from '#server/kernel/job-progress.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import type { PriceWindow } from './price-window.ts'

/** Anything with a price: a product, or a pair of coins. */
export interface Instrument {
  /** Its unique key, such as `p12`. */
  readonly key: string
  /** The values of the instrument columns of its rows: one product id, or the two of a pair. */
  readonly ids: readonly bigint[]
}

/** A table of rows with trigger prices, and what is done to a row when the market reaches its price. */
export interface TriggerBook<Found extends Row & { readonly id: bigint } = Row & { readonly id: bigint }> {
  /** The prefix of its item keys, and part of its job name. */
  readonly kind: string
  readonly table: PriceTable
  /** The column with the time from which the market is scanned for a row. */
  readonly sinceColumn: string
  readonly instruments: readonly Instrument[]
  /** Converts a price to the minor units of the table. */
  readonly parsePrice: (price: string) => bigint
  /** Processes a row by the prices of a window. @returns false when nothing has happened to it */
  readonly processRow: (row: Found, prices: PriceWindow, span: ScanWindow) => Promise<boolean>
  /** Processes one row by the prices since it was created or changed, or since `from` (epoch ms) if that is later. */
  readonly catchUp: (id: bigint, from?: number) => Promise<boolean>
}

/** A book of open orders, which their owners can cancel; `Order` is an order as it is stored. */
export interface OpenOrderBook<Order> extends TriggerBook {
  /** Whether a price after `from` and up to `until` (epoch ms) fills an open order. */
  readonly isReached: (order: Order, from: number, until: number) => boolean
}

const FIND_QUARANTINED = 'SELECT item FROM failed_items WHERE job = $1 AND item = $2'

/**
 * The time from which the market has not been scanned for a row, in milliseconds since 1970 UTC: scanning from its creation may cover
 * years. Undefined when it has to be scanned from its creation.
 */
export async function unscannedSince(
  reader: Reader,
  book: Pick<TriggerBook, 'kind'>,
  id: bigint,
): Promise<number | undefined> {
  const progress = await readProgress(reader, bookJobName(book))
  if (!progress || id > progress.newestId) return undefined
  return (await isQuarantined(reader, book, id)) ? undefined : progress.until - OVERLAP_MS
}

/** Whether a row is quarantined: the job of the book has failed with it and will retry. */
export async function isQuarantined(
  reader: Reader,
  book: Pick<TriggerBook, 'kind'>,
  id: bigint,
): Promise<boolean> {
  const failed = await reader.query(FIND_QUARANTINED, [bookJobName(book), bookItemKey(book, id)])
  return failed.length > 0
}

/** Reads the prices of an instrument in the window of a run. */
export type ReadPrices = (instrument: Instrument) => Promise<PriceWindow>

export const bookItemKey = (book: Pick<TriggerBook, 'kind'>, id: bigint) => `${book.kind}:${id}`

/** The name of a book's job. */
export const bookJobName = (book: Pick<TriggerBook, 'kind'>) => `match ${book.kind}`

/** All rows of a book that the market has reached in a window, found by the index of their prices. */
export async function* triggeredItems(
  reader: Reader,
  book: TriggerBook,
  span: ScanWindow,
  readPrices: ReadPrices,
): AsyncGenerator<DueItem> {
  const open = await listOpenInstruments(reader, book.table)
  const spans = new Map<string, PriceWindow>()
  const prices = []
  for (const instrument of book.instruments) {
    const [firstId] = instrument.ids
    if (firstId === undefined || !open.has(firstId)) continue
    const found = await readPrices(instrument)
    if (!found.range) continue
    const { low, high } = found.range
    prices.push({ ids: instrument.ids, low: book.parsePrice(low), high: book.parsePrice(high) })
    spans.set(instrument.ids.join(), found)
  }
  for await (const side of findTriggeredSides(reader, book.table, prices)) {
    const found = spans.get(side.ids.join())
    if (!found) continue
    for await (const row of listTriggeredRows<Row & { readonly id: bigint }>(reader, book.table, side)) {
      yield { key: bookItemKey(book, row.id), run: () => book.processRow(row, found, span) }
    }
  }
}

/** Rows read per query. */
const PAGE_SIZE = 200

/** The largest id in a book's table. */
export async function readNewestId(reader: Reader, { table }: TriggerBook): Promise<bigint> {
  const [row] = await reader.query<{ id: bigint | null }>(`SELECT max(id) AS id FROM ${table.table}`)
  return row?.id ?? 0n
}

/** New rows of a book created before the window, as a clock was set back: these are scanned from their creation. */
export async function* backdatedItems(
  reader: Reader,
  book: TriggerBook,
  { from, newestId }: ScanWindow,
): AsyncGenerator<DueItem> {
  const text = `SELECT id FROM ${book.table.table} WHERE id > $1 AND status = 'open' AND ${book.sinceColumn} < $2
    ORDER BY id LIMIT $3`
  for (let after = newestId; ;) {
    const rows = await reader.query<{ id: bigint }>(text, [after, BigInt(from), BigInt(PAGE_SIZE)])
    for (const { id } of rows) yield { key: bookItemKey(book, id), run: () => book.catchUp(id) }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE_SIZE) return
    after = last.id
  }
}
