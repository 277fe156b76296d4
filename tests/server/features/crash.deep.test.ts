import { itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { killRepeatedly } from './crash-harness.ts'

const KILLS = 100

itOnEveryEngine(
  'back end loses no confirmed order and repeats none in a hundred kills under load (M20)',
  async database => {
    const { kills, answered, transactions } = await killRepeatedly(database, KILLS)
    const engine = database.settings.databaseUrl ? 'PostgreSQL' : 'SQLite'
    process.stdout.write(
      `${engine}: ${kills} kills, ${answered} orders answered, ${transactions} transactions\n`,
    )
  },
  1_800_000,
)
