/**
 * States that the operations of an API bring about themselves: a thing that a path names is created by the operation that creates such, or is
 * the first of those that are listed.
 */
import type { Baseline } from '../baseline.ts'
import type { Operation } from '../document.ts'
import type { State, StateHook, Values } from '../state-hook.ts'
import type { HttpExchange } from '../wire.ts'
import { Things, type Session } from './things.ts'

export interface OwnStates {
  readonly hook: StateHook
  /** What probes of an operation start from. */
  readonly baselineOf: (operation: Operation) => Baseline
  /** Remembers what an exchange has created. */
  readonly noteCreated: (exchange: HttpExchange) => void
  /** Whether a thing, by its path, was created here, not found. */
  readonly hasCreated: (path: string, id: string | undefined) => boolean
  /** Deletes what was created, the newest first. */
  readonly cleanUp: () => Promise<void>
}

/** The states of an API whose operations bring them about. */
export function createOwnStates(session: Session): OwnStates {
  const things = new Things(session)
  const { token } = session.options
  const setUp = async (states: readonly State[]): Promise<Values> => {
    let values: Values = token === undefined ? {} : { token }
    // oxlint-disable-next-line no-await-in-loop -- What is inside of another needs it.
    for (const state of states) values = { ...values, [state.name]: await things.find(state, values) }
    return values
  }
  return {
    hook: { setUp, tearDown: async () => {}, stopped: () => undefined, close: () => {} },
    noteCreated: exchange => things.noteCreated(exchange),
    hasCreated: (path, id) => things.hasCreated(path, id),
    cleanUp: () => things.cleanUp(),
    baselineOf: operation => ({
      operation,
      states: things.statesOf(operation),
      isGuessed: true,
      isArranged: true,
      fromStates: [],
      expected: undefined,
      others: [],
      refusals: [],
      draft: values => things.draft(operation, values),
      fullDraft: values => things.fullDraft(operation, values),
      prepare: async values => {
        if (operation.body && !session.forbidden(operation)) {
          await things.succeed(operation, values)
          if (things.isOfLife(operation)) await things.tryFull(operation, values)
        }
        await things.fill(operation, values)
      },
    }),
  }
}
