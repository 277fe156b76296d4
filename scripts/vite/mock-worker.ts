import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Runs before the worker: modules and styles need no answer of a mock, and each would otherwise be passed through the page and back. */
const SKIP_MODULES = `addEventListener('fetch', event => {
  const { pathname } = new URL(event.request.url)
  if (!pathname.startsWith('/api/') && pathname !== '/config.json') event.stopImmediatePropagation()
})
`

/** For `--mode mock` alone: the worker that answers in the browser; what does not reach it is refused, never passed on to a server. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: (_, { mode }) => mode === 'mock',
    // Found before the page asks for them: found later, each would reload the page.
    config: () => ({
      optimizeDeps: { entries: ['src/app/main.tsx', 'src/mocks/start.ts', 'src/**/*-screen.tsx'] },
    }),
    configureServer: ({ middlewares, config }) => {
      middlewares.use('/mockServiceWorker.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        const worker = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'))
        response.end(SKIP_MODULES + readFileSync(worker, 'utf8'))
      })
      // The page asks for it before the worker has started: the defaults apply.
      middlewares.use('/config.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end('{}')
      })
      middlewares.use('/api', ({ method, originalUrl }, response) => {
        const text = `${method} ${originalUrl} has not reached the mocks. Reload the page: after a forced reload the worker is bypassed.`
        config.logger.error(text)
        response.statusCode = 501
        response.end(text)
      })
    },
  }
}
