import { itOnEveryEngine } from '#tests/support/databases.ts'
import { killRepeatedly } from './scheduler-kills.ts'

const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 3)

itOnEveryEngine(
  'scheduler does what is due exactly once, however often it is killed, a day apart',
  async database => void (await killRepeatedly(database, KILLS)),
  30_000 + KILLS * 12_000,
)
