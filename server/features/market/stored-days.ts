import type { Reader } from '#server/kernel/store.ts'
import { createYieldPoint } from '#server/kernel/time-slices.ts'
import type { LedgerFinding } from '#server/ledger/checks.ts'
import { BLOCK_DAYS, isSameDay, readDayRows } from '#server/market/day-blocks.ts'
import type { Market } from '#server/market/market.ts'
import { DAY } from '#src/lib/time/time-units.ts'

export const STORED_DAYS_CHECK = 'stored days of the market are those that it had'

/** Products that are looked at on a UTC day: computing a day of years ago takes every day before it. */
const SAMPLE = 40

const textOf = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)

/**
 * Computes stored days of the market again: of 40 products, others each UTC day, one day of each block, which moves on as well; so that each of 500
 * products is looked at every 13 days.
 * @returns the violations; empty when there are none
 */
export async function verifyStoredDays(reader: Reader, market: Market): Promise<LedgerFinding[]> {
  const { products } = market
  const today = Math.floor(market.now() / DAY)
  const rest = createYieldPoint()
  const messages: string[] = []
  for (let index = 0; index < SAMPLE; index++) {
    const product = products[(today * SAMPLE + index) % products.length]!
    const { productId, productCode } = product
    // Newest first, so that each day of the past that is made up is computed from the one after it.
    for (const { block, days } of (await readDayRows(reader, market.signer, productId)).toReversed()) {
      const offset = today % BLOCK_DAYS
      const day = block * BLOCK_DAYS + offset
      if (!days)
        messages.push(
          `the stored days of ${productCode} from ${textOf(day - offset)} on were not written by its back end`,
        )
      else if (!isSameDay(days[offset]!, market.dayOf(product, day)))
        messages.push(`the stored ${textOf(day)} of ${productCode} is another day than the market had`)
      await rest()
    }
  }
  return messages.map(message => ({ check: STORED_DAYS_CHECK, message }))
}
