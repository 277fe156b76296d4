import { expect, it } from 'vitest'
import { TEST_DATABASE_URL, engines } from './databases.ts'

it('says so when the tests of the back end ran on SQLite alone', () => {
  // eslint-disable-next-line no-console -- the one line that keeps a run without PostgreSQL from passing for a whole one
  if (!TEST_DATABASE_URL) console.warn('PostgreSQL tests were NOT run: set TEST_DATABASE_URL to run them.')
  expect(engines.map(engine => engine.name)).toEqual(
    TEST_DATABASE_URL ? ['SQLite', 'PostgreSQL'] : ['SQLite'],
  )
})
