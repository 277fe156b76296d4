import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DamageWatch } from '#server/kernel/damage.ts'
import {
  checkDaily,
  startIntegrityCheck,
  type IntegrityCheck,
} from '#server/kernel/sqlite/integrity-check.ts'
import { openSqlite } from '#server/kernel/sqlite/store.ts'
import { send } from '#server/kernel/store.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

const migrations = [
  {
    version: 1,
    name: 'notes',
    statements: ['CREATE TABLE notes(id BIGINT PRIMARY KEY, text TEXT NOT NULL)'],
  },
]
/** A database of some pages. */
async function createNotes(file: string): Promise<void> {
  const store = await openSqlite({ file, migrations, clock: createTestClock() })
  for (let id = 0n; id < 50n; id++) {
    await store.execute(
      () => send(['INSERT INTO notes(id, text) VALUES ($1, $2)', [id, 'x'.repeat(900)]]),
      undefined,
    )
  }
  await store.close()
}

/** Overwrites a part of the last page. */
function damageFile(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0xff, bytes.length - 4096, bytes.length - 4000)
  writeFileSync(file, bytes)
}

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-file-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('file check finds a damaged database page, finds nothing in an intact file, and skips a very large one (M18)', async () => {
  const file = join(folder, 'test.db')
  await createNotes(file)
  expect(await startIntegrityCheck(file).findings).toEqual([])
  expect(await startIntegrityCheck(file, 1).findings).toBeUndefined()

  damageFile(file)
  const findings = await startIntegrityCheck(file).findings
  expect(findings?.length).toBeGreaterThan(0)
  const stopped = startIntegrityCheck(file)
  await stopped.stop()
  expect(await stopped.findings).toBeUndefined()
})

it('the file is checked again a day later, until that is stopped (S8)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const damage = new DamageWatch()
    const noted = Promise.withResolvers<Error>()
    damage.subscribe(noted.resolve)
    const onError = vi.fn()
    const results = [[], ['page 7 is never used'], new Error('no such file')]
    const start = vi.fn((): IntegrityCheck => {
      const result = results.shift()!
      const findings = result instanceof Error ? Promise.reject(result) : Promise.resolve(result)
      return { findings, stop: async () => {} }
    })
    const daily = checkDaily({ file: 'test.db', damage, onError }, start)
    vi.advanceTimersByTime(86_399_999)
    expect(start).toHaveBeenCalledTimes(1)
    expect(damage.isIntact).toBe(true)
    vi.advanceTimersByTime(1)
    expect((await noted.promise).message).toBe('test.db: page 7 is never used')
    expect(damage.ofFile).toBeDefined()
    vi.advanceTimersByTime(86_400_000)
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1))
    await daily.stop()
    vi.advanceTimersByTime(86_400_000)
    expect(start).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})
