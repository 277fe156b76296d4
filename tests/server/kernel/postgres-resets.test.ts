import { expect } from 'vitest'
import { engines, itOnEveryEngine } from '#tests/support/databases.ts'
import { resetAgainAndAgain } from './resets.ts'

itOnEveryEngine(
  'a process whose connections to the database are reset under load goes on, loses nothing and does nothing twice (N1)',
  async database => {
    const { answered } = await resetAgainAndAgain(database, 5)
    expect(answered).toBeGreaterThan(200)
  },
  60_000,
  engines.filter(({ name }) => name === 'PostgreSQL'),
)
