/**
 * What this device keeps. Every entry carries the version of its shape; one that is corrupt, of another version
 * or not valid is discarded, never a crash (R3.1). Where storage is missing, forbidden or full, the app works
 * in memory for this visit.
 */

const prefix = 'fairline:'

export type StorageArea = 'local' | 'session'

export interface Stored<T> {
  /** What is kept, or undefined; an entry that cannot be used is removed. */
  read: () => T | undefined
  write: (value: T) => void
  remove: () => void
  /** Hears what another tab writes or removes. @returns stops hearing */
  watch: (listener: (value: T | undefined) => void) => () => void
}

export interface StoredOptions<T> {
  name: string
  /** Goes up whenever the shape changes: older entries are then discarded. */
  version: number
  /** Gives the value when the data is valid, else undefined. May throw. */
  parse: (data: unknown) => T | undefined
  area?: StorageArea
}

// Entries that the device refused to keep, and the whole store where there is none.
const memory: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() }

function storageOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage
  } catch {
    // Forbidden by the browser's settings: the getter itself throws.
    return undefined
  }
}

function attempt<R>(action: () => R): R | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

function readText(area: StorageArea, key: string): string | undefined {
  return memory[area].get(key) ?? attempt(() => storageOf(area)?.getItem(key)) ?? undefined
}

function removeText(area: StorageArea, key: string): void {
  memory[area].delete(key)
  attempt(() => storageOf(area)?.removeItem(key))
}

function writeText(area: StorageArea, key: string, text: string): void {
  const isKept = attempt(() => {
    const storage = storageOf(area)
    storage?.setItem(key, text)
    return storage !== undefined
  })
  if (isKept) {
    memory[area].delete(key)
  } else {
    // The older copy must not come back after a reload as if it were the newest.
    removeText(area, key)
    memory[area].set(key, text)
  }
}

function parseEntry<T>(text: string, { version, parse }: StoredOptions<T>): T | undefined {
  return attempt(() => {
    const entry: unknown = JSON.parse(text)
    if (typeof entry !== 'object' || entry === null || !('v' in entry) || !('data' in entry)) return undefined
    return entry.v === version ? parse(entry.data) : undefined
  })
}

/** One entry of this device's storage, checked on the way in. */
export function stored<T>(options: StoredOptions<T>): Stored<T> {
  const { name, version, area = 'local' } = options
  const key = prefix + name
  return {
    read: () => {
      const text = readText(area, key)
      if (text === undefined) return undefined
      const value = parseEntry(text, options)
      if (value === undefined) removeText(area, key)
      return value
    },
    write: value => writeText(area, key, JSON.stringify({ v: version, data: value })),
    remove: () => removeText(area, key),
    watch: listener => {
      // A null key says that everything was cleared.
      const hear = (event: StorageEvent): void => {
        if (event.key !== key && event.key !== null) return
        listener(event.newValue === null ? undefined : parseEntry(event.newValue, options))
      }
      globalThis.addEventListener?.('storage', hear)
      return () => globalThis.removeEventListener?.('storage', hear)
    },
  }
}

/** The names of all entries that begin so, for entries that come in families. */
export function storedNames(beginning: string, area: StorageArea = 'local'): string[] {
  const storage = storageOf(area)
  const kept = attempt(() => Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index)))
  return [...new Set([...(kept ?? []), ...memory[area].keys()])]
    .filter(key => typeof key === 'string')
    .filter(key => key.startsWith(prefix + beginning))
    .map(key => key.slice(prefix.length))
}
