/** The context of one verification, and what it may do. */
import type { Client } from './client.ts'
import type { Document, Operation } from './document.ts'
import type { Judge } from './judge.ts'
import type { Progress } from './report/progress.ts'
import type { Row } from './results.ts'
import type { RequireBuilt } from './not-implemented.ts'
import type { Options } from './options.ts'
import type { Accounts, Probe } from './probes/probe.ts'
import type { OwnStates } from './things/own-states.ts'
import type { RichAccounts } from './rich/rich-accounts.ts'
import type { State, StateHook } from './state-hook.ts'
import type { HttpExchange, Sent } from './wire.ts'

export interface Verification {
  readonly options: Options
  readonly document: Document
  readonly operations: readonly Operation[]
  readonly judge: Judge
  /** Notes an exchange, for what the report says of all of them. */
  readonly note: (exchange: HttpExchange) => void
  readonly progress: Progress
  /** The rows as they are told, of which the failed ones are shown at once. */
  readonly take: (rows: readonly Row[]) => Row[]
  readonly client: Client
  readonly hook: StateHook | undefined
  /** States that the operations themselves bring about, where there is no hook and the profile says so. */
  readonly own: OwnStates | undefined
  /** Whether an operation was asked for. */
  readonly isWanted: (operation: Operation) => boolean
  readonly requireBuilt: RequireBuilt
  /** Tokens of ended sessions; without a hook there are none. */
  readonly endedToken: Accounts['endedToken'] | undefined
  /** Accounts that have something of whatever can be read; undefined without a hook. */
  readonly rich: RichAccounts | undefined
  /** Probes of what only this API has. */
  readonly probes: (operation: Operation) => readonly Probe[]
  /** Why an operation may not be called; undefined when it may. */
  readonly forbidden: (operation: Operation) => string | undefined
  /** Whether the user's own token satisfies a state without a hook. */
  readonly isSatisfiedByToken: (state: State) => boolean
}

/** Sends a request of an operation as it is, and notes the exchange. @throws UnreachableError */
export async function send(
  { client, note }: Pick<Verification, 'client' | 'note'>,
  operation: Operation,
  sent: Sent,
): Promise<HttpExchange> {
  const received = await client.send(sent, { untilEvent: operation.isStream, waits: true })
  const exchange = { operation, sent, received }
  note(exchange)
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

/** Why the verification is over before its end; undefined when it is not. */
export const stoppedBy = ({ client, hook }: Pick<Verification, 'client' | 'hook'>): string | undefined =>
  client.stopped() ?? hook?.stopped()

/** The rows of a verification that is over before its end: one failure says so, and what got no answer is not run. */
export function endedRows(rows: readonly Row[], operations: readonly Operation[], says: string): Row[] {
  const at = operations.find(({ path, method }) => says.includes(`${method} ${path}`)) ?? operations[0]
  if (!at) return [...rows]
  const { id: operation, tag, pointer } = at
  const about = { suite: 'spec' as const, operation, tag, milliseconds: 0 }
  const problems = [{ says: `${says}; what was left was not run`, pointer, ending: 'stopped' as const }]
  return [
    { ...about, name: 'the run ends', outcome: 'failed', problems, exchanges: [] },
    ...rows.map((row): Row => {
      if (row.outcome !== 'failed' || !row.isLost) return row
      const { suite, name, milliseconds } = row
      return {
        ...about,
        operation: row.operation,
        tag: row.tag,
        suite,
        name,
        milliseconds,
        outcome: 'not run',
        reason: 'no answer came, as the run ends',
      }
    }),
  ]
}
