import { closeSync, existsSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSqlite, type SqliteOptions } from '#server/kernel/sqlite/store.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

const migrations = [
  {
    version: 1,
    name: 'blobs',
    statements: ['CREATE TABLE blobs(id BIGINT PRIMARY KEY, text TEXT NOT NULL)'],
  },
]
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-readers-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (options: Partial<SqliteOptions> = {}) =>
  openSqlite({
    file: join(folder, 'test.db'),
    migrations,
    clock: createTestClock(),
    readThreads: 2,
    ...options,
  })

function* storeText(_: Context, { id, text }: { id: bigint; text: string }): Steps<bigint> {
  return yield* finish(id, ['INSERT INTO blobs(id, text) VALUES ($1, $2)', [id, text]])
}

/** Numbers from 1 to `count`, one row each or all counted. */
const numbers = (count: number, select: string) =>
  `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${count}) SELECT ${select} FROM n`

it('read on a thread of its own sees what was confirmed before it, exactly', async () => {
  const store = await open()
  const large = 9_223_372_036_854_775_807n
  for (const id of [1n, -large, large]) {
    await store.execute(storeText, { id, text: 'ü\u{1F600}"' })
    const rows = await store.query('SELECT id, text, NULL AS none FROM blobs WHERE id = $1', [id])
    expect(rows).toEqual([{ id, text: 'ü\u{1F600}"', none: null }])
  }
  await store.close()
})

it('read on a thread of its own is answered only once what it read is on the disk', async () => {
  const waiting: { resolve: () => void; reject: (reason: Error) => void }[] = []
  const store = await open({
    sync: () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject })),
  })
  await store.query('SELECT 1 AS one')
  const written = store.execute(storeText, { id: 1n, text: 'x' })
  await vi.waitFor(() => expect(waiting).toHaveLength(1))
  const read = store.query('SELECT id FROM blobs')
  let isAnswered = false
  void read.then(() => (isAnswered = true))
  // By then the thread has long read it: another one that begins later has answered.
  const other = await open({ readThreads: 1 })
  expect(await other.query('SELECT id FROM blobs')).toEqual([{ id: 1n }])
  await other.close()
  expect(isAnswered).toBe(false)
  waiting.shift()!.resolve()
  await written
  expect(isAnswered).toBe(false)
  await vi.waitFor(() => waiting.shift()!.resolve())
  expect(await read).toEqual([{ id: 1n }])
  const lost = store.execute(storeText, { id: 2n, text: 'x' })
  await vi.waitFor(() => waiting.shift()!.reject(new Error('EIO')))
  await expect(lost).rejects.toThrow('The disk did not take what was written')
  await expect(store.query('SELECT id FROM blobs')).rejects.toThrow('start the server again')
  await store.close()
})

it('read that takes long keeps neither this thread nor commands waiting', async () => {
  const store = await open()
  const order: string[] = []
  const note = (name: string) => () => void order.push(name)
  const slow = store.query(numbers(3_000_000, 'count(*) AS count')).then(note('slow'))
  await Promise.all([
    store.query('SELECT 1 AS one').then(note('quick')),
    store.execute(storeText, { id: 1n, text: 'x' }).then(note('command')),
  ])
  expect(order.toSorted()).toEqual(['command', 'quick'])
  await slow
  await store.close()
})

it('read whose thread dies fails, and the next ones are served by another thread', async () => {
  const readWorker = new URL('../../../support/databases/dying-read-worker.ts', import.meta.url)
  const store = await open({ readWorker })
  await store.execute(storeText, { id: 1n, text: 'x' })
  await expect(store.query('die')).rejects.toMatchObject({
    name: 'StoreUnavailableError',
    mayBeStored: false,
  })
  expect(await store.query('SELECT id FROM blobs')).toEqual([{ id: 1n }])
  await store.close()
})

it('closing ends the reads under way and those that wait, and leaves nothing open', async () => {
  const store = await open()
  const slow = store.query(numbers(1_000_000, 'count(*) AS count'), [], 'account 1')
  const waiting = Array.from({ length: 5 }, () => store.query('SELECT 1 AS one', [], 'account 1'))
  const outcomes = Promise.allSettled([slow, ...waiting])
  await store.close()
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'StoreUnavailableError' } })
  }
  // The last connection that closes removes the log.
  expect(existsSync(join(folder, 'test.db-wal'))).toBe(false)
})

it('read on a thread of its own cannot write, and reports errors as others do', async () => {
  const store = await open()
  await expect(store.query("INSERT INTO blobs(id, text) VALUES (1, 'x')")).rejects.toThrow('readonly')
  await expect(store.query('SELECT colour FROM blobs')).rejects.toThrow('no such column')
  expect(await store.query('SELECT id FROM blobs')).toEqual([])
  expect(store.damage?.isIntact).toBe(true)
  await store.close()
})

it('read on a thread of its own that meets damage notes it', async () => {
  const sound = await open()
  for (let id = 0n; id < 20n; id++) await sound.execute(storeText, { id, text: 'x'.repeat(4000) })
  await sound.close()
  const file = openSync(join(folder, 'test.db'), 'r+')
  // From the fifth page on; the schema is before.
  writeSync(file, Buffer.alloc(40_000, 255), 0, 40_000, 4 * 4096)
  closeSync(file)
  const store = await open()
  await expect(store.query('SELECT max(length(text)) AS most FROM blobs')).rejects.toThrow('damaged')
  expect(store.damage?.isIntact).toBe(false)
  await store.close()
})

it('log restarts under constant writes and reads', async () => {
  const store = await open({ sync: () => new Promise(resolve => setTimeout(resolve, 1)) })
  let id = 0n
  const written = new AbortController()
  const read = async () => {
    while (!written.signal.aborted)
      await store.query('SELECT count(*) AS count FROM blobs WHERE id > $1', [id - 200n])
  }
  const reads = Promise.all([read(), read()])
  const text = 'x'.repeat(8_000)
  // 120 MB of log, were it never restarted.
  const write = async () => {
    while (id < 15_000n) await store.execute(storeText, { id: id++, text })
  }
  await Promise.all(Array.from({ length: 20 }, write))
  written.abort()
  await reads
  expect(statSync(join(folder, 'test.db-wal')).size).toBeLessThan(100_000_000)
  await store.close()
})
