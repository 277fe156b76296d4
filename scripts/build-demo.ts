/**
 * Builds the demo into dist-demo/: the app, with the reference back end in a worker of the browser, for any static host; see docs/demo.md.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { migrations } from '#server/features/schema.ts'
import { SqliteStore } from '#server/kernel/sqlite/sqlite-store.ts'
import { buildWorker } from './build-worker.ts'
import { browserModules, NODE_GLOBALS } from './vite/browser-modules.ts'
import { bareSpecification } from './vite/bare-specification.ts'

const FOLDER = 'dist-demo'

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

/** The back end, its library of SQLite and what else it loads. @returns the files of its first part, the program first */
async function buildBackEnd(): Promise<{ program: string; sqlite: string }> {
  const { output } = (await build({
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    json: { stringify: true },
    plugins: [browserModules(), bareSpecification()],
    define: { EMPTY_DATABASE: JSON.stringify(gzipSync(await emptyDatabase()).toString('base64')) },
    build: {
      outDir: FOLDER,
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

/** A source with all that it imports, as one script. */
async function script(source: string, define: Readonly<Record<string, string>>): Promise<string> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: { write: false, rolldownOptions: { input: source, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput
  return output[0].code.trim()
}

const file = (name: string) => join(FOLDER, name)

/** The page of the app starts the back end, before anything else; beside it are the page that resets it, and the one that says why it cannot be. */
async function writePages(program: string, sqlite: string): Promise<void> {
  const page = readFileSync(file('index.html'), 'utf8')
  const [worker, library] = [program, sqlite].map(name => JSON.stringify(`./${name}`)) as [string, string]
  const backEnd = await script('deploy/demo/page.ts', { WORKER: worker, SQLITE: library })
  writeFileSync(
    file('index.html'),
    page.replace('<head>', () => `<head><script>${backEnd}</script>`),
  )
  const reset = await script('deploy/demo/reset.ts', {})
  const resetPage = readFileSync('deploy/demo/reset.html', 'utf8')
  writeFileSync(
    file('reset.html'),
    resetPage.replace('/* reset */', () => reset),
  )
  copyFileSync('deploy/demo/no-service-worker.html', file('no-service-worker.html'))
}

/** As the back end would answer: a file, so that no page waits for the worker to have its settings. */
const SETTINGS = { stream: true, sandbox: true }

await build({ logLevel: 'warn', build: { outDir: FOLDER, emptyOutDir: true, sourcemap: false } })
const { program, sqlite } = await buildBackEnd()
await writePages(program, sqlite)
writeFileSync(file('config.json'), JSON.stringify(SETTINGS))
await buildWorker(FOLDER, 'deploy/demo/service-worker.ts')
