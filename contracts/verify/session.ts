/** What one verification works with, and what it may do. */
import type { Client } from './client.ts'
import type { Document, Operation } from './document.ts'
import type { Judge } from './judge.ts'
import type { Options } from './options.ts'
import type { State, StateHook } from './state-hook.ts'

export interface Session {
  readonly options: Options
  readonly document: Document
  readonly judge: Judge
  readonly client: Client
  readonly hook: StateHook | undefined
  /** Why an operation may not be called at all; undefined when it may. */
  readonly forbidden: (operation: Operation) => string | undefined
  /** Whether the person's own token makes a state true without a hook. */
  readonly suffices: (state: State) => boolean
}
