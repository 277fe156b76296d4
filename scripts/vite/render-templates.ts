/**
 * Renders the templates of src/app/prerender/templates.tsx in a page without a browser, and prints them as JSON by name. A process of its
 * own: the page's globals, and what the components start, end with it.
 */
import { join } from 'node:path'
import { Window } from 'happy-dom'
import type { ReactElement } from 'react'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '../..')

// A desk: style sheets hide on a phone what only a desk shows.
const page = new Window({ url: 'http://localhost/', width: 1280, height: 844 })
const ofPage = new Set([
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
])
for (const name of Object.getOwnPropertyNames(page)) {
  if (name in globalThis && !ofPage.has(name)) continue
  Object.defineProperty(globalThis, name, {
    value: page[name as 'document'],
    configurable: true,
    writable: true,
  })
}

// After the page's globals: the libraries look for them when they are loaded.
const { createRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')

function render(element: ReactElement): string {
  const container = document.createElement('div')
  document.body.append(container)
  const tree = createRoot(container)
  flushSync(() => tree.render(element))
  const markup = container.innerHTML
  tree.unmount()
  container.remove()
  return markup
}

const server = await createServer({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const { renderTemplates } = await server.ssrLoadModule('/src/app/prerender/templates.tsx')
process.stdout.write(JSON.stringify(await renderTemplates(render)), () => process.exit(0))
