/** Whether a quote is too old to trade on. A silent connection counts as stale, never as live. */

/**
 * Age in ms above which a quote is stale: the silence limit of the stream and one poll. It is greyed and its order
 * button disabled.
 */
export const MAX_QUOTE_AGE = 15_000

/** How far in the future a quote may be dated, ms. Beyond that the clocks differ, and the age is unknown. */
const MAX_CLOCK_SKEW = 5000

/** Whether a quote of `time` is too old at `now`, both epoch ms by the server's clock. A missing quote is stale. */
export function isStale(time: number | undefined, now: number): boolean {
  if (time === undefined) return true
  const age = now - time
  // Without the lower bound, a device whose clock is an hour slow would show an hour of stale quotes as live.
  return !(age >= -MAX_CLOCK_SKEW && age <= MAX_QUOTE_AGE)
}
