/** Memoizes expensive values: each is created once for each key and then reused. */
export function memoizeByKey<Value>(): (key: string, make: () => Value) => Value {
  const cache = new Map<string, Value>()
  return (key, make) => {
    const value = cache.get(key) ?? make()
    cache.set(key, value)
    return value
  }
}
