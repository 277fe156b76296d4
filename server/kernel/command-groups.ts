import { FairOrder } from './fair-order.ts'
import { QueueFullError } from './queue-full.ts'
import type { Context, Steps } from './store.ts'
import { MAX_TURNS } from './turns.ts'

/** The most commands in one group commit: enough to share the cost of a sync, few enough not to block other work. */
const GROUP_SIZE = 128

/** A queued command with both ways to settle its promise. */
export interface QueuedCommand {
  readonly start: (context: Context) => Steps<unknown>
  readonly resolve: (answer: unknown) => void
  readonly reject: (reason: unknown) => void
}

/** Commands that wait for the embedded database, in groups that share one commit, a turn for each caller's. */
export class CommandGroups {
  readonly #queue = new FairOrder<QueuedCommand>({ perCaller: MAX_TURNS.perCaller, total: Infinity })
  readonly #commit: () => void

  /** @param commit takes a group and commits it */
  constructor(commit: () => void) {
    this.#commit = commit
  }

  /** How many commands wait. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** Adds a command, and commits once a turn of the event loop has brought no more: those that arrive together share one sync. */
  add(caller: string, command: QueuedCommand): void {
    this.#queue.add(caller, command)?.reject(new QueueFullError())
    if (this.waiting === 1) this.#gather(1)
  }

  /** The next group. */
  take(): QueuedCommand[] {
    const group: QueuedCommand[] = []
    while (group.length < GROUP_SIZE) {
      const turn = this.#queue.next()
      if (!turn) break
      this.#queue.end(turn.caller, 1)
      group.push(turn.task)
    }
    return group
  }

  #gather(count: number): void {
    setImmediate(() => {
      if (this.waiting > count && this.waiting < GROUP_SIZE) this.#gather(this.waiting)
      else this.#commit()
    })
  }
}
