import { DAY } from '#src/lib/time/time-units.ts'

/** A session ends when it has not been used for this long, in milliseconds. */
export const SESSION_LIFETIME = 30 * DAY
/** It ends at this age, however much it is used. */
export const MAX_SESSION_AGE = 90 * DAY
/** An account has at most so many; the oldest end when another is opened. Not of the account that everybody shares. */
export const MAX_SESSIONS = 50
