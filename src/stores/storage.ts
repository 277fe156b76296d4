/**
 * Persistent storage of this device. Every value has the version of its shape; one that is corrupt, of another version
 * or invalid is discarded and never causes a crash (R3.1). Where storage is missing, forbidden or full, values are kept
 * in memory for this visit.
 */

const prefix = 'fairline:'

export type StorageArea = 'local' | 'session'

export interface StoredValue<T> {
  /** The stored value, or undefined; an unusable one is removed. */
  read: () => T | undefined
  write: (value: T) => void
  remove: () => void
  /** Called when another tab writes or removes the value. @returns stops watching */
  watch: (listener: (value: T | undefined) => void) => () => void
}

export interface StoredValueOptions<T> {
  name: string
  /** To be increased when the shape changes: older values are then discarded. */
  version: number
  /** Returns the value if the data is valid, else undefined. May throw. */
  parse: (data: unknown) => T | undefined
  area?: StorageArea
}

// Values that could not be stored, and everything where there is no storage.
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

function parseEntry<T>(text: string, { version, parse }: StoredValueOptions<T>): T | undefined {
  return tryOrUndefined(() => {
    const entry: unknown = JSON.parse(text)
    if (typeof entry !== 'object' || entry === null || !('v' in entry) || !('data' in entry)) return undefined
    return entry.v === version ? parse(entry.data) : undefined
  })
}

/** A validated value in this device's storage. */
export function createStored<T>(options: StoredValueOptions<T>): StoredValue<T> {
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
      // A null key means that the storage was cleared.
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== key && event.key !== null) return
        listener(event.newValue === null ? undefined : parseEntry(event.newValue, options))
      }
      globalThis.addEventListener?.('storage', onStorage)
      return () => globalThis.removeEventListener?.('storage', onStorage)
    },
  }
}

/** The names of all stored values with this prefix. */
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
