import { itOnEveryEngine } from '#tests/support/databases.ts'
import { killAgainAndAgain } from './kills.ts'

const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 4)

itOnEveryEngine(
  'loses nothing that it has answered, and balances, when it is killed under load again and again',
  async database => void (await killAgainAndAgain(database, KILLS)),
  15_000 + KILLS * 5_000,
)
