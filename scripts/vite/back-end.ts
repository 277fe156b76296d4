/** Builds the reference back end for a worker of a browser; see docs/demo.md. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { migrations } from '#server/features/schema.ts'
import { SqliteStore } from '#server/kernel/sqlite/sqlite-store.ts'
import { bareSpecification } from './bare-specification.ts'
import { browserModules, NODE_GLOBALS } from './browser-modules.ts'

/** A database with its tables and nothing in them; the same at each build. */
async function emptyDatabase(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-'))
  const database = new DatabaseSync(join(folder, 'made.db'))
  const store = new SqliteStore(database, { now: () => 0 }, 0)
  await store.migrate(migrations, 0)
  const packed = join(folder, 'packed.db')
  database.exec(`VACUUM INTO '${packed}'`)
  await store.close()
  const bytes = readFileSync(packed)
  rmSync(folder, { recursive: true })
  return bytes
}

/** Writes the back end for a worker of a browser, its library of SQLite and what else it loads into a folder. @returns the files to begin with, relative to it */
export async function buildBackEnd(folder: string): Promise<{ program: string; sqlite: string }> {
  const { output } = (await build({
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    json: { stringify: true },
    plugins: [browserModules(), bareSpecification()],
    define: { EMPTY_DATABASE: JSON.stringify(gzipSync(await emptyDatabase()).toString('base64')) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: 'deploy/demo/worker.ts',
        // Of a server: the demo has no key to notify devices with, and opens its database itself. It never loads them.
        external: ['web-push', /\/(?:sqlite|postgres)\/store\.ts$/],
        transform: { inject: { ...NODE_GLOBALS } },
        output: { format: 'es', entryFileNames: 'assets/back-end-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  const named = (pattern: RegExp) => output.find(({ fileName }) => pattern.test(fileName))!.fileName
  return { program: named(/back-end-/), sqlite: named(/\.wasm$/) }
}
