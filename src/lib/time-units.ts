/** Lengths of time in milliseconds. A day is one of UTC: a day of somebody's calendar may be longer or shorter (`lib/days`). */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const WEEK = 7 * DAY
