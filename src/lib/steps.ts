/** Work that may be put down for a moment: a generator that yields where somebody else may have his turn. */

/** Does it all at once. */
export function finish<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
