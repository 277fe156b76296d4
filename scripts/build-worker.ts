/** Builds the service worker of a built app, which contains the file names of that build. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

/**
 * Writes `sw.js` into the folder of a built app. Another build gives another worker, as its file names differ.
 * @param entry the worker; by default that of the app
 */
export async function buildWorker(folder: string, entry = 'src/app/worker/service-worker.ts'): Promise<void> {
  const assets = globSync('assets/*.{js,css,woff2,wasm}', { cwd: folder }).toSorted()
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const firstView = assets.filter(file => page.includes(file))
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
