import { expect, it } from 'vitest'
import { whereAll, readPage } from '#server/kernel/paging.ts'
import { itOnEmptyDatabases, runStatements } from '#tests/support/databases/databases.ts'

it('conditions number their values and skip those without one', () => {
  expect(
    whereAll(
      ['user_id =', 7n],
      ['status =', undefined],
      ["kind <> 'open'"],
      ['created_at <', 5],
      ['name =', 'a'],
    ),
  ).toEqual({
    where: "user_id = $1 AND kind <> 'open' AND created_at < $2 AND name = $3",
    params: [7n, 5n, 'a'],
  })
})

const migrations = [
  {
    version: 1,
    name: 'letters',
    statements: [
      'CREATE TABLE people(id BIGINT PRIMARY KEY, name TEXT NOT NULL)',
      'CREATE TABLE letters(id BIGINT PRIMARY KEY, sender BIGINT NOT NULL, kind TEXT NOT NULL)',
    ],
  },
]

itOnEmptyDatabases(
  'paging reads each page of the matching rows, newest first, with their total',
  async database => {
    const store = await database.open({ migrations })
    try {
      await runStatements(store, ['INSERT INTO people(id, name) VALUES (1, $1), (2, $2)', ['Ada', 'Bob']])
      for (let id = 1n; id <= 7n; id++) {
        const letter = [id, id === 6n ? 2n : 1n, id === 4n ? 'draft' : 'letter']
        await runStatements(store, ['INSERT INTO letters VALUES ($1, $2, $3)', letter])
      }
      const letters = {
        table: 'letters l',
        joins: 'JOIN people p ON p.id = l.sender',
        columns: 'l.id, p.name',
        order: 'l.id DESC',
        ...whereAll(['l.sender =', 1], ['l.kind =', 'letter'], ['l.id >=', undefined]),
      }
      const page = (pageNum: number) =>
        readPage(
          store,
          { pageNum, pageSize: 2 },
          letters,
          (row: { id: bigint; name: string }) => `${row.id} ${row.name}`,
        )
      expect(await page(1)).toEqual({ rows: ['7 Ada', '5 Ada'], total: 5 })
      expect(await page(3)).toEqual({ rows: ['1 Ada'], total: 5 })
      expect(await page(4)).toEqual({ rows: [], total: 5 })
    } finally {
      await store.close()
    }
  },
)
