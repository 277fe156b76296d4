/** Planned mishaps: what the next call of an operation meets inside the back end, where an exception would come from as well. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sessions } from '#server/auth/sessions.ts'
import type { Values } from '../verify/state-hook.ts'

export interface Faults {
  /** The next call of this operation meets this error. */
  plan: (operation: string, error: Error) => Values
  /** Forgets what was planned for an operation and has not happened. */
  forget: (operation: string) => void
  /** Handles a call of an operation, with what was planned for it. */
  around: <Result>(operation: string | undefined, handle: () => Result) => Result
  /** Sessions whose search, the first thing of every call, meets what was planned. */
  within: (sessions: Sessions) => Sessions
}

export function createFaults(): Faults {
  const planned = new Map<string, Error>()
  const present = new AsyncLocalStorage<Error>()
  return {
    plan(operation, error) {
      planned.set(operation, error)
      return {}
    },
    forget: operation => void planned.delete(operation),
    around(operation, handle) {
      const error = operation === undefined ? undefined : planned.get(operation)
      if (!error || operation === undefined) return handle()
      planned.delete(operation)
      return present.run(error, handle)
    },
    within: sessions => ({
      ...sessions,
      async find(token) {
        const error = present.getStore()
        if (error) throw error
        return sessions.find(token)
      },
    }),
  }
}
