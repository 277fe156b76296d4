/**
 * What the service worker of the demo answers beside that of the app: calls of the API by the back end in the worker of a page, and the page
 * of the app, where the host has the page that starts the demo. Imported first, so that its listeners are.
 */
import { MINE, Relay, type RelayScope } from './relay.ts'

/** Every file of the build; relative to the page. */
declare const ASSETS: readonly string[]

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerScope extends RelayScope {
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
const APP = urlOf('app.html')
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
  const cache = await caches.open('assets')
  for (const file of ASSETS) {
    // One after the other: what the page asks for comes first.
    if (!(await cache.match(urlOf(file)))) await cache.add(urlOf(file)).catch(() => {})
  }
}

worker.addEventListener('install', event =>
  event.waitUntil(pages().then(cache => cache.addAll([APP, RESET]))),
)

worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname, href } = new URL(request.url)
  const place = href.replace(/[?#].*$/, '')
  const asked = [scope, urlOf('index.html')].includes(place) ? APP : place
  const isPage = request.mode === 'navigate' && (asked === APP || asked === RESET)
  const isCall = origin === location.origin && pathname.startsWith('/api/')
  if (!isPage && !isCall) return
  event.stopImmediatePropagation()
  event.respondWith(isCall ? relay.fetch(request) : page(asked))
})

worker.addEventListener('message', event => {
  if (event.data === MINE) event.waitUntil(relay.isAt(event.source))
  // The app says which files it has, once it is on screen: now there is time for all others.
  if (Array.isArray(event.data)) event.waitUntil(cacheAll())
})
