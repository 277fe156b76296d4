/** When a price of the market first reached a limit, found in its recomputed past. */
import { compare, type Decimal } from '../money/money.ts'
import { DAY, HOUR, MINUTE } from '../time/time-units.ts'

/** The recomputed past prices of a product, or of a pair of coins. */
export interface PriceTrack {
  /** Milliseconds between two ticks. */
  readonly tickPeriod: number
  /** Undefined where it cannot be recomputed. */
  priceAt(time: number): Decimal | undefined
  /** Whether it was traded at a time. */
  isOpen(time: number): boolean
  /**
   * A range with all prices of whole minutes of one UTC day, `to` excluded, epoch ms; it may be wider. Undefined where they cannot be
   * recomputed.
   */
  range(from: number, to: number): { readonly low: Decimal; readonly high: Decimal } | undefined
}

/** A price that is reached by a fall to it, or by a rise. */
export interface Barrier {
  readonly price: Decimal
  readonly isFall: boolean
}

/** A tick that reached a barrier. */
export interface Reached {
  readonly time: number
  readonly price: Decimal
}

/** Searched from coarse to fine: most days and hours do not come near. */
const SPANS = [DAY, HOUR, MINUTE]

/** Whether a price has reached a barrier. */
export const isReached = ({ price: bound, isFall }: Barrier, price: Decimal): boolean =>
  isFall ? compare(price, bound) <= 0 : compare(price, bound) >= 0

function firstTick(track: PriceTrack, barrier: Barrier, from: number, to: number): Reached | undefined {
  const { tickPeriod } = track
  for (let time = (Math.floor(from / tickPeriod) + 1) * tickPeriod; time <= to; time += tickPeriod) {
    const price = track.priceAt(time)
    if (price !== undefined && isReached(barrier, price) && track.isOpen(time)) return { time, price }
  }
  return undefined
}

/**
 * The first tick after `from` and up to `to` (epoch ms) at which the price reached a barrier while it was traded; undefined: none did.
 * Yields at each step, for pauses.
 */
export function* firstReach(
  track: PriceTrack,
  barrier: Barrier,
  from: number,
  to: number,
): Generator<void, Reached | undefined> {
  const canReach = (start: number, length: number) => {
    const range = track.range(start, start + length)
    return range !== undefined && isReached(barrier, barrier.isFall ? range.low : range.high)
  }
  for (let time = from; time < to;) {
    yield
    const start = time + 1
    const skipped = SPANS.find(
      length => start % length === 0 && time + length <= to && !canReach(start, length),
    )
    if (skipped) {
      time += skipped
      continue
    }
    const end = Math.min(to, Math.floor(start / MINUTE) * MINUTE + MINUTE - 1)
    const reached = firstTick(track, barrier, time, end)
    if (reached) return reached
    time = end
  }
  return undefined
}
