/** Milliseconds of work before whoever else waits is served. */
const SLICE = 4

/** Resolves once the event loop has served who was waiting. */
const nextTurn = () => new Promise<void>(resolve => void setImmediate(resolve))

/** To be awaited in long work, again and again: lets others have the event loop whenever a slice of time is used up. */
export function createSlices(milliseconds = SLICE): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < milliseconds) return
    await nextTurn()
    begun = performance.now()
  }
}

/**
 * Runs steps of at most a millisecond to their end, a few milliseconds at a time: in between the process answers others, so that the
 * steps must not rely on anything that others may change meanwhile.
 */
export async function runInSlices<Value>(steps: Generator<void, Value>): Promise<Value> {
  for (let until = performance.now() + SLICE; ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await nextTurn()
    until = performance.now() + SLICE
  }
}

/** Gives what `work` gives for each item, in their order; see `runInSlices`. For what is cheap one by one and long as a whole. */
export function mapInSlices<Item, Value>(
  items: readonly Item[],
  work: (item: Item, index: number) => Value,
): Promise<Value[]> {
  function* each(): Generator<void, Value[]> {
    const values: Value[] = []
    for (const [index, item] of items.entries()) {
      values.push(work(item, index))
      yield
    }
    return values
  }
  return runInSlices(each())
}
