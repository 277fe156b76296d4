import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openStore } from '#server/kernel/open-store.ts'
import type { Store } from '#server/kernel/store.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

let parent: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fairline-private-'))
})
afterEach(() => {
  rmSync(parent, { recursive: true, force: true })
})

const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

async function serve<Result>(
  dataDir: string,
  look: (store: Store, notices: string[]) => Result,
): Promise<Result> {
  const notices: string[] = []
  const onNotice = (notice: string) => void notices.push(notice)
  const migrations = [
    { version: 1, name: 'notes', statements: ['CREATE TABLE notes(id BIGINT PRIMARY KEY)'] },
  ]
  const store = await openStore({ dataDir, migrations, clock: createTestClock(), exclusive: true, onNotice })
  try {
    return look(store, notices)
  } finally {
    await store.close()
  }
}

const modes = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map(name => [name, modeOf(join(folder, name))]))

it('data folder and database are readable by their own user alone', async () => {
  const dataDir = join(parent, 'new', 'data')
  expect(await serve(dataDir, () => modes(dataDir))).toEqual({
    'fairline.db': '600',
    'fairline.db-shm': '600',
    'fairline.db-wal': '600',
    'fairline.lock': '600',
  })
  expect(modeOf(dataDir)).toBe('700')
})

it('data folder of an earlier version is taken from other users at the start, files of others in it are not', async () => {
  const dataDir = join(parent, 'old')
  mkdirSync(dataDir)
  await serve(dataDir, () => undefined)
  chmodSync(dataDir, 0o755)
  chmodSync(join(dataDir, 'fairline.db'), 0o644)
  writeFileSync(join(dataDir, 'fairline.db-wal.damaged-1'), '')
  writeFileSync(join(dataDir, 'readme'), '')
  chmodSync(join(dataDir, 'readme'), 0o644)
  expect(await serve(dataDir, (_, notices) => ({ notices, ...modes(dataDir) }))).toMatchObject({
    notices: [],
    'fairline.db': '600',
    'fairline.db-wal': '600',
    'fairline.db-wal.damaged-1': '600',
    readme: '644',
  })
  expect(modeOf(dataDir)).toBe('700')
})

it('a folder that belongs to everybody stays as it is, and the operator is told', async () => {
  const dataDir = join(parent, 'shared')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o1777)
  const notices = await serve(dataDir, (_, given) => given)
  expect(notices).toEqual([
    `${dataDir} can be read by other users of this machine, and is not this process's to change.`,
  ])
  expect(modeOf(dataDir)).toBe('1777')
})
