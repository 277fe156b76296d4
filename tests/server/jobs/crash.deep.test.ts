import { itOnEveryEngine } from '#tests/support/databases.ts'
import { killSchedulers } from './scheduler-kills.ts'

const KILLS = 100

itOnEveryEngine(
  'does what is due once and only once in a hundred kills, a day apart (M20)',
  async database => {
    const { days, quick, draws } = await killSchedulers(database, KILLS)
    const engine = database.settings.databaseUrl ? 'PostgreSQL' : 'SQLite'
    const done = `${days} days of interest, ${quick} quick orders settled, ${draws} subscriptions drawn`
    process.stdout.write(`${engine}: ${KILLS} kills of the scheduler, ${done}\n`)
  },
  3_600_000,
)
