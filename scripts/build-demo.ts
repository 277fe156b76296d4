/**
 * Builds the demo into dist-demo/: the app, with the reference back end in a worker of the browser, for any static host; see docs/demo.md.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { buildWorker } from './build-worker.ts'
import { buildBackEnd } from './vite/back-end.ts'

const FOLDER = 'dist-demo'

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
const { program, sqlite } = await buildBackEnd(FOLDER)
await writePages(program, sqlite)
writeFileSync(file('config.json'), JSON.stringify(SETTINGS))
await buildWorker(FOLDER, 'deploy/demo/service-worker.ts')
