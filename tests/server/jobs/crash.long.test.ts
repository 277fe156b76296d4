import { itWithDatabase } from '#tests/support/databases/databases.ts'
import { killRepeatedly } from './scheduler-crash-harness.ts'

const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 3)

itWithDatabase(
  'scheduler does what is due exactly once, however often it is killed, a day apart',
  async database => void (await killRepeatedly(database, KILLS)),
  30_000 + KILLS * 12_000,
)
