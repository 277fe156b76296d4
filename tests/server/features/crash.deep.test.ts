import { itOnEveryEngine } from '#tests/support/databases.ts'
import { killAgainAndAgain } from './kills.ts'

const KILLS = 100

itOnEveryEngine(
  'loses nothing that it has answered, and does nothing twice, in a hundred kills under load (M20)',
  async database => {
    const { kills, answered, transactions } = await killAgainAndAgain(database, KILLS)
    const engine = database.settings.databaseUrl ? 'PostgreSQL' : 'SQLite'
    process.stdout.write(
      `${engine}: ${kills} kills, ${answered} orders answered, ${transactions} transactions\n`,
    )
  },
  1_800_000,
)
