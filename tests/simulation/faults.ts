/** Fault injection around a store of either engine. */
import { createDatabaseClock } from '#server/nodes/database-clock.ts'
import type { Clock, Command, Context, Row, SqlValue, Steps, Store } from '#server/kernel/store.ts'

/**
 * What fails during one event. `batch`: a command fails before one of its batches, storing nothing. `query`: a query fails.
 * `answer`: a command is stored but its answer is lost. `lost`: everything fails from a command's batch until the event is over.
 */
export interface Fault {
  readonly kind: 'batch' | 'query' | 'answer' | 'lost'
  /** The number of commands or queries that succeed before. */
  readonly skip: number
  /** The number of batches of the command that succeed. */
  readonly at: number
}

/** An injected failure, as opposed to a business rule violation. */
export class InjectedFault extends Error {
  override name = 'InjectedFault'
}

/** The command, failing before its batch number `at`; calls `fired` when it does. */
function failingAt<Input, Answer>(
  command: Command<Input, Answer>,
  at: number,
  fired: () => void,
): Command<Input, Answer> {
  return function* (context: Context, input: Input): Steps<Answer> {
    const steps = command(context, input)
    let step = steps.next()
    for (let batch = 0; !step.done; batch++) {
      if (batch >= at) {
        fired()
        throw new InjectedFault('The connection was reset.')
      }
      step = steps.next(yield step.value)
    }
    return step.value
  }
}

/** A store that injects faults into another, replaceable one; see Fault. */
export class FaultyStore implements Store {
  readonly #inner: Store
  #fault: Fault | undefined
  #skipped = 0
  #isLost = false
  /** Ids of items on which jobs fail. */
  readonly poisoned = new Set<bigint>()
  /** Whether a job is running. */
  isJob = false
  /** Faults injected since `arm`. */
  injected = 0

  constructor(inner: Store) {
    this.#inner = inner
  }

  get engine() {
    return this.#inner.engine
  }

  /** The underlying store, without faults. */
  get whole(): Store {
    return this.#inner
  }

  /** Sets the next fault; none when absent. */
  arm(fault?: Fault): void {
    this.#fault = fault
    this.#skipped = 0
    this.#isLost = false
    this.injected = 0
  }

  async execute<Input, Answer>(command: Command<Input, Answer>, input: Input): Promise<Answer> {
    if (this.#isLost || (this.isJob && this.#isPoisoned(input))) throw this.#inject()
    if (!this.#isDue('batch', 'answer', 'lost')) return this.#inner.execute(command, input)
    const { kind, at } = this.#fault!
    if (kind === 'answer') {
      this.#fault = undefined
      await this.#inner.execute(command, input)
      throw this.#inject()
    }
    const fire = () => {
      this.injected++
      this.#fault = undefined
      this.#isLost = kind === 'lost'
    }
    return this.#inner.execute(failingAt(command, at, fire), input)
  }

  async query<Columns extends Row>(text: string, params?: readonly SqlValue[]): Promise<Columns[]> {
    if (this.#isLost) throw this.#inject()
    if (this.#isDue('query')) {
      this.#fault = undefined
      throw this.#inject()
    }
    return this.#inner.query(text, params)
  }

  close(): Promise<void> {
    return this.#inner.close()
  }

  #isDue(...kinds: readonly Fault['kind'][]): boolean {
    if (!this.#fault || !kinds.includes(this.#fault.kind)) return false
    return this.#skipped++ >= this.#fault.skip
  }

  #isPoisoned(input: unknown): boolean {
    if (this.poisoned.size === 0) return false
    const values = typeof input === 'object' && input !== null ? Object.values(input) : [input]
    return values.some(value => typeof value === 'bigint' && this.poisoned.has(value))
  }

  #inject(): InjectedFault {
    this.injected++
    return new InjectedFault('The connection was reset.')
  }
}

/** A clock that the simulation moves; the machine's may be set back. */
export interface SimulatedClock extends Clock {
  moveBy(milliseconds: number): void
}

export function createSimulatedClock(start: number): SimulatedClock {
  let machine = start
  // As the program's own: where the machine's clock is set back, it stands still.
  const { now } = createDatabaseClock({ now: () => machine })
  return { now, moveBy: by => void (machine += by) }
}
