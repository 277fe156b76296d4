/** How long ago something was, in the steps of R9.5; the words are the dictionary's. */
import { DAY, HOUR, MINUTE } from './time-units.ts'

type TimeAgoUnit = 'justNow' | 'minute' | 'hour' | 'day' | 'month' | 'year'

export interface TimeAgo {
  unit: TimeAgoUnit
  /** Whole units past; 0 for justNow. */
  value: number
}

/**
 * Under 5 minutes "just now", then minutes, hours, days (under 30), months of 30 days, years of 365 [R9.5].
 * Both times are epoch ms. What lies ahead, as with a clock that is behind, was just now.
 */
export function timeAgo(time: number, now: number): TimeAgo {
  const past = now - time
  if (past < 5 * MINUTE) return { unit: 'justNow', value: 0 }
  if (past < HOUR) return { unit: 'minute', value: Math.floor(past / MINUTE) }
  if (past < DAY) return { unit: 'hour', value: Math.floor(past / HOUR) }
  const days = Math.floor(past / DAY)
  if (days < 30) return { unit: 'day', value: days }
  // 12 months of 30 days end before the year does: its last five days stay in the eleventh month.
  if (days < 365) return { unit: 'month', value: Math.min(11, Math.floor(days / 30)) }
  return { unit: 'year', value: Math.floor(days / 365) }
}
