import type { Reader } from '#server/kernel/store.ts'
import { createYieldPoint } from '#server/kernel/time-slices.ts'
import type { Finding } from '#server/ledger/checks.ts'
import { findProduct } from '#server/market/catalogue.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
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

/** Computes again how orders and positions had to end. @returns the violations; empty when there are none */
export async function verifyRecordedOutcomes(
  reader: Reader,
  market: Market,
  sources: readonly RecordedOutcomes[],
): Promise<Finding[]> {
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
