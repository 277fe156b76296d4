/** Relative time in the steps of R9.5; the texts come from the dictionary. */
import { DAY, HOUR, MINUTE } from './time-units.ts'

type TimeAgoUnit = 'justNow' | 'minute' | 'hour' | 'day' | 'month' | 'year'

export interface TimeAgo {
  unit: TimeAgoUnit
  /** Whole units elapsed; 0 for justNow. */
  value: number
}

/**
 * Under 5 minutes "just now", then minutes, hours, days (under 30), months of 30 days, years of 365 [R9.5]. Both times
 * are epoch ms. A time in the future, as with a slow clock, counts as just now.
 */
export function timeAgo(time: number, now: number): TimeAgo {
  const past = now - time
  if (past < 5 * MINUTE) return { unit: 'justNow', value: 0 }
  if (past < HOUR) return { unit: 'minute', value: Math.floor(past / MINUTE) }
  if (past < DAY) return { unit: 'hour', value: Math.floor(past / HOUR) }
  const days = Math.floor(past / DAY)
  if (days < 30) return { unit: 'day', value: days }
  // 12 months of 30 days are shorter than a year: its last five days stay at eleven months.
  if (days < 365) return { unit: 'month', value: Math.min(11, Math.floor(days / 30)) }
  return { unit: 'year', value: Math.floor(days / 365) }
}
