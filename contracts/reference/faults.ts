/** Injected errors: a planned call of an operation throws inside the back end, where a real exception would occur. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sessions } from '#server/auth/sessions.ts'
import type { Values } from '../verify/state-hook.ts'

/** Which calls of an operation fail: those that carry the name of the request, or, without one, just the next. */
export interface PlannedCall {
  readonly operation: string
  readonly request?: string | undefined
}

export interface InjectedErrors {
  /** The call throws this error. With the name of a request, also each time that it is sent again, until the plan is cleared. */
  plan: (call: PlannedCall, error: Error) => Values
  /** Removes the plan for exactly these calls. */
  clear: (call: PlannedCall) => void
  /** Handles a call with the error that is planned for it, if any. */
  handleCall: <Result>(call: PlannedCall, handle: () => Result) => Result
  /** Wraps sessions so that the lookup, the first step of every call, throws the planned error. */
  wrapSessions: (sessions: Sessions) => Sessions
}

export function createInjectedErrors(): InjectedErrors {
  const planned = new Map<string, Error>()
  const present = new AsyncLocalStorage<Error>()
  const keyOf = ({ operation, request = '' }: PlannedCall) => `${operation} ${request}`
  const take = (call: PlannedCall): Error | undefined => {
    const ofRequest = call.request === undefined ? undefined : planned.get(keyOf(call))
    if (ofRequest) return ofRequest
    const next = keyOf({ operation: call.operation })
    const error = planned.get(next)
    planned.delete(next)
    return error
  }
  return {
    plan(call, error) {
      planned.set(keyOf(call), error)
      return {}
    },
    clear: call => void planned.delete(keyOf(call)),
    handleCall(call, handle) {
      const error = take(call)
      return error ? present.run(error, handle) : handle()
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
