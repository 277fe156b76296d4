import { closeSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SyncFile } from '#server/kernel/sqlite/wal-sync.ts'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
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
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-sqlite-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (options: { file?: string; sync?: SyncFile } = {}) =>
  openSqlite({ file: join(folder, 'test.db'), migrations, clock: createTestClock(), ...options })

function* store8k(_: Context, id: bigint): Steps<bigint> {
  return yield* finish(id, ['INSERT INTO blobs(id, text) VALUES ($1, $2)', [id, 'x'.repeat(8_000)]])
}

it('SQLite store confirms no change that a full disk has undone', async () => {
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

/** A disk whose syncs complete or fail on demand. */
function slowDisk() {
  const waiting: { resolve: () => void; reject: (reason: Error) => void }[] = []
  const sync = () => new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }))
  const next = () => vi.waitFor(() => waiting.shift() ?? expect.fail('nobody waits for the disk'))
  return { sync, next }
}

/** Whether a promise is settled after the pending microtasks and I/O. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  const note = () => void (settled = true)
  promise.then(note, note)
  for (let turn = 0; turn < 5; turn++) await new Promise(resolve => void setImmediate(resolve))
  return settled
}

it('SQLite store answers neither writer nor reader before the commit is on disk', async () => {
  const disk = slowDisk()
  const store = await open({ sync: disk.sync })
  expect(await store.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }])

  const first = store.execute(store8k, 1n)
  const firstSync = await disk.next()
  // A commit during a sync waits for the next sync.
  const second = store.execute(store8k, 2n)
  const read = store.query('SELECT id FROM blobs')
  expect(await isSettled(first)).toBe(false)
  firstSync.resolve()
  expect(await first).toBe(1n)
  expect(await isSettled(second)).toBe(false)
  expect(await isSettled(read)).toBe(false)
  const secondSync = await disk.next()
  secondSync.resolve()
  expect(await second).toBe(2n)
  expect(await read).toHaveLength(1)
  await store.close()
})

it('SQLite store sends a refusal only when the data it is based on is on disk', async () => {
  const disk = slowDisk()
  const store = await open({ sync: disk.sync })
  const both = [store.execute(store8k, 1n), store.execute(store8k, 1n)] as const
  const sync = await disk.next()
  expect(await isSettled(both[1])).toBe(false)
  sync.resolve()
  expect(await both[0]).toBe(1n)
  await expect(both[1]).rejects.toThrow('UNIQUE')
  await store.close()
})

it('SQLite store stops serving once the disk has failed', async () => {
  const disk = slowDisk()
  const store = await open({ sync: disk.sync })
  const lost = store.execute(store8k, 1n)
  ;(await disk.next()).reject(new Error('EIO'))
  await expect(lost).rejects.toThrow('The disk did not take what was written')
  await expect(store.execute(store8k, 2n)).rejects.toThrow('start the server again')
  await expect(store.query('SELECT id FROM blobs')).rejects.toThrow('start the server again')
  await store.close()
})

it('SQLite store checkpoints committed data without a further commit', async () => {
  const store = await open()
  await Promise.all(Array.from({ length: 100 }, (_, id) => store.execute(store8k, BigInt(id))))
  await vi.waitFor(() => expect(statSync(join(folder, 'test.db')).size).toBeGreaterThan(800_000), 5_000)
  await store.close()
})

it('SQLite store restarts the log under constant writes, before a commit has to checkpoint', async () => {
  // A disk with a fixed speed, independent of the machine.
  const store = await open({ sync: () => new Promise(resolve => setTimeout(resolve, 1)) })
  const log = join(folder, 'test.db-wal')
  // The log header counts its restarts.
  const begun = () => {
    const head = Buffer.alloc(16)
    const file = openSync(log, 'r')
    readSync(file, head, 0, 16, 0)
    closeSync(file)
    return head.readUInt32BE(12)
  }
  let id = 0n
  // From here on the checkpointer runs, and the log has been restarted.
  await store.execute(store8k, id++)
  await vi.waitFor(() => expect(statSync(join(folder, 'test.db')).size).toBeGreaterThan(8_000), 20_000)
  await store.execute(store8k, id++)
  const first = begun()
  const writeUntilNew = async () => {
    while (begun() === first && id < 10_000n) await store.execute(store8k, id++)
  }
  await Promise.all([writeUntilNew(), writeUntilNew()])
  expect(begun()).toBeGreaterThan(first)
  // 16,000 pages, from which SQLite would checkpoint within a commit.
  expect(statSync(log).size).toBeLessThan(16_000 * 4096)
  const [row] = await store.query<{ count: bigint }>('SELECT count(*) AS count FROM blobs')
  expect(row!.count).toBe(id)
  await store.close()
})

it('SQLite store finishes queued commands when it is closed', async () => {
  const store = await open()
  const answers = Promise.all(Array.from({ length: 300 }, (_, id) => store.execute(store8k, BigInt(id))))
  await store.close()
  expect(await answers).toHaveLength(300)
})

it('SQLite store refuses a file that is no database', async () => {
  const file = join(folder, 'letter.db')
  writeFileSync(file, 'Dear reader, '.repeat(100))
  await expect(open({ file })).rejects.toThrow('not a database')
})

it('SQLite store creates the folder of the database', async () => {
  const store = await open({ file: join(folder, 'data', 'deep', 'test.db') })
  await store.close()
})
