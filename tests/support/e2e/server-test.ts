/** The base of browser tests that move the clock, inject faults or end sessions: each has a back end of its own in this process. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer, type TestServer } from '../test-server.ts'
import { test as base } from './browser-test.ts'

interface ServerFixtures {
  server: TestServer
  /** Settings of the program beside the delay of deposits. */
  environment: Record<string, string>
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'fairline-e2e-'))

let seeded: Promise<string> | undefined

/** A folder with the demo account, made once per process, as seeding takes a second. */
function seededFolder(): Promise<string> {
  seeded ??= (async () => {
    const folder = newFolder()
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const server = await startTestServer({ environment: { DATA_DIR: folder } })
    await server.stop()
    return folder
  })()
  return seeded
}

// Fixtures of a test, not of a worker: files with worker fixtures of their own would each start another worker and another browser.
export const test = base.extend<ServerFixtures>({
  environment: [{}, { option: true }],
  server: async ({ environment }, use) => {
    const folder = newFolder()
    cpSync(await seededFolder(), folder, { recursive: true })
    const server = await startTestServer({
      environment: { DEPOSIT_DELAY_MS: '200', DATA_DIR: folder, ...environment },
    })
    await use(server)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  },
  baseURL: ({ server }, use) => use(server.url),
})
