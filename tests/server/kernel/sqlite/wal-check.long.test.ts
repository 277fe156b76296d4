import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { assert as check, asyncProperty, integer } from '#tests/support/seeded-fast-check.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqlite, type SqliteOptions } from '#server/kernel/sqlite/store.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

const migrations = [
  {
    version: 1,
    name: 'notes',
    statements: ['CREATE TABLE notes(id BIGINT PRIMARY KEY, text TEXT NOT NULL)'],
  },
]
const HEAD = 32
const FRAME = 24 + 4096
const COMMITS = 12

describe('write-ahead log', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fairline-log-'))
    file = join(folder, 'test.db')
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const open = (options: Partial<SqliteOptions> = {}) =>
    openSqlite({ file, migrations, clock: createTestClock(), ...options })

  /** Commits rows of two pages each and leaves the files as after a power failure, with everything in the log. */
  async function commitAndFail(before?: (database: DatabaseSync) => void): Promise<void> {
    for (const name of readdirSync(folder)) rmSync(join(folder, name))
    await (await open()).close()
    const other = join(folder, 'other.db')
    copyFileSync(file, other)
    const database = new DatabaseSync(other)
    database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0')
    before?.(database)
    const insert = database.prepare('INSERT INTO notes(id, text) VALUES (?, ?)')
    for (let id = 1; id <= COMMITS; id++) insert.run(id, 'x'.repeat(5_000))
    for (const part of ['', '-wal']) copyFileSync(other + part, file + part)
    database.close()
  }

  /** The commit frames of this log generation, counted from 1. */
  function commitFrames(): number[] {
    const log = readFileSync(`${file}-wal`)
    const salts = log.subarray(16, 24)
    const frames = Math.floor((log.length - HEAD) / FRAME)
    const at = (frame: number) => HEAD + (frame - 1) * FRAME
    return Array.from({ length: frames }, (_, index) => index + 1).filter(
      frame =>
        log.readUInt32BE(at(frame) + 4) > 0 && log.subarray(at(frame) + 8, at(frame) + 16).equals(salts),
    )
  }

  function flip(position: number): void {
    const log = readFileSync(`${file}-wal`)
    log[position]! ^= 0x10
    writeFileSync(`${file}-wal`, log)
  }

  async function countRows(options?: Partial<SqliteOptions>): Promise<number> {
    const store = await open(options)
    const [row] = await store.query<{ count: bigint }>('SELECT count(*) AS count FROM notes WHERE id > 0')
    await store.close()
    return Number(row!.count)
  }

  it('is opened when it is intact (M18)', async () => {
    await commitAndFail()
    expect(commitFrames()).toHaveLength(COMMITS)
    expect(await countRows()).toBe(COMMITS)
  })

  it('with a changed byte in the middle is refused with instructions and left as it is (M18)', async () => {
    await commitAndFail()
    flip(HEAD + 10 * FRAME + 1_000)
    const log = readFileSync(`${file}-wal`)
    await expect(open()).rejects.toThrow(/damaged at frame 11, and \d+ whole commits follow/)
    await expect(open()).rejects.toThrow(
      'Restore a backup, or copy the files and start with ACCEPT_DAMAGED_LOG=on',
    )
    expect(readFileSync(`${file}-wal`)).toEqual(log)
  })

  it('with a damaged header is refused, since all of it would be dropped (M18)', async () => {
    await commitAndFail()
    flip(17)
    await expect(open()).rejects.toThrow('damaged at its head')
    flip(17)
    flip(2)
    await expect(open()).rejects.toThrow('damaged at its head')
  })

  it('is opened without what follows the damage when that is accepted, with a copy kept beside the database (M18)', async () => {
    await commitAndFail()
    const broken = commitFrames()[4]!
    flip(HEAD + (broken - 1) * FRAME + 500)
    const log = readFileSync(`${file}-wal`)
    const notices: string[] = []
    const accepted = { acceptDamagedLog: true, onNotice: (notice: string) => void notices.push(notice) }
    expect(await countRows(accepted)).toBe(4)
    expect(notices).toHaveLength(1)
    const kept = readdirSync(folder).find(name => name.includes('damaged'))!
    expect(notices[0]).toContain(kept)
    expect(readFileSync(join(folder, kept))).toEqual(log)
    expect(await countRows()).toBe(4)
  })

  it('with a torn last write is opened without that write (M18)', async () => {
    await commitAndFail()
    truncateSync(`${file}-wal`, HEAD + (commitFrames().at(-1)! - 1) * FRAME + 700)
    expect(await countRows()).toBe(COMMITS - 1)
    await commitAndFail()
    flip(HEAD + (commitFrames().at(-1)! - 1) * FRAME + 700)
    expect(await countRows()).toBe(COMMITS - 1)
  })

  it('that was restarted is opened, whatever an earlier round left behind its end (M18)', async () => {
    await commitAndFail(database => {
      const insert = database.prepare('INSERT INTO notes(id, text) VALUES (?, ?)')
      for (let id = 1; id <= 3 * COMMITS; id++) insert.run(-id, 'y'.repeat(5_000))
      database.exec('PRAGMA wal_checkpoint(PASSIVE)')
    })
    expect(commitFrames()).toHaveLength(COMMITS)
    expect(await countRows()).toBe(COMMITS)
  })

  it('is refused for any changed byte that a whole commit follows, and for no other (M18)', async () => {
    await commitAndFail()
    const commits = commitFrames()
    const parts = ['', '-wal'].map(part => [part, readFileSync(file + part)] as const)
    const length = commits.at(-1)! * FRAME
    await check(
      asyncProperty(integer({ min: 0, max: length - 1 }), async position => {
        for (const [part, bytes] of parts) writeFileSync(file + part, bytes)
        rmSync(`${file}-shm`, { force: true })
        flip(HEAD + position)
        const frame = Math.floor(position / FRAME) + 1
        const whole = commits.filter(each => each < frame).length
        if (commits.some(each => each > frame)) await expect(open()).rejects.toThrow(`frame ${frame},`)
        else expect(await countRows()).toBe(whole)
      }),
      { seed: 14, numRuns: 60, examples: [[length - FRAME - FRAME + 20], [length - FRAME - FRAME + 9], [4]] },
    )
  })
})
