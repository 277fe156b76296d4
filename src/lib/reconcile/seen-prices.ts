import type { ReportedQuickOrder } from '../statement/account-shapes.ts'
import { startWith } from './arithmetic.ts'
import type { Facts } from './facts.ts'
import { checkComputed, checkTime, type FindingContext, type Finding } from './finding.ts'

/**
 * Checks both prices of a quick order against the ticks that the user's own device saw: the price of that very tick
 * and, for the closing price, that no later tick came before the expiry. Prices that were not seen prove nothing and
 * are skipped.
 */
export function* checkSeenPrices(
  facts: Facts,
  about: FindingContext,
  order: ReportedQuickOrder,
): Generator<Finding> {
  const { productId, openPrice, openPriceTime, closePrice, closePriceTime, expiresAt } = order
  yield* checkTick(facts, about, { productId, time: openPriceTime }, openPrice)
  if (closePrice === null || closePriceTime === null) return
  const last = facts.lastSeenTick(productId, expiresAt)
  if (last && last.time > closePriceTime) {
    return yield checkTime('seenPrice', about, last.time, closePriceTime)
  }
  yield* checkTick(facts, about, { productId, time: closePriceTime }, closePrice)
}

function* checkTick(
  facts: Facts,
  about: FindingContext,
  { productId, time }: { readonly productId: number; readonly time: number },
  stated: string,
): Generator<Finding> {
  const tick = facts.lastSeenTick(productId, time)
  if (tick?.time !== time) return
  yield checkComputed('seenPrice', about, [startWith('price', tick.price)], { stated, unit: '' })
}
