/** The context of one verification, and what it may do. */
import type { Client } from './client.ts'
import type { Document, Operation } from './document.ts'
import type { Judge } from './judge.ts'
import type { Options } from './options.ts'
import type { State, StateHook } from './state-hook.ts'

export interface Verification {
  readonly options: Options
  readonly document: Document
  readonly judge: Judge
  readonly client: Client
  readonly hook: StateHook | undefined
  /** Why an operation may not be called; undefined when it may. */
  readonly forbidden: (operation: Operation) => string | undefined
  /** Whether the user's own token satisfies a state without a hook. */
  readonly isSatisfiedByToken: (state: State) => boolean
}
