export interface Lru<V, K = number> {
  get(key: K): V | undefined
  set(key: K, value: V): void
  delete(key: K): void
}

/** A map that evicts the least recently used value when it holds more than `limit`. */
export function createLru<V, K = number>(limit: number): Lru<V, K> {
  const values = new Map<K, V>()
  return {
    get(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    set(key, value) {
      values.delete(key)
      values.set(key, value)
      if (values.size > limit) values.delete(values.keys().next().value!)
    },
    delete: key => void values.delete(key),
  }
}
