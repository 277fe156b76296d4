/** A memory for what is dear to make: it is made once for each key, and the same is given ever after. */
export function remembering<Value>(): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (key, make) => {
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
}
