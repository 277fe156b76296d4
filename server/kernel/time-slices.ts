import { SYSTEM } from './fair-order.ts'
import { createFairQueue, type FairQueue, type TaskSteps } from './fair-queue.ts'
import { QueueFullError } from './queue-full.ts'
import { MAX_TURNS } from './turns.ts'

/** Milliseconds of work before the event loop goes on. */
const SLICE_MS = 4

/** What is needed of a thread; tests pass one whose time they control. */
export interface SlicedThread {
  /** Milliseconds, used only to measure slices. */
  readonly now: () => number
  /** Calls a function after what is due now; all that were passed since the last time right after one another. */
  readonly defer: (callback: () => void) => void
}

const THIS_THREAD: SlicedThread = {
  now: () => performance.now(),
  defer: callback => void setImmediate(callback),
}

/**
 * Long work of a thread in slices, in a fair order by the time that callers have taken. One slice, with what follows from it at once, is all
 * that is done before the event loop serves other requests.
 */
export class TimeSlices {
  readonly #thread: SlicedThread
  readonly #queue: FairQueue<unknown>
  #isRunning = false

  constructor(thread = THIS_THREAD, limits = MAX_TURNS) {
    this.#thread = thread
    this.#queue = createFairQueue({ ...limits, sliceMs: SLICE_MS, now: thread.now })
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

  #next(): void {
    let end: (() => void) | undefined
    this.#thread.defer(() => {
      end = this.#queue.startSlice()
      this.#isRunning = end !== undefined
    })
    // What waited for the slice has gone on by then, and counts as part of it.
    this.#thread.defer(() => {
      if (!end) return
      end()
      this.#next()
    })
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

/**
 * Makes a function to await repeatedly in long work that waits for other things as well: it waits for the caller's next turn whenever the
 * time slice is used up.
 */
export function createYieldPoint(caller = SYSTEM): () => Promise<void> {
  let startedAt = performance.now()
  return async () => {
    if (performance.now() - startedAt < SLICE_MS) return
    await runInSlices(oneTurn(), caller)
    startedAt = performance.now()
  }
}
