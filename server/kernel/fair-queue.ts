import { FairOrder } from './fair-order.ts'

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
  /**
   * The same, whose time counts until the function that it returns is called: once those who waited for the task have gone on. Undefined when
   * there is nothing to do.
   */
  startSlice(): (() => void) | undefined
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
 * A slice for the caller whose tasks have taken the least time, and the tasks of each caller in turn: a cheap task is done in its first
 * slice, after one slice of each other caller for every earlier task of its own caller.
 */
export function createFairQueue<Outcome>(options: FairQueueOptions): FairQueue<Outcome> {
  const { sliceMs: slice, perCaller, total, now } = options
  const order = new FairOrder<Task<Outcome>>({ perCaller, total })

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

  const startSlice = () => {
    const turn = order.next()
    if (!turn) return undefined
    const started = now()
    if (!runTask(turn.task)) order.add(turn.caller, turn.task)
    return () => order.end(turn.caller, now() - started)
  }

  return {
    add(caller, steps, end) {
      order.add(caller, { steps, end })?.end({ kind: 'refused' })
    },
    runSlice() {
      startSlice()?.()
      return order.waiting > 0
    },
    startSlice,
  }
}
