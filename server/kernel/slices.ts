import { setImmediate } from 'node:timers/promises'

/** A slice of work on the event loop, in milliseconds. */
const SLICE = 4

/** To be awaited in long work, again and again: lets others have the event loop whenever a slice of time is used up. */
export function createSlices(milliseconds = SLICE): () => Promise<void> {
  let begun = performance.now()
  return async () => {
    if (performance.now() - begun < milliseconds) return
    await setImmediate()
    begun = performance.now()
  }
}
