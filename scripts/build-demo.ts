/**
 * Builds the demo into dist-demo/: the app, with the reference back end in a worker of the browser, for any static host; see docs/demo.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { buildWorker } from './build-worker.ts'
import { browserModules, NODE_GLOBALS } from './vite/browser-modules.ts'
import { bareSpecification } from './vite/bare-specification.ts'

const FOLDER = 'dist-demo'

/** The back end, its library of SQLite and what else it loads. @returns the files of its first part, the program first */
async function buildBackEnd(): Promise<{ program: string; sqlite: string }> {
  const { output } = (await build({
    configFile: false,
    base: './',
    publicDir: false,
    logLevel: 'warn',
    json: { stringify: true },
    plugins: [browserModules(), bareSpecification()],
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

/** The page of the app becomes app.html, and starts the back end; index.html installs the service worker that has it at its place. */
async function writePages(program: string): Promise<void> {
  const page = readFileSync(file('index.html'), 'utf8')
  const backEnd = await script('deploy/demo/page.ts', { WORKER: JSON.stringify(`./${program}`) })
  writeFileSync(
    file('app.html'),
    page.replace('<head>', () => `<head><script>${backEnd}</script>`),
  )
  const start = await script('deploy/demo/start.ts', {})
  const startPage = readFileSync('deploy/demo/start.html', 'utf8')
  writeFileSync(
    file('index.html'),
    startPage.replace('/* start */', () => start),
  )
  const reset = await script('deploy/demo/reset.ts', {})
  writeFileSync(file('reset.html'), `<!doctype html><title>Fairline</title><script>${reset}</script>`)
}

/** As the back end would answer: a file, so that no page waits for the worker to have its settings. */
const SETTINGS = { stream: true, sandbox: true }

await build({ logLevel: 'warn', build: { outDir: FOLDER, emptyOutDir: true, sourcemap: false } })
const { program, sqlite } = await buildBackEnd()
await writePages(program)
writeFileSync(file('config.json'), JSON.stringify(SETTINGS))
await buildWorker(FOLDER, { entry: 'deploy/demo/service-worker.ts', page: 'app.html', files: [sqlite] })
