import type { QuickOrder } from '../statement-shapes.ts'
import { first } from './arithmetic.ts'
import type { Facts } from './facts.ts'
import { reckon, sameMoment, type About, type Finding } from './finding.ts'

/**
 * The two prices of a quick order against those that the reader's own device saw: the very price of that tick, and for its end no tick
 * between the one named and the last moment. What was not seen proves nothing, and is not told of.
 */
export function* checkSeen(facts: Facts, about: About, order: QuickOrder): Generator<Finding> {
  const { productId, openPrice, openPriceTime, closePrice, closePriceTime, expiresAt } = order
  yield* checkTick(facts, about, { productId, time: openPriceTime }, openPrice)
  if (closePrice === null || closePriceTime === null) return
  const last = facts.seenBefore(productId, expiresAt)
  if (last && last.time > closePriceTime) {
    return yield sameMoment('seenPrice', about, last.time, closePriceTime)
  }
  yield* checkTick(facts, about, { productId, time: closePriceTime }, closePrice)
}

function* checkTick(
  facts: Facts,
  about: About,
  { productId, time }: { readonly productId: number; readonly time: number },
  stated: string,
): Generator<Finding> {
  const tick = facts.seenBefore(productId, time)
  if (tick?.time !== time) return
  yield reckon('seenPrice', about, [first('price', tick.price)], { stated, unit: '' })
}
