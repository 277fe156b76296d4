/** Work in steps, each of a millisecond or so; what it returns is its outcome. */
export type Steps<Outcome> = Generator<void, Outcome>

/** How a task ended. */
export type Ending<Outcome> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** There is too much to do: it was not begun, or gave way to whoever asks for less. */
  | { readonly kind: 'refused' }

interface Task<Outcome> {
  readonly steps: Steps<Outcome>
  readonly end: (ending: Ending<Outcome>) => void
}

/** Tasks of many callers, of which none waits for all that another one has asked for. */
export interface FairQueue<Outcome> {
  /** Takes a task in; `end` is called once, at the latest when its turn has come. */
  add(caller: string, steps: Steps<Outcome>, end: (ending: Ending<Outcome>) => void): void
  /** Works for one slice, at the next task of the next caller; false when nothing is left to do. */
  run(): boolean
}

export interface FairQueueOptions {
  /** Milliseconds of one slice; the step that is under way is finished. */
  readonly slice: number
  /** Tasks of one caller that may wait; the next one is refused. */
  readonly ofCaller: number
  /** Tasks that may wait in all; then one of whoever has the most gives way. */
  readonly inAll: number
  /** Milliseconds, for the length of slices alone. */
  readonly now: () => number
}

/**
 * Goes round the callers, a slice for each, and round the tasks of each: a cheap task is done with its first turn, and waits for one
 * slice of each other caller, and as often as its own caller has asked before.
 */
export function createFairQueue<Outcome>(options: FairQueueOptions): FairQueue<Outcome> {
  const { slice, ofCaller, inAll, now } = options
  // In the order of their turns: a map keeps the order in which its keys were set.
  const callers = new Map<string, Task<Outcome>[]>()
  let waiting = 0

  const refuse = ({ end }: Task<Outcome>) => end({ kind: 'refused' })

  /** Makes room for one task of a caller who has `own`; false when nobody has more than he would. */
  const makeRoom = (own: number): boolean => {
    const [longest] = [...callers.values()].toSorted((a, b) => b.length - a.length)
    if (!longest || longest.length <= own + 1) return false
    waiting--
    refuse(longest.pop()!)
    return true
  }

  const work = ({ steps, end }: Task<Outcome>): boolean => {
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
      if (own.length >= ofCaller) return refuse(task)
      if (waiting >= inAll && !makeRoom(own.length)) return refuse(task)
      own.push(task)
      callers.set(caller, own)
      waiting++
    },
    run() {
      const [next] = callers
      if (!next) return false
      const [caller, tasks] = next
      callers.delete(caller)
      const task = tasks.shift()!
      if (work(task)) waiting--
      else tasks.push(task)
      if (tasks.length > 0) callers.set(caller, tasks)
      return callers.size > 0
    },
  }
}
