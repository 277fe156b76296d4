/** As long as a loop may hold the event loop, in milliseconds; others wait for no more than a few of these. */
const LONGEST_STRETCH = 5

/** Lets others have their turn, when the last one was long enough ago: to be awaited between the steps of a long loop. */
export function createBreather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_STRETCH) return
    await new Promise<void>(resolve => void setImmediate(resolve))
    since = performance.now()
  }
}
