/**
 * What the service worker of the demo answers beside that of the app: calls of the API by the back end in the worker of a page, and the page
 * that resets it. Imported first, so that its listeners are.
 */
import { CONTROL, MINE } from './messages.ts'
import { Relay, type RelayScope } from './relay.ts'

/** Every file of the build; relative to the page. */
declare const ASSETS: readonly string[]

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerScope extends RelayScope {
  readonly registration: RelayScope['registration'] & { readonly active: object | null }
  readonly clients: RelayScope['clients'] & { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void
  addEventListener(
    type: 'fetch',
    listener: (
      event: ExtendableEvent & { request: Request; respondWith(response: Promise<Response>): void },
    ) => void,
  ): void
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: unknown; source: Parameters<Relay['isAt']>[0] }) => void,
  ): void
}
const worker = self as unknown as WorkerScope
const { scope } = worker.registration
const relay = new Relay(worker)

const urlOf = (file: string) => new URL(file, scope).href
const PAGES = [scope, urlOf('config.json'), urlOf('reset.html')]
const RESET = urlOf('reset.html')
const pages = () => caches.open('pages')

/** A page from the host; offline, the last one. */
async function page(url: string): Promise<Response> {
  const cache = await pages()
  try {
    const response = await fetch(url)
    if (response.ok) await cache.put(url, response.clone())
    return response
  } catch (error) {
    const cached = await cache.match(url)
    if (cached) return cached
    throw error
  }
}

/** All of the app, so that each screen opens offline. */
async function cacheAll(): Promise<void> {
  const [ofPages, ofAssets] = await Promise.all([pages(), caches.open('assets')])
  await ofPages.addAll(PAGES)
  for (const file of ASSETS) {
    // One after the other: what the page asks for comes first.
    if (!(await ofAssets.match(urlOf(file)))) await ofAssets.add(urlOf(file)).catch(() => {})
  }
}

worker.addEventListener('install', event => {
  if (worker.registration.active) return
  // At a first visit the page waits for it; files are cached when the app is on screen.
  event.stopImmediatePropagation()
  event.waitUntil(worker.skipWaiting())
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname, href } = new URL(request.url)
  const isReset = request.mode === 'navigate' && href.replace(/[?#].*$/, '') === RESET
  const isCall = origin === location.origin && pathname.startsWith('/api/')
  if (!isReset && !isCall) return
  event.stopImmediatePropagation()
  event.respondWith(isCall ? relay.fetch(request) : page(RESET))
})

worker.addEventListener('message', event => {
  if (event.data === MINE) event.waitUntil(relay.isAt(event.source))
  if (event.data === CONTROL) event.waitUntil(worker.clients.claim())
  // The app says which files it has, once it is on screen: now there is time for all others.
  if (Array.isArray(event.data)) event.waitUntil(cacheAll())
})
