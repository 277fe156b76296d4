import { tradingSpans } from '#src/lib/market/hours.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import * as fc from '../seeded-fast-check.ts'

/** Milliseconds before and after a moment at which something changes: the last instant before it, the first tick, and one later. */
const NEARBY = [-1, 0, 249, 1000]

/** Moments of a span, among them those at which a minute, an hour, a day or the trading of an exchange begins. */
export function anyMomentOf(from: number, to: number): fc.Arbitrary<number> {
  const openings = ([1, 3, 4] as const).flatMap(type => tradingSpans(type, from, to).map(span => span.from))
  const multiples = (length: number) =>
    fc
      .integer({ min: Math.ceil(from / length) + 1, max: Math.floor(to / length) })
      .map(count => count * length)
  const changes = fc.oneof(
    multiples(MINUTE),
    multiples(HOUR),
    ...(to - from > 2 * DAY ? [multiples(DAY)] : []),
    ...(openings.length > 0 ? [fc.constantFrom(...openings)] : []),
  )
  const near = fc
    .tuple(changes, fc.constantFrom(...NEARBY))
    .map(([at, after]) => Math.min(to, Math.max(from, at + after)))
  return fc.oneof(fc.integer({ min: from, max: to }), near)
}
