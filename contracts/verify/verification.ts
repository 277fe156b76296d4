/** The context of one verification, and what it may do. */
import type { Client } from './client.ts'
import type { Coverage } from './coverage.ts'
import type { Document, Operation } from './document.ts'
import type { Judge } from './judge.ts'
import type { RequireBuilt } from './not-implemented.ts'
import type { Options } from './options.ts'
import type { Accounts } from './probes/probe.ts'
import type { State, StateHook } from './state-hook.ts'
import type { HttpExchange, Sent } from './wire.ts'

export interface Verification {
  readonly options: Options
  readonly document: Document
  readonly operations: readonly Operation[]
  readonly judge: Judge
  readonly coverage: Coverage
  readonly client: Client
  readonly hook: StateHook | undefined
  /** Whether an operation was asked for. */
  readonly isWanted: (operation: Operation) => boolean
  readonly requireBuilt: RequireBuilt
  /** Tokens of ended sessions; without a hook there are none. */
  readonly endedToken: Accounts['endedToken'] | undefined
  /** Why an operation may not be called; undefined when it may. */
  readonly forbidden: (operation: Operation) => string | undefined
  /** Whether the user's own token satisfies a state without a hook. */
  readonly isSatisfiedByToken: (state: State) => boolean
}

/** Sends a request of an operation as it is, and notes the exchange for the coverage. @throws UnreachableError */
export async function send(
  { client, coverage }: Verification,
  operation: Operation,
  sent: Sent,
): Promise<HttpExchange> {
  const received = await client.send(sent, { untilEvent: operation.isStream, waits: true })
  const exchange = { operation, sent, received }
  coverage.note(exchange)
  return exchange
}

/** Sends a request of an operation that helps to judge another one. @throws NotBuilt, UnreachableError */
export async function sendToHelper(
  session: Verification,
  operation: Operation,
  sent: Sent,
): Promise<HttpExchange> {
  const exchange = await send(session, operation, sent)
  await session.requireBuilt(exchange)
  return exchange
}
