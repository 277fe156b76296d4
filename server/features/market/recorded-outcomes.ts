import type { Reader } from '#server/kernel/store.ts'
import { createYieldPoint } from '#server/kernel/time-slices.ts'
import type { LedgerFinding } from '#server/ledger/checks.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { priceTrack, type PriceHistory } from '#server/matching/price-history.ts'
import { marketActs, type WaitingOrder } from '#src/lib/market/waiting-order.ts'
import { runSteps } from '#src/lib/run-steps.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { firstFindings, pagesOf, type KeyedRow } from './record-pages.ts'

/** A record whose product and end the market decides. */
export interface OutcomeRow extends KeyedRow {
  readonly id: bigint
  readonly product_id: bigint
}

/** What tables have recorded of how the market ended orders and positions. */
export interface RecordedOutcomes<Of extends OutcomeRow = never> {
  /** What they are of, as in `quick order 7`. */
  readonly what: string
  readonly rows: string
  /** What is wrong with a row, in words that follow its name. */
  readonly problem: (row: Of, product: MarketProduct, market: Market) => string | undefined
}

export const OUTCOME_CHECK = 'orders and positions ended as the market was, and when they had to'

/** What was due before this is overdue, epoch ms: the day whose key is published is over for everybody. */
export const overdueBefore = (market: Market): number => Math.floor((market.now() - HOUR) / DAY) * DAY

export const momentOf = (time: bigint | number | null): string =>
  time === null ? 'never' : new Date(Number(time)).toISOString()

/** What is wrong with what the market did, or was to do, to an order that waited for it, by the same search as on a customer's device. */
export function waitingProblem(
  market: Market,
  history: PriceHistory,
  order: WaitingOrder,
): string | undefined {
  // The rules of earlier versions of the market are not those of today.
  if (order.createdAt < market.seed.since) return undefined
  for (const { is, reached, stated } of runSteps(
    marketActs(priceTrack(history), order, overdueBefore(market)),
  )) {
    if (reached && reached.time === stated) continue
    const told = stated === null ? `was not ${is}` : `was ${is} at ${momentOf(stated)}`
    return `${told}, and its price was ${reached ? `first reached at ${momentOf(reached.time)}` : 'not reached'}`
  }
  return undefined
}

/** A time of a row, or null. */
export const timeOf = (time: bigint | null): number | null => (time === null ? null : Number(time))

/** Computes again how orders and positions had to end. @returns the violations; empty when there are none */
export async function verifyRecordedOutcomes(
  reader: Reader,
  market: Market,
  sources: readonly RecordedOutcomes[],
): Promise<LedgerFinding[]> {
  const messages: string[] = []
  const rest = createYieldPoint()
  for (const { what, rows: text, problem } of sources) {
    for await (const rows of pagesOf<never>(reader, text)) {
      for (const row of rows as OutcomeRow[]) {
        const product = findProduct(Number(row.product_id))
        const found = product && problem(row as never, product, market)
        if (found) messages.push(`${what} ${row.id} ${found}`)
        await rest()
      }
    }
  }
  return firstFindings(OUTCOME_CHECK, messages)
}
