import { itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { killRepeatedly } from './scheduler-crash-harness.ts'

const KILLS = 100

itOnEveryEngine(
  'scheduler does what is due exactly once in a hundred kills, a day apart (M20)',
  async database => {
    const { days, quick, draws } = await killRepeatedly(database, KILLS)
    const engine = database.settings.databaseUrl ? 'PostgreSQL' : 'SQLite'
    const done = `${days} days of interest, ${quick} quick orders settled, ${draws} subscriptions drawn`
    process.stdout.write(`${engine}: ${KILLS} kills of the scheduler, ${done}\n`)
  },
  3_600_000,
)
