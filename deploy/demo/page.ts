/**
 * Inside the page of the app, before anything else: installs the service worker. One page of the browser has the back end, in a worker: the
 * first one, and when it is closed another. Calls reach it by the service worker.
 */
import { CONTROL, HERE, LOCK, MINE, WHO_HAS_IT } from './messages.ts'

/** The addresses of the worker and of SQLite; scripts/build-demo.ts defines them. */
declare const WORKER: string
declare const SQLITE: string

// Of what a browser need not have here, as over HTTP.
const { serviceWorker, locks } = navigator as Partial<Navigator>

/** At a first visit no service worker answers for the back end yet: the calls of the page wait for it. */
function holdCalls(container: ServiceWorkerContainer): void {
  const { fetch } = globalThis
  const controlled = new Promise(resolve =>
    container.addEventListener('controllerchange', resolve, { once: true }),
  )
  globalThis.fetch = async (resource, init) => {
    const { pathname } = new URL(resource instanceof Request ? resource.url : resource, location.href)
    if (pathname.startsWith('/api/')) await controlled
    return fetch(resource, init)
  }
}

async function haveBackEnd(container: ServiceWorkerContainer): Promise<void> {
  const worker = new Worker(WORKER, { type: 'module', name: 'back end' })
  container.addEventListener('message', ({ data, ports: [port] }) => {
    if (data !== WHO_HAS_IT || !port) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a port there is none.
    port.postMessage(HERE)
    worker.postMessage('', [port])
  })
  container.startMessages()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a worker there is none.
  const tell = () => container.controller?.postMessage(MINE)
  container.addEventListener('controllerchange', tell)
  tell()
  // Compiled while the worker reads its program.
  const sqlite = await fetch(SQLITE)
  const compiled = await WebAssembly.compile(await sqlite.arrayBuffer())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a worker there is none.
  worker.postMessage(compiled)
  await new Promise(() => {})
}

async function control(container: ServiceWorkerContainer): Promise<void> {
  holdCalls(container)
  await container.register('./sw.js')
  const { active } = await container.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a worker there is none.
  active?.postMessage(CONTROL)
}

const giveUp = () => location.replace('./no-service-worker.html')

if (serviceWorker && locks) {
  if (!serviceWorker.controller) control(serviceWorker).catch(giveUp)
  // Only reset.ts takes it away; the page then waits for the next back end.
  locks.request(LOCK, () => haveBackEnd(serviceWorker)).catch(() => location.reload())
} else giveUp()
