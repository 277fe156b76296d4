/** Whether a quote may be traded on, by its age. A silent connection counts as stale, never as live. */

/** A quote older than this is stale, ms: the stream's silence limit and one poll. It is greyed, its order button is locked. */
export const STALE_LIMIT = 15_000

/** A quote may be dated ahead by this much, ms; more, and the clocks differ, so that its age cannot be known. */
const AHEAD_LIMIT = 5000

/** Whether a quote of `time` is too old at `now`, both epoch ms of the server's clock; one that never came is. */
export function isStale(time: number | undefined, now: number): boolean {
  if (time === undefined) return true
  const age = now - time
  // Without the lower bound, a device whose clock is an hour behind would see an hour of dead quotes as live.
  return !(age >= -AHEAD_LIMIT && age <= STALE_LIMIT)
}
