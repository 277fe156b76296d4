export interface Lru<V> {
  get(key: number): V | undefined
  set(key: number, value: V): void
}

/** A map that forgets what was not asked for longest when it holds more than `limit` entries. */
export function createLru<V>(limit: number): Lru<V> {
  const entries = new Map<number, V>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value !== undefined) {
        entries.delete(key)
        entries.set(key, value)
      }
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      if (entries.size > limit) entries.delete(entries.keys().next().value!)
    },
  }
}
