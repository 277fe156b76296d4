import { isReached, type Barrier, type PriceTrack } from '#src/lib/market/first-reach.ts'
import { checkRange, checkText, type Finding, type FindingContext } from '../finding.ts'

/** What was done although no price had reached it: the price of that moment, and what it should have reached. */
export function unreached(about: FindingContext, track: PriceTrack, barrier: Barrier, time: number): Finding {
  const price = track.priceAt(time)
  const at = { ...about, time }
  // It was reached before it counted.
  if (price === undefined || isReached(barrier, price))
    return checkText('firstReached', at, '', new Date(time).toISOString())
  const bounds = barrier.isFall ? { low: null, high: barrier.price } : { low: barrier.price, high: null }
  return checkRange('firstReached', at, bounds, { stated: price, unit: '' })
}
