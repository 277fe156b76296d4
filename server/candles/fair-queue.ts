/** A task as a generator with steps of about a millisecond; it returns its outcome. */
export type TaskSteps<Outcome> = Generator<void, Outcome>

/** How a task ended. */
export type TaskResult<Outcome> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The queue is full: the task was not started, or evicted in favor of a caller with fewer tasks. */
  | { readonly kind: 'refused' }

interface Task<Outcome> {
  readonly steps: TaskSteps<Outcome>
  readonly end: (ending: TaskResult<Outcome>) => void
}

/** A queue that serves callers in turn, so that none waits for all tasks of another one. */
export interface FairQueue<Outcome> {
  /** Adds a task; `end` is called exactly once. */
  add(caller: string, steps: TaskSteps<Outcome>, end: (ending: TaskResult<Outcome>) => void): void
  /** Works on the next caller's next task for one slice; false when nothing is left to do. */
  runSlice(): boolean
}

export interface FairQueueOptions {
  /** Milliseconds of one slice; a running step is completed. */
  readonly sliceMs: number
  /** Queued tasks per caller; further ones are rejected. */
  readonly perCaller: number
  /** Queued tasks in total; beyond, a task of the caller with the most is evicted. */
  readonly total: number
  /** Milliseconds, used only to measure slices. */
  readonly now: () => number
}

/**
 * Round robin over the callers, a slice for each, and over the tasks of each: a cheap task is done in its first slice, after one slice
 * of each other caller for every earlier task of its own caller.
 */
export function createFairQueue<Outcome>(options: FairQueueOptions): FairQueue<Outcome> {
  const { sliceMs: slice, perCaller: ofCaller, total: inAll, now } = options
  // In the order of their turns: a map keeps insertion order.
  const callers = new Map<string, Task<Outcome>[]>()
  let waiting = 0

  const reject = ({ end }: Task<Outcome>) => end({ kind: 'refused' })

  /** Evicts a task of the caller with the most; false when nobody has more than a caller with `own` + 1 tasks. */
  const makeRoom = (own: number): boolean => {
    const [longest] = [...callers.values()].toSorted((a, b) => b.length - a.length)
    if (!longest || longest.length <= own + 1) return false
    waiting--
    reject(longest.pop()!)
    return true
  }

  const runTask = ({ steps, end }: Task<Outcome>): boolean => {
    try {
      for (const until = now() + slice; ;) {
        const { done, value } = steps.next()
        if (done) {
          end({ kind: 'done', outcome: value })
          return true
        }
        if (now() >= until) return false
      }
    } catch (error) {
      end({ kind: 'failed', error })
      return true
    }
  }

  return {
    add(caller, steps, end) {
      const task = { steps, end }
      const own = callers.get(caller) ?? []
      if (own.length >= ofCaller) return reject(task)
      if (waiting >= inAll && !makeRoom(own.length)) return reject(task)
      own.push(task)
      callers.set(caller, own)
      waiting++
    },
    runSlice() {
      const [next] = callers
      if (!next) return false
      const [caller, tasks] = next
      callers.delete(caller)
      const task = tasks.shift()!
      if (runTask(task)) waiting--
      else tasks.push(task)
      if (tasks.length > 0) callers.set(caller, tasks)
      return callers.size > 0
    },
  }
}
