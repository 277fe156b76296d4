import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The worker that answers from the specification's examples, while developing with `--mode mock` alone. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: (_, { mode }) => mode === 'mock',
    configureServer: ({ middlewares }) => {
      middlewares.use('/mockServiceWorker.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(readFileSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))))
      })
    },
  }
}
