/** Milliseconds of work before yielding to the event loop. */
const SLICE_MS = 4

/** Resolves after one turn of the event loop. */
const yieldToEventLoop = () => new Promise<void>(resolve => void setImmediate(resolve))

/** Makes a function to await repeatedly in long work: it yields to the event loop whenever the time slice is used up. */
export function createYieldPoint(milliseconds = SLICE_MS): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < milliseconds) return
    await yieldToEventLoop()
    startedAt = performance.now()
  }
}

/**
 * Runs short steps (a millisecond at most) to completion in time slices. In between the process serves other requests, so the steps
 * must not rely on anything that those may change.
 */
export async function runInSlices<Value>(steps: Generator<void, Value>): Promise<Value> {
  for (let until = performance.now() + SLICE_MS; ;) {
    const { done, value } = steps.next()
    if (done) return value
    if (performance.now() < until) continue
    await yieldToEventLoop()
    until = performance.now() + SLICE_MS
  }
}

/** Maps items in order, in time slices: for work that is cheap per item and long in total; see `runInSlices`. */
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
