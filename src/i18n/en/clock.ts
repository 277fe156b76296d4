import type { Dictionary } from '../overlay.ts'

/** Whose clock a time and a day are by: the reader's, and UTC where a rule counts days. */
export default {
  timesAre: 'All times are in this device’s time zone: {zone:string}',
  utcDays: 'Days are in UTC. Each starts at 00:00 UTC, which is {time:string} your time.',
  here: '{time:string} your time',
  utcDay: '{day:string} (UTC)',
} as const satisfies Dictionary
