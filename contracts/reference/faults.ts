/** Injected errors: the next call of an operation throws inside the back end, where a real exception would occur. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sessions } from '#server/auth/sessions.ts'
import type { Values } from '../verify/state-hook.ts'

export interface InjectedErrors {
  /** The next call of this operation throws this error. */
  failNext: (operation: string, error: Error) => Values
  /** Removes the pending error of an operation. */
  clear: (operation: string) => void
  /** Handles a call of an operation with its pending error, if any. */
  handleCall: <Result>(operation: string | undefined, handle: () => Result) => Result
  /** Wraps sessions so that the lookup, the first step of every call, throws the pending error. */
  wrapSessions: (sessions: Sessions) => Sessions
}

export function createInjectedErrors(): InjectedErrors {
  const planned = new Map<string, Error>()
  const present = new AsyncLocalStorage<Error>()
  return {
    failNext(operation, error) {
      planned.set(operation, error)
      return {}
    },
    clear: operation => void planned.delete(operation),
    handleCall(operation, handle) {
      const error = operation === undefined ? undefined : planned.get(operation)
      if (!error || operation === undefined) return handle()
      planned.delete(operation)
      return present.run(error, handle)
    },
    wrapSessions: sessions => ({
      ...sessions,
      async find(token) {
        const error = present.getStore()
        if (error) throw error
        return sessions.find(token)
      },
    }),
  }
}
