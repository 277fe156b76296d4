/** A probe: one request derived from the specification, and the answer that it requires. */
import type { Document, Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import type { Baseline } from '../baseline.ts'
import type { Draft } from '../draft.ts'
import type { Judge } from '../judge.ts'
import type { RichAccounts } from '../rich/rich-accounts.ts'
import type { State, Values } from '../state-hook.ts'
import {
  codeOf,
  fieldOf,
  isBroken,
  isSuccess,
  nameAnswer,
  type HttpExchange,
  type Violation,
  type Sent,
} from '../wire.ts'

/** Further accounts, by the state hook. */
export interface Accounts {
  /** Sets up states; they are torn down with those of the operation. @throws StateNotOffered, HookFailure */
  setUp: (states: readonly State[]) => Promise<Values>
  /** The same on the account of a token; undefined where the hook cannot. @throws HookFailure */
  setUpOn: (states: readonly State[], token: string) => Promise<Values | undefined>
  /** The token of a session that was ended in this way, the same for the whole verification. @throws StateNotOffered, HookFailure */
  endedToken: (way: string) => Promise<string>
  /** Calls another operation without fields on behalf of an account. */
  call: (operationId: string, token: string) => Promise<HttpExchange>
}

/** An account that has nothing to do with the one that calls. */
interface OtherAccount {
  readonly token: string
  /** Whether a thing, by its path, was created by the first account here. */
  readonly isForeign: (path: string, id: string | undefined) => boolean
}

/** The context of a probe: the operation in the state of its baseline. */
export interface ProbeContext {
  readonly document: Document
  readonly judge: Judge
  readonly operation: Operation
  /** A request that is expected to succeed. */
  readonly draft: Draft
  /** The same with all that it may have; undefined where it is recorded. */
  readonly fullDraft?: Draft | undefined
  /** The token of a signed-in account, if any. */
  readonly token: string | undefined
  /** What is drawn is drawn from this. */
  readonly seed: number
  /** Whether few operations are verified, so that there is time for each. */
  readonly isThorough: boolean
  /** The calling origin. */
  readonly origin: string
  /** Its successes in the pact files, the first of them the one of `draft`; empty when there are none. */
  readonly successes: readonly Baseline[]
  /** Its refusals in the pact files. */
  readonly refusals: readonly Baseline[]
  /** What accounts the verification can set up; undefined without a state hook. */
  readonly accounts: Accounts | undefined
  /** Accounts that have something of whatever can be read; undefined without a state hook. */
  readonly rich: RichAccounts | undefined
  /** Another account, which must not get at what this one has created; undefined where none is given. */
  readonly other?: OtherAccount | undefined
  /** Why an operation must not be called there; undefined when it may. */
  readonly forbidden: (operation: Operation) => string | undefined
  ask: (draft: Draft) => Promise<HttpExchange>
  askAsSent: (sent: Sent) => Promise<HttpExchange>
}

export interface ProbeResult {
  readonly problems: readonly Violation[]
  readonly exchanges: readonly HttpExchange[]
}

export interface Probe {
  /** In words, unique within the operation. */
  readonly name: string
  /** `token`: requires a signed-in account; `success`: also requires that the baseline succeeds; `accounts`: sets up accounts of its own. */
  readonly needs: 'nothing' | 'token' | 'success' | 'accounts'
  /** Whether it succeeds, so that an operation that changes data needs a fresh state for it. */
  readonly consumes: boolean
  /** @throws NotApplicable, Unreachable */
  readonly run: (scene: ProbeContext) => Promise<ProbeResult>
}

/** The probe does not apply to what the back end answers; the message says why. */
export class NotApplicable extends Error {}

/** It needs another operation that the back end does not have yet. */
export class NotBuilt extends NotApplicable {
  constructor(operation: string) {
    super(`needs ${operation}, which is not built`)
  }
}

/** What was asked of another operation; undefined where that is not built, and the probe can do without. */
export const ifBuilt = <Answer>(asked: Promise<Answer>): Promise<Answer | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof NotBuilt) return undefined
    throw error
  })

/** A probe whose request must be refused, so that it changes nothing. */
export function refusalProbe(operation: Operation, name: string, run: Probe['run']): Probe {
  return { name, needs: operation.isPublic ? 'nothing' : 'token', consumes: false, run }
}

/** A probe whose request must succeed. */
export function successProbe(name: string, run: Probe['run']): Probe {
  return { name, needs: 'success', consumes: true, run }
}

/** The problems of an answer that must be a success. */
export function successProblems(
  { judge, successes }: Pick<ProbeContext, 'judge' | 'successes'>,
  exchange: HttpExchange,
  pointer?: string,
): Violation[] {
  const problems = judge.answer(exchange)
  const { received, operation } = exchange
  const isStream = operation.isStream && received.headers['content-type']?.startsWith('text/event-stream')
  if (problems.length > 0 || isStream || isSuccess(received)) return problems
  // What nobody has recorded may be refused for a reason that no schema says.
  const isGuessed = successes.length === 0 && operation.profile.silence === 'lenient'
  if (isGuessed && !isBroken(received))
    throw new NotApplicable(`no request is known that succeeds: it is answered ${nameAnswer(received)}`)
  const field = fieldOf(received)
  const about = typeof field === 'string' ? ` about ${field}` : ''
  return [
    {
      says: `answered ${nameAnswer(received)}${about}; it must succeed`,
      pointer: pointer ?? operation.pointer,
    },
  ]
}

/** The problems of an answer that must refuse a field and name it. */
export function refusalProblems(
  { judge }: ProbeContext,
  exchange: HttpExchange,
  pointer: string,
  field?: string,
): Violation[] {
  const { received, operation } = exchange
  const code = codeOf(received)
  const isStream = operation.isStream && received.headers['content-type']?.startsWith('text/event-stream')
  const { answers, codes } = operation.profile
  const wanted = `${answers.code === undefined ? 'HTTP' : 'code'} ${codes.invalid.join(' or ')}`
  if (isSuccess(received) || isStream)
    return [{ says: `was accepted; it must be refused with ${wanted}`, pointer }]
  const problems = judge.answer(exchange)
  if (problems.length > 0) return problems
  // A refusal for another reason may come first.
  const isRefusal = operation.profile.silence === 'lenient' && !isBroken(received)
  if (!codes.invalid.includes(code as number) && !isRefusal)
    return [{ says: `answered ${nameAnswer(received)}; a wrong field is ${wanted}`, pointer }]
  const named = fieldOf(received)
  if (field === undefined || named === field || answers.field === undefined) return []
  const place = answers.field.split('/').filter(Boolean).join('.')
  const says = `${place} is ${JSON.stringify(named) ?? 'missing'}; it must name ${field}, where the app shows the message`
  return [{ says, pointer }]
}

/** Another operation, on behalf of the same account. */
export function requestOf(
  { document, draft }: ProbeContext,
  id: string,
  query: Readonly<Record<string, string>>,
): Draft {
  const operation = operationsOf(document).find(one => one.id === id)
  if (!operation) throw new Error(`The specification has no operation ${id}`)
  return { operation, query: Object.entries(query), headers: draft.headers, body: [] }
}

/** Sends one request and judges its answer. */
export async function sendAndJudge(
  scene: ProbeContext,
  draft: Draft,
  judge: (exchange: HttpExchange) => readonly Violation[],
): Promise<ProbeResult> {
  const exchange = await scene.ask(draft)
  return { problems: judge(exchange), exchanges: [exchange] }
}
