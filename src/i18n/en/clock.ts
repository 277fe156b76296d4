import type { BaseTranslation } from '../generated/types.ts'

/** Whose clock a time and a day are by: the reader's, and UTC where a rule counts days. */
export default {
  timesAre: 'All times are those of this device: {zone:string}',
  utcDays: 'Days are those of UTC. Each begins at 00:00 UTC, which is {time:string} on your clock.',
  here: '{time:string} on your clock',
  utcDay: '{day:string} (UTC)',
} satisfies BaseTranslation
