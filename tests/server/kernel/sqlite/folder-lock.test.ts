import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FolderInUseError } from '#server/kernel/sqlite/folder-lock.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'

let dataDir: string
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'fairline-lock-'))))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const open = (exclusive: boolean) =>
  openStore({ dataDir, migrations: [], clock: createTestClock(), exclusive })

it('data folder is served by one process: a second one is refused with what to do, programs beside it are not', async () => {
  const served = await open(true)
  await expect(open(true)).rejects.toThrow(FolderInUseError)
  await expect(open(true)).rejects.toThrow(`already running on the data in ${dataDir}. Stop it first`)
  const beside = await open(false)
  expect(await beside.query('SELECT 1 AS one')).toEqual([{ one: 1n }])
  await beside.close()
  await expect(open(true)).rejects.toThrow(FolderInUseError)

  await served.close()
  await (await open(true)).close()
})

/** Serves the folder until it is killed, and says when it does. */
const HOLD = `
  const { openStore } = await import('#server/kernel/open-store.ts')
  await openStore({ dataDir: process.argv[1], migrations: [], clock: Date, exclusive: true })
  console.log('serving')
  setInterval(() => {}, 1000)`

it('data folder of a killed process can be served at once', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', HOLD, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  await expect(open(true)).rejects.toThrow(FolderInUseError)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await (await open(true)).close()
})
