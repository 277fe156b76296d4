/**
 * Lets the app open offline. Caches code only: the page as last served, and its assets, whose names are hashed. So
 * old code is never served while there is a network, and no account data is ever cached. Built into dist/sw.js by
 * scripts/build-worker.ts, which defines the lists of files.
 */
import { listenToPush, type PushScope } from './push.ts'
import { requestKind } from './request-kind.ts'

/** Every hashed file of the build, and those that the first view needs; relative to the page. */
declare const ASSETS: readonly string[]
declare const FIRST_VIEW: readonly string[]

/** Types of a service worker, which the DOM library lacks. */
interface ExtendableWorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface WorkerFetchEvent extends ExtendableWorkerEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface WorkerMessageEvent extends ExtendableWorkerEvent {
  readonly data: unknown
}
interface WorkerScope {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableWorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void
}
const worker = self as unknown as WorkerScope & PushScope
const { scope } = worker.registration

const openPages = () => caches.open('pages')
const openAssets = () => caches.open('assets')
const urlOf = (file: string) => new URL(file, scope).href

/** Caches assets of this build that are not cached yet. */
async function cacheAssets(files: readonly string[]): Promise<void> {
  const cache = await openAssets()
  const missing = await Promise.all(
    files.map(async file => ((await cache.match(urlOf(file))) ? [] : [urlOf(file)])),
  )
  await cache.addAll(missing.flat())
}

/** Deletes assets that are not of this build. */
async function deleteOldAssets(): Promise<void> {
  const cache = await openAssets()
  const known = new Set(ASSETS.map(urlOf))
  const old = (await cache.keys()).filter(({ url }) => !known.has(url))
  await Promise.all(old.map(request => cache.delete(request)))
}

/** From the network; offline, the last cached response. */
async function networkFirst(request: Request, key: string): Promise<Response> {
  const pages = await openPages()
  try {
    const response = await fetch(request)
    if (response.ok) await pages.put(key, response.clone())
    return response
  } catch (error) {
    const cached = await pages.match(key)
    if (cached) return cached
    throw error
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  const assets = await openAssets()
  const cached = await assets.match(request, { ignoreVary: true })
  if (cached) return cached
  const response = await fetch(request)
  if (response.ok) await assets.put(request, response.clone())
  return response
}

worker.addEventListener('install', event => {
  const cachePages = openPages().then(cache => cache.addAll([scope, urlOf('config.json')]))
  event.waitUntil(Promise.all([cachePages, cacheAssets(FIRST_VIEW)]).then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', event => {
  event.waitUntil(deleteOldAssets().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const kind = requestKind(request, scope)
  if (kind === 'asset') event.respondWith(cacheFirst(request))
  if (kind === 'page') event.respondWith(networkFirst(request, scope))
  if (kind === 'settings') event.respondWith(networkFirst(request, urlOf('config.json')))
})

listenToPush(worker)

// The files that the page fetched before the worker was active.
worker.addEventListener('message', event => {
  if (!Array.isArray(event.data)) return
  const known = new Set(ASSETS.map(urlOf))
  const fetched = event.data.filter((url): url is string => typeof url === 'string' && known.has(url))
  event.waitUntil(cacheAssets(fetched))
})
