import { expect } from 'vitest'
import { engines, itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { resetRepeatedly } from './connection-resets.ts'

itOnEveryEngine(
  'a process loses and repeats nothing when its database connections are reset under load (N1)',
  async database => {
    const { answered } = await resetRepeatedly(database, 5)
    expect(answered).toBeGreaterThan(200)
  },
  120_000,
  engines.filter(({ name }) => name === 'PostgreSQL'),
)
