/** Durations in milliseconds. A day is a UTC day; a calendar day may be longer or shorter (see local-days.ts). */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY

/** The same as bigint, for times from the database. */
export const MINUTE_BIGINT = BigInt(MINUTE)
export const HOUR_BIGINT = BigInt(HOUR)
export const DAY_BIGINT = BigInt(DAY)
