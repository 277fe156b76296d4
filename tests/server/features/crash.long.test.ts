import { itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { killRepeatedly } from './crash-harness.ts'

const KILLS = Number(process.env.CRASH_TEST_KILLS ?? 3)

itOnEveryEngine(
  'back end loses no confirmed order and its ledger balances after repeated kills under load',
  async database => void (await killRepeatedly(database, KILLS)),
  // A kill takes five seconds; this is for what would never end.
  120_000 + KILLS * 60_000,
)
