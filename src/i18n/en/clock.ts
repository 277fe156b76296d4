import type { Dictionary } from '../overlay.ts'

/** Whose clock a time and a day are by: the reader's, and UTC where a rule counts days. */
export default {
  timesAre: 'All times are in this device’s time zone: {zone}',
  utcDays: 'Days are in UTC. Each starts at 00:00 UTC, which is {time} your time.',
  here: '{time} your time',
  utcDay: '{day} (UTC)',
} as const satisfies Dictionary
