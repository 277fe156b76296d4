import { expect, it } from 'vitest'
import { TEST_DATABASE_URL, engines } from './databases.ts'

it('a run on SQLite alone prints that PostgreSQL was left out', () => {
  // eslint-disable-next-line no-console -- says that a run without PostgreSQL is incomplete
  if (!TEST_DATABASE_URL) console.warn('PostgreSQL tests were NOT run: set TEST_DATABASE_URL to run them.')
  expect(engines.map(engine => engine.name)).toEqual(
    TEST_DATABASE_URL ? ['SQLite', 'PostgreSQL'] : ['SQLite'],
  )
})
