import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSqlite } from '../../../server/kernel/sqlite.ts'
import { finish } from '../../../server/kernel/store.ts'
import type { Context, Steps } from '../../../server/kernel/store.ts'
import { createTestClock } from '../../support/databases.ts'

const migrations = [
  {
    version: 1,
    name: 'blobs',
    statements: ['CREATE TABLE blobs(id BIGINT PRIMARY KEY, text TEXT NOT NULL)'],
  },
]
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-sqlite-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (file = join(folder, 'test.db')) => openSqlite({ file, migrations, clock: createTestClock() })

function* store8k(_: Context, id: bigint): Steps<bigint> {
  return yield* finish(id, ['INSERT INTO blobs(id, text) VALUES ($1, $2)', [id, 'x'.repeat(8_000)]])
}

it('answers nobody with success whose change a full disk has undone', async () => {
  const store = await open()
  const [{ page_count: pages }] = (await store.query<{ page_count: bigint }>('PRAGMA page_count')) as [
    { page_count: bigint },
  ]
  await store.query(`PRAGMA max_page_count = ${pages + 40n}`)
  const outcomes = await Promise.allSettled(
    Array.from({ length: 60 }, (_, id) => store.execute(store8k, BigInt(id))),
  )
  const answered = outcomes.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  expect(answered.length).toBeLessThan(60)

  await store.query('PRAGMA max_page_count = 100000')
  expect(await store.execute(store8k, 1_000n)).toBe(1_000n)
  const rows = await store.query<{ id: bigint }>('SELECT id FROM blobs ORDER BY id')
  expect(rows.map(row => row.id)).toEqual([...answered, 1_000n])
  await store.close()
})

it('writes durably: WAL, and the disk has each commit before it is answered', async () => {
  const store = await open()
  expect(await store.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])
  expect(await store.query('PRAGMA synchronous')).toEqual([{ synchronous: 2n }])
  await store.close()
})

it('still runs what was waiting when it is closed', async () => {
  const store = await open()
  const answers = Promise.all(Array.from({ length: 300 }, (_, id) => store.execute(store8k, BigInt(id))))
  await store.close()
  expect(await answers).toHaveLength(300)
})

it('refuses a file that is no database', async () => {
  const file = join(folder, 'letter.db')
  writeFileSync(file, 'Dear reader, '.repeat(100))
  await expect(open(file)).rejects.toThrow('not a database')
})

it('makes the folder of the database when it is missing', async () => {
  const store = await open(join(folder, 'data', 'deep', 'test.db'))
  await store.close()
})
