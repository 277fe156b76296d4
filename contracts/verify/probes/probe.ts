/** A probe: one request that the specification has an opinion on, and what must come back. */
import type { Document, Operation } from '../document.ts'
import type { Draft } from '../draft.ts'
import type { Judge } from '../judge.ts'
import { codeOf, fieldOf, nameAnswer, type Exchange, type Problem, type Sent } from '../wire.ts'

/** What a probe works with: the operation, in the state of its baseline. */
export interface Scene {
  readonly document: Document
  readonly judge: Judge
  readonly operation: Operation
  /** A request that succeeds, as far as anybody can know. */
  readonly draft: Draft
  /** Of an account that is signed in, where there is one. */
  readonly token: string | undefined
  /** The page that calls. */
  readonly origin: string
  ask: (draft: Draft) => Promise<Exchange>
  askAsSent: (sent: Sent) => Promise<Exchange>
}

export interface Found {
  readonly problems: readonly Problem[]
  readonly exchanges: readonly Exchange[]
}

export interface Probe {
  /** In words, unique within the operation. */
  readonly name: string
  /** `token`: says nothing without an account that is signed in; `success`: nor where the baseline itself is refused. */
  readonly needs: 'nothing' | 'token' | 'success'
  /** Whether it succeeds, so that an operation that changes something needs its state anew for it. */
  readonly consumes: boolean
  /** @throws NotApplicable, Unreachable */
  readonly run: (scene: Scene) => Promise<Found>
}

/** The probe finds that there is nothing to try in what the back end answers; the message says why. */
export class NotApplicable extends Error {}

/** A probe whose request must be refused, so that it changes nothing. */
export function refusalProbe(operation: Operation, name: string, run: Probe['run']): Probe {
  return { name, needs: operation.isPublic ? 'nothing' : 'token', consumes: false, run }
}

/** A probe whose request must succeed. */
export function successProbe(name: string, run: Probe['run']): Probe {
  return { name, needs: 'success', consumes: true, run }
}

/** What is wrong with an answer that must be a success. */
export function notSucceeded({ judge }: Scene, exchange: Exchange, pointer?: string): Problem[] {
  const problems = judge.answer(exchange)
  const { received, operation } = exchange
  const isStream = operation.isStream && received.headers['content-type']?.startsWith('text/event-stream')
  if (problems.length > 0 || isStream || codeOf(received) === 200) return problems
  return [
    { says: `answered ${nameAnswer(received)}; it must succeed`, pointer: pointer ?? operation.pointer },
  ]
}

/** What is wrong with an answer that must refuse a field, and name it. */
export function notRefused({ judge }: Scene, exchange: Exchange, pointer: string, field?: string): Problem[] {
  const { received, operation } = exchange
  const code = codeOf(received)
  const isStream = operation.isStream && received.headers['content-type']?.startsWith('text/event-stream')
  if (code === 200 || isStream) return [{ says: 'was accepted; it must be refused with code 422', pointer }]
  const problems = judge.answer(exchange)
  if (problems.length > 0) return problems
  if (code !== 422) return [{ says: `answered ${nameAnswer(received)}; a wrong field is code 422`, pointer }]
  const named = fieldOf(received)
  if (field === undefined || named === field) return []
  const says = `params.field is ${JSON.stringify(named) ?? 'missing'}; it must name ${field}, where the app shows the message`
  return [{ says, pointer }]
}

/** Asks one thing and judges it. */
export async function tried(
  scene: Scene,
  draft: Draft,
  judge: (exchange: Exchange) => readonly Problem[],
): Promise<Found> {
  const exchange = await scene.ask(draft)
  return { problems: judge(exchange), exchanges: [exchange] }
}
