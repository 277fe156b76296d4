import { SYSTEM } from './fair-order.ts'
import { createFairQueue, type FairQueue, type TaskSteps } from './fair-queue.ts'
import { QueueFullError } from './queue-full.ts'

/** Milliseconds of work before the event loop goes on. */
const SLICE_MS = 2

/** How often the event loop goes round between two slices: each time it accepts one connection, of however many that wait. */
const ROUNDS = 16

/** Of one caller as much work as calls that an address may send at once. */
const LIMITS = { perCaller: 600, total: 2_000 }

/**
 * Work of this thread in slices, in a fair order by the time that callers have taken. A few milliseconds of it, with what follows from it
 * at once, are all that is done before the event loop serves other requests.
 */
class TimeSlices {
  readonly #queue: FairQueue<unknown>
  #isRunning = false

  constructor() {
    this.#queue = createFairQueue({ ...LIMITS, sliceMs: SLICE_MS, now: () => performance.now() })
  }

  /**
   * Runs short steps (a millisecond at most) to completion. In between the process serves other requests, so the steps must not rely on
   * anything that those may change.
   * @throws QueueFullError when the caller, or all together, have too much work under way; what the steps throw
   */
  run<Value>(steps: TaskSteps<Value>, caller: string): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.#queue.add(caller, steps, result => {
        if (result.kind === 'done') resolve(result.outcome as Value)
        else reject(result.kind === 'refused' ? new QueueFullError() : result.error)
      })
      if (this.#isRunning) return
      this.#isRunning = true
      this.#next()
    })
  }

  #next(rounds = 1): void {
    setImmediate(() => (rounds > 1 ? this.#next(rounds - 1) : this.#work(performance.now() + SLICE_MS)))
  }

  #work(until: number): void {
    const end = this.#queue.startSlice()
    this.#isRunning = end !== undefined
    if (!end) return
    // A tick that is asked for in a microtask comes once no other one is left: what waited for the slice has gone on, and counts as part of it.
    queueMicrotask(() =>
      process.nextTick(() => {
        end()
        if (performance.now() < until) this.#work(until)
        else this.#next(ROUNDS)
      }),
    )
  }
}

const slices = new TimeSlices()

/** Runs short steps on this thread when it is the turn of a caller, by default the program itself; see `TimeSlices`. */
export const runInSlices = <Value>(steps: TaskSteps<Value>, caller = SYSTEM): Promise<Value> =>
  slices.run(steps, caller)

/** Maps items in order, in time slices: for work that is cheap per item and long in total; see `runInSlices`. */
export function mapInSlices<Item, Value>(
  items: readonly Item[],
  work: (item: Item, index: number) => Value,
  caller?: string,
): Promise<Value[]> {
  return runInSlices(mapSteps(items, work), caller)
}

/** The same as steps of longer work. */
export function* mapSteps<Item, Value>(
  items: readonly Item[],
  work: (item: Item, index: number) => Value,
): TaskSteps<Value[]> {
  const values: Value[] = []
  for (const [index, item] of items.entries()) {
    values.push(work(item, index))
    yield
  }
  return values
}

/** A step that does nothing: what follows is done in its turn. */
function* oneTurn(): TaskSteps<void> {
  yield
}

/** Resolves when it is the turn of a caller: what follows at once is done in it. @throws QueueFullError */
export const takeTurn = (caller: string): Promise<void> => runInSlices(oneTurn(), caller)

/**
 * Makes a function to await repeatedly in long work that waits for other things as well: it waits for the caller's next turn whenever the
 * time slice is used up.
 */
export function createYieldPoint(caller = SYSTEM): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < SLICE_MS) return
    await takeTurn(caller)
    startedAt = performance.now()
  }
}
