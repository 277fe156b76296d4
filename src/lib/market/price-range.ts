import { DAY_MINUTES } from './volatility.ts'
import type { PriceWalk } from './walk.ts'
import { priceAfter } from './walk-day.ts'

/** The lowest and the highest price of a walk, in minor units. */
export interface WalkRange {
  readonly low: number
  readonly high: number
}

/** The range of whole minutes of one UTC day, counted since 1970: `from` and up to, not including, `to`. */
export function walkRange(walk: PriceWalk, from: number, to: number): WalkRange {
  const day = Math.floor(from / DAY_MINUTES)
  const { opening, moves, changes, steps } = walk.day(day)
  const first = day * DAY_MINUTES
  let low = Infinity
  let high = -Infinity
  for (let minute = from - first; minute < to - first; minute++) {
    let sum = steps[minute]!
    if (sum < low) low = sum
    if (sum > high) high = sum
    for (let at = minute * moves, end = at + moves; at < end; at++) {
      sum += changes[at]!
      if (sum < low) low = sum
      else if (sum > high) high = sum
    }
  }
  const { tickSize } = walk.terms
  return { low: priceAfter(opening, low, tickSize), high: priceAfter(opening, high, tickSize) }
}
