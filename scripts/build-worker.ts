/** Builds the service worker of a built app, which contains the file names of that build. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

interface WorkerSource {
  readonly entry: string
  readonly page: string
  readonly files?: readonly string[]
}

const APP: WorkerSource = { entry: 'src/app/worker/service-worker.ts', page: 'index.html' }

/**
 * Writes `sw.js` into the folder of a built app. Another build gives another worker, as its file names differ.
 * @param source the worker, the page whose files it needs at once, and further ones; by default those of the app
 */
export async function buildWorker(
  folder: string,
  { entry, page, files = [] }: WorkerSource = APP,
): Promise<void> {
  const assets = globSync('assets/*.{js,css,woff2,wasm}', { cwd: folder }).toSorted()
  const markup = readFileSync(join(folder, page), 'utf8')
  const firstView = assets.filter(file => markup.includes(file) || files.includes(file))
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ASSETS: JSON.stringify(assets), FIRST_VIEW: JSON.stringify(firstView) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry,
        formats: ['iife'],
        name: 'worker',
        fileName: () => 'sw.js',
      },
    },
  })
}
