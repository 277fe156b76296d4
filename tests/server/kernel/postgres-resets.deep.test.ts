import { expect } from 'vitest'
import { engines, itOnEveryEngine } from '#tests/support/databases.ts'
import { resetAgainAndAgain } from './resets.ts'

itOnEveryEngine(
  'a process whose connections to the database are reset a hundred times under load goes on, loses nothing and does nothing twice (N1)',
  async database => {
    const { answered, unknown } = await resetAgainAndAgain(database, 100)
    process.stdout.write(`100 resets: ${answered} orders answered, ${unknown} commits asked for again\n`)
    expect(answered).toBeGreaterThan(4_000)
  },
  900_000,
  engines.filter(({ name }) => name === 'PostgreSQL'),
)
