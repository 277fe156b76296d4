import { lastTradingMoment, newYork, nthWeekday } from './hours.ts'

const FRIDAY = 5
const CLOSING_HOUR = 17

/**
 * When the futures contract that is traded at a moment expires, epoch ms: at 17:00 New York time on the third Friday of
 * the month, or on the last trading day before when that is a holiday. Quarterly ones expire in March, June, September
 * and December. At that very moment the next contract is the one that is traded; it goes on from the same price, as the
 * sandbox knows neither interest nor storage. (docs/rules/market.md)
 */
export function futuresExpiry(cycle: 'monthly' | 'quarterly', time: number): number {
  const now = new Date(time)
  for (let month = now.getUTCMonth(); ; month++) {
    if (cycle === 'quarterly' && month % 3 !== 2) continue
    const friday = nthWeekday(now.getUTCFullYear(), month, FRIDAY, 3)
    const expiry = lastTradingMoment(3, newYork(friday, CLOSING_HOUR))
    if (expiry > time) return expiry
  }
}
