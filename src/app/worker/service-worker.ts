/**
 * Lets the app open without a network. It keeps code alone: the page as it was last served, and the files that this page names,
 * whose names change with their content. So nobody is served old code while there is a network, and nothing of an account is
 * ever kept here. Built into dist/sw.js by scripts/build.ts, which tells it the files of the build.
 */
import { kindOf } from './kinds.ts'

/** Every hashed file of the build, and those among them that the page asks for at once; relative to the page. */
declare const ASSETS: readonly string[]
declare const FIRST_VIEW: readonly string[]

/** What the types of a page lack. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Lasting {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface Told extends Lasting {
  readonly data: unknown
}
interface Scope {
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void
  addEventListener(type: 'message', listener: (event: Told) => void): void
}
const worker = self as unknown as Scope
const { scope } = worker.registration

const openPages = () => caches.open('pages')
const openAssets = () => caches.open('assets')
const addressOf = (file: string) => new URL(file, scope).href

/** Keeps assets of this build that are not kept yet. */
async function keepAssets(files: readonly string[]): Promise<void> {
  const cache = await openAssets()
  const missing = await Promise.all(
    files.map(async file => ((await cache.match(addressOf(file))) ? [] : [addressOf(file)])),
  )
  await cache.addAll(missing.flat())
}

/** Takes away what no page of this build can ask for. */
async function dropOldAssets(): Promise<void> {
  const cache = await openAssets()
  const known = new Set(ASSETS.map(addressOf))
  const old = (await cache.keys()).filter(({ url }) => !known.has(url))
  await Promise.all(old.map(request => cache.delete(request)))
}

/** From the network; what came last when there is none. */
async function freshFirst(request: Request, key: string): Promise<Response> {
  const pages = await openPages()
  try {
    const response = await fetch(request)
    if (response.ok) await pages.put(key, response.clone())
    return response
  } catch (error) {
    const kept = await pages.match(key)
    if (kept) return kept
    throw error
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const assets = await openAssets()
  const kept = await assets.match(request, { ignoreVary: true })
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await assets.put(request, response.clone())
  return response
}

worker.addEventListener('install', event => {
  const keepPages = openPages().then(cache => cache.addAll([scope, addressOf('config.json')]))
  event.waitUntil(Promise.all([keepPages, keepAssets(FIRST_VIEW)]).then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', event => {
  event.waitUntil(dropOldAssets().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', event => {
  const { request } = event
  const kind = kindOf(request, scope)
  if (kind === 'asset') event.respondWith(keptFirst(request))
  if (kind === 'page') event.respondWith(freshFirst(request, scope))
  if (kind === 'settings') event.respondWith(freshFirst(request, addressOf('config.json')))
})

// The files that a page had fetched before there was a worker.
worker.addEventListener('message', event => {
  if (!Array.isArray(event.data)) return
  const known = new Set(ASSETS.map(addressOf))
  const had = event.data.filter((url): url is string => typeof url === 'string' && known.has(url))
  event.waitUntil(keepAssets(had))
})
