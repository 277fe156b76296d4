export interface Lru<V, K = number> {
  get(key: K): V | undefined
  set(key: K, value: V): void
}

/** A map that forgets what was not asked for longest when it holds more than `limit` entries. */
export function createLru<V, K = number>(limit: number): Lru<V, K> {
  const entries = new Map<K, V>()
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
