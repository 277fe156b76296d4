import { itOnEveryEngine } from '#tests/support/databases.ts'
import { killSchedulers } from './scheduler-kills.ts'

const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 3)

itOnEveryEngine(
  'does what is due once and only once, however often the scheduler is killed in the middle, a day apart',
  async database => void (await killSchedulers(database, KILLS)),
  30_000 + KILLS * 12_000,
)
