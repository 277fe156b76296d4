/** How many tasks may be in a fair order. */
export interface FairLimits {
  /** Tasks of one caller that wait; the next one is refused. */
  readonly perCaller: number
  /** Tasks of all callers that wait; beyond it the caller with the most loses its newest one. */
  readonly total: number
  /** How many tasks of one caller are under way at a time; without it, any number. */
  readonly underWay?: number
}

interface Caller<Task> {
  readonly waiting: Task[]
  underWay: number
  /** The time that its tasks have taken, counted from what others had used when it came. */
  used: number
}

/** A task whose turn it is. */
export interface Turn<Task> {
  readonly caller: string
  readonly task: Task
}

/** The caller of the program's own tasks: it takes its turns as all do, but none of its tasks is held back, or refused while another caller has one. */
export const SYSTEM = ''

/**
 * Tasks in a fair order: the next one is of the caller whose tasks have taken the least time so far, and a caller who comes later counts
 * from where the others are (start-time fair queuing). So a caller waits for what is under way, and for no backlog of another one.
 */
export class FairOrder<Task> {
  readonly #limits: FairLimits
  readonly #callers = new Map<string, Caller<Task>>()
  /** What the caller whose turn was last had used. */
  #reached = 0
  #waiting = 0

  constructor(limits: FairLimits) {
    this.#limits = limits
  }

  /** How many tasks wait. */
  get waiting(): number {
    return this.#waiting
  }

  /** Adds a task. @returns the task for which there is no room: this one, or another of the caller with the most */
  add(caller: string, task: Task): Task | undefined {
    const own = this.#caller(caller)
    const count = own.waiting.length
    const isSystem = caller === SYSTEM
    if (!isSystem && count >= this.#limits.perCaller) return task
    const isFull = this.#waiting >= this.#limits.total
    const largest = isFull ? this.#largest() : undefined
    if (isFull && !(largest && (isSystem || largest.waiting.length > count + 1))) return task
    own.waiting.push(task)
    this.#waiting++
    const lost = largest?.waiting.pop()
    if (lost !== undefined) this.#waiting--
    return lost
  }

  /** The next task, which is under way until `end`; undefined when none waits, or those that do are held back. */
  next(): Turn<Task> | undefined {
    let least: [string, Caller<Task>] | undefined
    for (const entry of this.#callers) {
      const [name, { waiting, underWay, used }] = entry
      const isHeldBack = name !== SYSTEM && underWay >= (this.#limits.underWay ?? Infinity)
      if (waiting.length === 0 && underWay === 0 && used <= this.#reached) this.#callers.delete(name)
      else if (waiting.length > 0 && !isHeldBack && (!least || used < least[1].used)) least = entry
    }
    if (!least) return undefined
    const [caller, own] = least
    this.#reached = Math.max(this.#reached, own.used)
    own.underWay++
    this.#waiting--
    // Of callers who have used the same, the one whose turn was last comes last.
    this.#callers.delete(caller)
    this.#callers.set(caller, own)
    return { caller, task: own.waiting.shift()! }
  }

  /** Ends a turn, or a part of a task, that has taken so long, in any unit. */
  end(caller: string, took: number): void {
    const own = this.#caller(caller)
    own.underWay--
    own.used += took
  }

  /** Takes a task out that waits. */
  remove(caller: string, task: Task): void {
    const { waiting } = this.#caller(caller)
    const at = waiting.indexOf(task)
    if (at === -1) return
    waiting.splice(at, 1)
    this.#waiting--
  }

  #caller(name: string): Caller<Task> {
    const known = this.#callers.get(name) ?? { waiting: [], underWay: 0, used: 0 }
    this.#callers.set(name, known)
    if (known.waiting.length + known.underWay === 0) known.used = Math.max(known.used, this.#reached)
    return known
  }

  /** The caller with the most tasks that wait, but for the program's own. */
  #largest(): Caller<Task> | undefined {
    let largest: Caller<Task> | undefined
    for (const [name, caller] of this.#callers) {
      if (name !== SYSTEM && caller.waiting.length > (largest?.waiting.length ?? 0)) largest = caller
    }
    return largest
  }
}
