/** ms of work between two rests: half of a frame. */
const SLICE = 8

/** A rest in which the browser draws and hears. */
const rest = () => new Promise(resolve => setTimeout(resolve, 0))

/**
 * Does work in slices, so that the screen stays alive meanwhile. `onStep` hears of each step, `onRest` of each rest.
 * @throws what the signal was aborted with; whatever the work throws
 */
export async function inSlices<Step, Result>(
  steps: Generator<Step, Result>,
  {
    signal,
    onStep = () => {},
    onRest = () => {},
  }: { signal?: AbortSignal; onStep?: (step: Step) => void; onRest?: () => void } = {},
): Promise<Result> {
  let began = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    onStep(step.value)
    if (performance.now() - began < SLICE) continue
    onRest()
    await rest()
    signal?.throwIfAborted()
    began = performance.now()
  }
}
