import { lastTradingMoment, newYorkTime, nthWeekday } from './hours.ts'

const FRIDAY = 5
const CLOSING_HOUR = 17

/** How often a new contract begins. */
export type FuturesCycle = 'monthly' | 'quarterly'

/**
 * When the front futures contract at a moment expires, epoch ms: at 17:00 New York time on the third Friday of the month, or on the
 * last trading day before when that is a holiday. Quarterly ones expire in March, June, September and December. Trading rolls over to
 * the next contract at that instant and at the same price, as the sandbox has no cost of carry. (docs/rules/market.md)
 */
export function futuresExpiry(cycle: FuturesCycle, time: number): number {
  const now = new Date(time)
  for (let month = now.getUTCMonth(); ; month++) {
    if (cycle === 'quarterly' && month % 3 !== 2) continue
    const friday = nthWeekday(now.getUTCFullYear(), month, FRIDAY, 3)
    const expiry = lastTradingMoment(3, newYorkTime(friday, CLOSING_HOUR))
    if (expiry > time) return expiry
  }
}
