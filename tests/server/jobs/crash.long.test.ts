import { itWithDatabase } from '#tests/support/databases/databases.ts'
import { killRepeatedly } from './scheduler-crash-harness.ts'

const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 3)

itWithDatabase(
  'scheduler does what is due exactly once, however often it is killed, a day apart',
  async database => void (await killRepeatedly(database, KILLS)),
  // A kill takes twelve seconds; this is for what would never end.
  120_000 + KILLS * 60_000,
)
