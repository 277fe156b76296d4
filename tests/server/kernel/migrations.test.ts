import { expect } from 'vitest'
import type { Migration } from '#server/kernel/migrations.ts'
import { engines, itOnEmptyDatabases, runStatements } from '#tests/support/databases/databases.ts'

const first: Migration = {
  version: 1,
  name: 'notes',
  statements: ['CREATE TABLE notes(id BIGINT PRIMARY KEY, text TEXT NOT NULL)'],
}
const second: Migration = {
  version: 2,
  name: 'authors',
  statements: ["ALTER TABLE notes ADD COLUMN author TEXT NOT NULL DEFAULT 'nobody'"],
}

itOnEmptyDatabases('migrations update an older database and keep its rows', async database => {
  const before = await database.open({ migrations: [first] })
  await runStatements(before, ['INSERT INTO notes(id, text) VALUES ($1, $2)', [1n, 'kept']])
  await before.close()

  const after = await database.open({ migrations: [first, second] })
  expect(await after.query('SELECT * FROM notes')).toEqual([{ id: 1n, text: 'kept', author: 'nobody' }])
  expect(await after.query('SELECT version, name FROM schema_version ORDER BY version')).toEqual([
    { version: 1n, name: 'notes' },
    { version: 2n, name: 'authors' },
  ])
  await after.close()
})

itOnEmptyDatabases('migrations refuse a database written by a newer version', async database => {
  await (await database.open({ migrations: [first, second] })).close()
  await expect(database.open({ migrations: [first] })).rejects.toThrow(
    'The database has schema version 2, and this version of the program knows 1 only.',
  )
})

itOnEmptyDatabases(
  'migrations that only expand the schema leave room for nodes of the version before, others do not (N2)',
  async database => {
    const expand: Migration = { ...second, kind: 'expand' }
    const contract: Migration = {
      version: 3,
      name: 'no text',
      statements: ['ALTER TABLE notes DROP COLUMN text'],
      kind: 'contract',
    }
    const newer = await database.open({ migrations: [first, expand], nodeId: 1 })
    const older = await database.open({ migrations: [first], nodeId: 2 })
    await runStatements(older, ['INSERT INTO notes(id, text) VALUES ($1, $2)', [1n, 'by the older']])
    expect(await newer.query('SELECT author FROM notes')).toEqual([{ author: 'nobody' }])
    await (await database.open({ migrations: [first, expand, contract], nodeId: 3 })).close()
    await expect(database.open({ migrations: [first, expand] })).rejects.toThrow('knows 2 only')
    await Promise.all([newer.close(), older.close()])
  },
  undefined,
  engines.filter(({ name }) => name === 'PostgreSQL'),
)

itOnEmptyDatabases('migrations leave the schema unchanged when a step fails', async database => {
  const broken: Migration = {
    version: 2,
    name: 'broken',
    statements: ['CREATE TABLE half(id BIGINT)', 'NO SQL AT ALL'],
  }
  await expect(database.open({ migrations: [first, broken] })).rejects.toThrow()
  const store = await database.open({ migrations: [first] })
  await expect(store.query('SELECT * FROM half')).rejects.toThrow()
  await store.close()
})

itOnEmptyDatabases('migrations require consecutive step numbers', async database => {
  await expect(database.open({ migrations: [second] })).rejects.toThrow('"authors" must have version 1')
})

itOnEmptyDatabases('migrations run once when two nodes start at the same time', async database => {
  const stores = await Promise.all(
    [1, 2, 3].map(nodeId => database.open({ migrations: [first, second], nodeId })),
  )
  const [versions] = await stores[0]!.query('SELECT count(*) AS count FROM schema_version')
  expect(versions).toEqual({ count: 2n })
  await Promise.all(stores.map(store => store.close()))
})
