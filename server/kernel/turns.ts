import { FairOrder, SYSTEM, type FairLimits } from './fair-order.ts'
import { QueueFullError } from './queue-full.ts'
import { busyError, databaseBusyError } from './store-unavailable.ts'

/** How many tasks of one caller, and of all together, may wait in a store; see docs/operating.md, Limits. */
export const MAX_TURNS = { perCaller: 200, total: 2_000 }
/** How long a task waits at most, in milliseconds: the app gives up after ten seconds. */
export const MAX_TURN_WAIT = 5_000

export interface TurnLimits extends FairLimits {
  /** How many tasks are under way at a time. */
  readonly slots: number
  /** Milliseconds that a task waits at most. */
  readonly maxWait: number
}

interface WaitingTask {
  readonly start: () => Promise<unknown>
  readonly refuse: (reason: Error) => void
}

/** Runs tasks of callers, a few at a time, in a fair order by the time that they take. */
export class Turns {
  readonly #order: FairOrder<WaitingTask>
  readonly #limits: TurnLimits
  #underWay = 0
  #done = 0

  constructor(limits: TurnLimits) {
    this.#order = new FairOrder(limits)
    this.#limits = limits
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#order.waiting
  }

  /**
   * Runs a task when it is its caller's turn.
   * @throws QueueFullError when the caller, or all together, have too many tasks, or this one has waited too long; StoreUnavailableError
   * when it is the program's own, or has waited too long and no task of anybody was done meanwhile; what the task throws
   */
  run<Outcome>(caller: string, task: () => Promise<Outcome>): Promise<Outcome> {
    return new Promise<Outcome>((resolve, reject) => {
      const waiting: WaitingTask = {
        start: () => {
          clearTimeout(timer)
          const running = task()
          running.then(resolve, reject)
          return running
        },
        refuse: reason => {
          clearTimeout(timer)
          reject(reason)
        },
      }
      const timer = this.#limitWait(caller, waiting)
      const lost = this.#order.add(caller, waiting)
      const isOwnFault = caller !== SYSTEM || lost !== waiting
      lost?.refuse(isOwnFault ? new QueueFullError() : databaseBusyError(this.waiting))
      this.#startNext()
    })
  }

  #limitWait(caller: string, task: WaitingTask): NodeJS.Timeout {
    const { maxWait } = this.#limits
    const doneBefore = this.#done
    return setTimeout(() => {
      this.#order.remove(caller, task)
      const isOthersFault = caller === SYSTEM || this.#done === doneBefore
      task.refuse(isOthersFault ? busyError(`one has waited for ${maxWait / 1000} s`) : new QueueFullError())
    }, maxWait)
  }

  #startNext(): void {
    while (this.#underWay < this.#limits.slots) {
      const turn = this.#order.next()
      if (!turn) return
      void this.#runTurn(turn.caller, turn.task)
    }
  }

  async #runTurn(caller: string, task: WaitingTask): Promise<void> {
    this.#underWay++
    const started = performance.now()
    try {
      await task.start()
      this.#done++
    } catch {
      // Its caller has the error.
    }
    this.#underWay--
    this.#order.end(caller, performance.now() - started)
    this.#startNext()
  }
}
