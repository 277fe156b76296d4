/** ms of work between two pauses: half a frame. */
const SLICE_MS = 8

/** A pause in which the browser can render and handle input. */
const yieldToBrowser = () => new Promise(resolve => setTimeout(resolve, 0))

/**
 * Runs work in time slices, so that the screen stays responsive. `onStep` is called for each step, `onRest` before each
 * pause.
 * @throws the abort reason of the signal; whatever the work throws
 */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result>,
  {
    signal,
    onStep = () => {},
    onRest = () => {},
  }: { signal?: AbortSignal; onStep?: (step: Step) => void; onRest?: () => void } = {},
): Promise<Result> {
  let sliceStart = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    onStep(step.value)
    if (performance.now() - sliceStart < SLICE_MS) continue
    onRest()
    await yieldToBrowser()
    signal?.throwIfAborted()
    sliceStart = performance.now()
  }
}
