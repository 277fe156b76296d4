import { expect } from 'vitest'
import { engines, itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { resetRepeatedly } from './connection-resets.ts'

itOnEveryEngine(
  'a process loses and repeats nothing when its database connections are reset a hundred times under load (N1)',
  async database => {
    const { answered, unknown } = await resetRepeatedly(database, 100)
    process.stdout.write(`100 resets: ${answered} orders answered, ${unknown} commits asked for again\n`)
    expect(answered).toBeGreaterThan(4_000)
  },
  900_000,
  engines.filter(({ name }) => name === 'PostgreSQL'),
)
