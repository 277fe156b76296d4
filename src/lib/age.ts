/** Whether a quote may be traded on, by its age. A silent connection counts as stale, never as live. */

/** A quote up to this old is live, ms. */
export const LIVE_LIMIT = 5000
/** A quote older than this is stale and its order button is locked, ms. */
export const STALE_LIMIT = 15_000

type QuoteState = 'live' | 'delayed' | 'stale'

type QuoteReason =
  /** Within the live limit. */
  | 'fresh'
  /** Past the live limit, not yet past the stale one. */
  | 'late'
  /** Past the stale limit while the market is open. */
  | 'tooOld'
  /** Old because nothing is traded at this hour: the last price stands. */
  | 'marketClosed'
  /** None has ever come. */
  | 'neverCame'
  /** Dated further ahead than the live limit: the clocks differ, so that its age cannot be known. */
  | 'clocksDiffer'

export interface AgeLimits {
  /** ms; `LIVE_LIMIT` unless told. */
  live?: number
  /** ms; `STALE_LIMIT` unless told. */
  stale?: number
  isMarketClosed?: boolean
}

export interface QuoteAge {
  state: QuoteState
  reason: QuoteReason
}

/**
 * How a quote stands at `now`: live up to 5 s, delayed up to 15 s, then stale, unless the market is closed. Both
 * times are epoch ms of one clock: bring the device's to the server's first.
 */
export function quoteAge(time: number | undefined, now: number, limits: AgeLimits = {}): QuoteAge {
  const { live = LIVE_LIMIT, stale = STALE_LIMIT, isMarketClosed = false } = limits
  if (time === undefined) return { state: 'stale', reason: 'neverCame' }
  const age = now - time
  // Without this a device whose clock is an hour behind would see an hour of dead quotes as live.
  if (!(age >= -live)) return { state: 'stale', reason: 'clocksDiffer' }
  if (age <= live) return { state: 'live', reason: 'fresh' }
  if (isMarketClosed) return { state: 'delayed', reason: 'marketClosed' }
  return age <= stale ? { state: 'delayed', reason: 'late' } : { state: 'stale', reason: 'tooOld' }
}
