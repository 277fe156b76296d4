import { itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { killRepeatedly } from './crash-harness.ts'

const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 3)

itOnEveryEngine(
  'back end loses no confirmed order and its ledger balances after repeated kills under load',
  async database => void (await killRepeatedly(database, KILLS)),
  15_000 + KILLS * 5_000,
)
