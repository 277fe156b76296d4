/** Interruptible work: a generator that yields where other work may run. */

/** Runs all steps without pausing. */
export function runSteps<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
