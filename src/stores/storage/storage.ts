/**
 * The storage of this device, for the stores that zustand's `persist` keeps in it. Where it is missing, forbidden or
 * full, entries are kept in memory for this visit; one that is corrupt is discarded and never causes a crash (R3.1).
 *
 * An entry is `{ v: version, data: state }` under `fairline:<name>`. Tabs of an earlier build stay open after an update
 * and share the entries: `persist`'s own format would sign them out and cost them the keys of unanswered operations. For
 * the same reason a store that tabs share keeps its version; any other that changes its shape gives `migrate`.
 */
import type { PersistStorage } from 'zustand/middleware'
import { asRecord } from './parse.ts'

const prefix = 'fairline:'

type StorageArea = 'local' | 'session'

// Entries that could not be stored, and everything where there is no storage.
const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() }

function browserStorage(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    // Forbidden by the browser's settings: the getter itself throws.
    return undefined
  }
}

function tryOrUndefined<R>(action: () => R): R | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

function readText(area: StorageArea, key: string): string | undefined {
  return memory[area].get(key) ?? tryOrUndefined(() => browserStorage(area)?.getItem(key)) ?? undefined
}

function removeText(area: StorageArea, key: string): void {
  memory[area].delete(key)
  tryOrUndefined(() => browserStorage(area)?.removeItem(key))
}

function writeText(area: StorageArea, key: string, text: string): void {
  const isWritten = tryOrUndefined(() => {
    const storage = browserStorage(area)
    storage?.setItem(key, text)
    return storage !== undefined
  })
  if (isWritten) {
    memory[area].delete(key)
  } else {
    // The outdated copy must not reappear after a reload.
    removeText(area, key)
    memory[area].set(key, text)
  }
}

function parseEntry(text: string): { state: unknown; version: number } | null {
  const entry = asRecord(tryOrUndefined((): unknown => JSON.parse(text)))
  return typeof entry?.v === 'number' ? { state: entry.data, version: entry.v } : null
}

/** The entries of one area. The state is unchecked: `merge` validates it. An undefined state has no entry. */
function entriesIn(area: StorageArea) {
  return {
    getItem: name => {
      const text = readText(area, prefix + name)
      if (text === undefined) return null
      const entry = parseEntry(text)
      if (!entry) removeText(area, prefix + name)
      return entry
    },
    setItem: (name, { state, version }) => {
      if (state === undefined) removeText(area, prefix + name)
      else writeText(area, prefix + name, JSON.stringify({ v: version, data: state }))
    },
    removeItem: name => removeText(area, prefix + name),
  } satisfies PersistStorage<unknown>
}

/** Entries that all tabs share and that outlive them. */
export const localEntries = entriesIn('local')

/** Entries of this tab: they survive a reload and end with it. */
export const sessionEntries = entriesIn('session')

/** The names of all entries with this prefix. */
export function storedNames(namePrefix: string, area: StorageArea = 'local'): string[] {
  const storage = browserStorage(area)
  const storedKeys = tryOrUndefined(() =>
    Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index)),
  )
  return [...new Set([...(storedKeys ?? []), ...memory[area].keys()])]
    .filter(key => typeof key === 'string')
    .filter(key => key.startsWith(prefix + namePrefix))
    .map(key => key.slice(prefix.length))
}

/** A store that `persist` keeps. */
interface PersistedStore {
  persist: { getOptions: () => { name?: string }; rehydrate: () => Promise<void> }
}

/**
 * The state as stored now: another tab may have changed it, with its event still on the way, or the user has cleared
 * the storage. `persist` reads our storage synchronously, as it is synchronous.
 */
export function readStored<State>(store: PersistedStore & { getState: () => State }): State {
  void store.persist.rehydrate()
  return store.getState()
}

/** Reads a store anew whenever another tab has changed its entry, so that all tabs agree. */
export function syncTabs({ persist }: PersistedStore): void {
  globalThis.addEventListener?.('storage', ({ key }) => {
    const ownKey = `${prefix}${persist.getOptions().name}`
    // A null key means that the storage was cleared.
    if (key !== ownKey && key !== null) return
    // The other tab's entry is newer than one that could not be stored here.
    memory.local.delete(ownKey)
    void persist.rehydrate()
  })
}
