import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startIntegrityCheck } from '#server/kernel/integrity-check.ts'
import { openSqlite } from '#server/kernel/sqlite.ts'
import { send } from '#server/kernel/store.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

const migrations = [
  {
    version: 1,
    name: 'notes',
    statements: ['CREATE TABLE notes(id BIGINT PRIMARY KEY, text TEXT NOT NULL)'],
  },
]
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-file-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('file check finds a damaged database page, finds nothing in an intact file, and skips a very large one (M18)', async () => {
  const file = join(folder, 'test.db')
  const store = await openSqlite({ file, migrations, clock: createTestClock() })
  for (let id = 0n; id < 50n; id++) {
    await store.execute(
      () => send(['INSERT INTO notes(id, text) VALUES ($1, $2)', [id, 'x'.repeat(900)]]),
      undefined,
    )
  }
  expect(await startIntegrityCheck(file).findings).toEqual([])
  await store.close()
  expect(await startIntegrityCheck(file, 1).findings).toBeUndefined()

  const bytes = readFileSync(file)
  bytes.fill(0xff, bytes.length - 4096, bytes.length - 4000)
  writeFileSync(file, bytes)
  const findings = await startIntegrityCheck(file).findings
  expect(findings?.length).toBeGreaterThan(0)
  const stopped = startIntegrityCheck(file)
  await stopped.stop()
  expect(await stopped.findings).toBeUndefined()
})
