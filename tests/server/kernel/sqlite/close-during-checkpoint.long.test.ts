import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'fairline-sqlite-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('SQLite store closes whole while its log is being checkpointed', () => {
  const child = fileURLToPath(new URL('close-during-checkpoint-child.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [child, join(folder, 'test.db')], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'closed\n' })
})
