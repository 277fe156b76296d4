import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Runs before the worker: modules and styles need no answer of a mock, and each would otherwise be passed through the page and back. */
const SKIP_MODULES = `addEventListener('fetch', event => {
  const { pathname } = new URL(event.request.url)
  if (!pathname.startsWith('/api/') && pathname !== '/config.json') event.stopImmediatePropagation()
})
`

/** The reference back end for the scenario `alive`, built when it is first asked for. */
const BACK_END = '/mock-back-end'
const BUILT = '.cache/mock-back-end'
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

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
      let built: Promise<string> | undefined
      middlewares.use(BACK_END, async ({ url = '' }, response, next) => {
        try {
          // The server of the tests has no need of it.
          const { buildBackEnd } = await import('./back-end.ts')
          const folder = join(config.root, BUILT)
          const files = await (built ??= buildBackEnd(folder).then(JSON.stringify))
          const [name = ''] = /^files\.json$|^assets\/[\w.-]+$/.exec(url.slice(1)) ?? []
          response.setHeader('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? 'application/json')
          response.end(name === 'files.json' ? files : readFileSync(join(folder, name)))
        } catch (error) {
          next(error)
        }
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
