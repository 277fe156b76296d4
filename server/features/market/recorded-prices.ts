import type { Reader } from '#server/kernel/store.ts'
import { createYieldPoint } from '#server/kernel/time-slices.ts'
import type { LedgerFinding } from '#server/ledger/checks.ts'
import { formatPrice, parsePrice } from '#src/lib/money/minor-units.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { firstFindings, pagesOf, type KeyedRow } from './record-pages.ts'

/** Prices that a table has recorded, each with its product and its moment. */
export interface RecordedPrices {
  /** What they are of, as in `spot order 7`. */
  readonly what: string
  /**
   * A query of `key1` and `key2`, by which rows are paged; `id`, `product_id`, `price` in minor units, `time`; and `is_own`, 1 where somebody
   * placed or closed it at the price of the moment, 0 where the market reached it.
   */
  readonly rows: string
}

interface PriceRow extends KeyedRow {
  readonly id: bigint
  readonly product_id: bigint
  readonly price: bigint
  readonly time: bigint
  readonly is_own: bigint
}

export const PRICE_CHECK = 'recorded prices are those that the market had'

/** Before version 2 of the market, the price of an order was fetched up to so many milliseconds before its time was taken. */
const FETCHED_BEFORE = 5_000

/** Whether the market had a price at a time, or at a tick shortly before where that may be. */
function hadPrice(market: Market, product: MarketProduct, { price, time, is_own }: PriceRow): boolean {
  const at = (moment: number) => parsePrice(market.quote(product, moment).nowPrice) === price
  const end = Number(time)
  if (at(end)) return true
  if (is_own === 0n || end >= market.seed.since) return false
  const first = end - FETCHED_BEFORE - product.tickPeriod
  for (let moment = end - product.tickPeriod; moment > first; moment -= product.tickPeriod)
    if (at(moment)) return true
  return false
}

function messageFor(
  market: Market,
  product: MarketProduct,
  what: string,
  { id, price, time }: PriceRow,
): string {
  const moment = new Date(Number(time)).toISOString()
  const { nowPrice } = market.quote(product, Number(time))
  return `${what} ${id} has the price ${formatPrice(price)} for ${product.productCode} at ${moment}, and the market had ${nowPrice}`
}

const byProductAndTime = (one: PriceRow, other: PriceRow) =>
  Number(one.product_id - other.product_id) || Number(one.time - other.time)

/** The violations in one page of rows. Products that are no longer in the catalogue have no prices. */
async function verifyPage(market: Market, what: string, rows: readonly PriceRow[]): Promise<string[]> {
  const messages: string[] = []
  const rest = createYieldPoint()
  for (const row of rows.toSorted(byProductAndTime)) {
    const product = findProduct(Number(row.product_id))
    if (product && !hadPrice(market, product, row)) messages.push(messageFor(market, product, what, row))
    await rest()
  }
  return messages
}

/** Computes every recorded price of the past again. @returns the violations; empty when there are none */
export async function verifyRecordedPrices(
  reader: Reader,
  market: Market,
  sources: readonly RecordedPrices[],
): Promise<LedgerFinding[]> {
  const messages: string[] = []
  for (const { what, rows: text } of sources)
    for await (const rows of pagesOf<PriceRow>(reader, text))
      messages.push(...(await verifyPage(market, what, rows)))
  return firstFindings(PRICE_CHECK, messages)
}
