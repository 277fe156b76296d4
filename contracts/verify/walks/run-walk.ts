/** Runs a walk on behalf of a new account, and judges each answer and what it has changed. */
import { toSent, type Draft } from '../draft.ts'
import { followLink, spokenBy, type Spoken } from '../links.ts'
import { withToken } from '../probes/accounts.ts'
import { isMeant, linkProblems } from '../probes/links.ts'
import { stablePart } from '../probes/idempotency.ts'
import type { Values } from '../state-hook.ts'
import type { Operation } from '../document.ts'
import { ifBuilt } from '../probes/probe.ts'
import { send, sendToHelper, type Verification } from '../verification.ts'
import { codeOf, isSuccess, partOf, type HttpExchange, type Sent, type Violation } from '../wire.ts'
import { ReadFailure, type Invariants, type Reading } from './invariants.ts'
import type { Step, StepBase, Walk } from './walk.ts'

const ask = (session: Verification, draft: Draft) => sendToHelper(session, draft.operation, toSent(draft))

/** A reading is taken so often, as a job of the back end may book something between two of its requests. */
const READINGS = 4

/** A step that was taken. */
export interface Taken<S extends StepBase = Step> {
  readonly step: S
  readonly draft: Draft
  readonly exchange: HttpExchange
}

export interface WalkResult<S extends StepBase = Step> {
  readonly taken: readonly Taken<S>[]
  /** What the state hook has returned. */
  readonly values: Values
  /** What was wrong with the last step taken; the walk ends there. */
  readonly problems: readonly Violation[]
  /** The operation that it was wrong with. */
  readonly about?: Operation | undefined
  /** What shows it, after the steps. */
  readonly readings: readonly HttpExchange[]
}

/** The id of what was done, as the answer or an object in it has it; undefined when there is none. */
function idOf({ received }: HttpExchange): unknown {
  const data = (partOf(received, 'data') ?? {}) as { id?: unknown }
  return [data, ...Object.values(data)]
    .map(one => (one as { id?: unknown } | null)?.id)
    .find(id => id !== undefined)
}
const isDone = ({ received }: HttpExchange) => isSuccess(received)
const isSignedOut = ({ received }: HttpExchange) =>
  received.profile.codes.signedOut.includes(codeOf(received) as number)

/** The request of a step; undefined when it cannot be made, as what it refers to was refused or hands nothing on. */
function requestFor(
  { document }: Verification,
  step: Step,
  values: Values,
  takenBy: ReadonlyMap<number, Taken>,
): Draft | undefined {
  if (step.kind === 'call') return withToken(step.baseline.draft(values), values)
  const from = takenBy.get(step.from)
  if (!from || !isDone(from.exchange)) return undefined
  if (step.kind === 'repeat') return from.draft
  const spoken = spokenBy(document, from.exchange)
  return isMeant(step.link, spoken) ? followLink(step.link, step.operation, from.draft, spoken) : undefined
}

/** What a step's answer must have to do with the step that it refers to. */
function problemsBetween(
  { document }: Verification,
  taken: Taken,
  from: Taken | undefined,
  last: Taken | undefined,
) {
  const { step, exchange } = taken
  if (!from || step.kind === 'call') return []
  if (step.kind === 'repeat') {
    // It may be refused by what has happened since, such as another password; what was done has gone on, and keeps its id.
    if (!isDone(exchange) || !isDone(from.exchange)) return []
    const identity = (one: Taken) => (from === last ? stablePart(document, one.exchange) : idOf(one.exchange))
    if (identity(from) === identity(taken)) return []
    const says = 'the same key with the same request gave another answer later: it was done twice'
    return [{ says, pointer: exchange.operation.profile.idempotency?.pointer ?? exchange.operation.pointer }]
  }
  // The account has gone on in between, or nobody has asked before.
  if (from !== last || step.link.needsBefore || step.link.refused !== undefined) return []
  const spoken: Spoken = spokenBy(document, from.exchange)
  return isDone(exchange)
    ? linkProblems(step.link, { ...spoken, next: exchange.received.json, before: {} })
    : []
}

/** Reads until the invariants hold, as far as they do: what was booked between two requests of a reading is in the next one. */
async function readAfter(
  session: Verification,
  invariants: Invariants,
  before: Reading,
  token: string,
): Promise<{ reading: Reading; problems: Violation[] }> {
  for (let left = READINGS; ; left--) {
    const reading = await invariants.read(draft => ask(session, draft), token)
    const problems = invariants.problems(before, reading)
    if (problems.length === 0 || left <= 1) return { reading, problems }
  }
}

/** A first reading that a second one confirms. */
async function readBefore(session: Verification, invariants: Invariants, token: string): Promise<Reading> {
  const first = await invariants.read(draft => ask(session, draft), token)
  return (await readAfter(session, invariants, first, token)).reading
}

/** Sends a step; undefined where its operation is not built, unless it is the one that the walk is about. */
function sendStep(session: Verification, { steps }: Walk, operation: Operation, sent: Sent) {
  return operation.id === steps[0]?.operation.id
    ? send(session, operation, sent)
    : ifBuilt(sendToHelper(session, operation, sent))
}

/**
 * Runs a walk until something is wrong, or a step ends the session. Nothing is torn down.
 * @throws StateNotOffered, HookFailure, UnreachableError
 */
export async function runWalk(
  session: Verification,
  invariants: Invariants,
  walk: Walk,
): Promise<WalkResult> {
  const values = (await session.hook?.setUp(walk.states)) ?? {}
  const token = String(values['token'])
  const taken: Taken[] = []
  const takenBy = new Map<number, Taken>()
  const result = (
    problems: readonly Violation[],
    readings: readonly HttpExchange[] = [],
    about = taken.at(-1)?.step.operation,
  ): WalkResult => ({ taken, values, problems, readings, about })
  try {
    let before = await readBefore(session, invariants, token)
    for (const step of walk.steps) {
      const draft = session.forbidden(step.operation) ? undefined : requestFor(session, step, values, takenBy)
      if (!draft) continue
      const from = step.kind === 'call' ? undefined : takenBy.get(step.from)
      // A repeat is the same to the byte.
      const sent = step.kind === 'repeat' && from ? from.exchange.sent : toSent(draft)
      const exchange = await sendStep(session, walk, draft.operation, sent)
      // What is not built is left out of the walk.
      if (!exchange) continue
      const last = taken.at(-1)
      const own: Taken = { step, draft, exchange }
      taken.push(own)
      takenBy.set(step.id, own)
      const wrong = session.judge.answer(exchange)
      if (wrong.length > 0) return result(wrong)
      if (isSignedOut(exchange)) break
      const between = problemsBetween(session, own, from, last)
      if (between.length > 0) return result(between)
      if (!step.operation.changes) continue
      const { reading, problems } = await readAfter(session, invariants, before, token)
      if (problems.length > 0) return result(problems, [...before.exchanges, ...reading.exchanges])
      before = reading
    }
    return result([])
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    // A step that ends the session, such as signing out, ends the walk.
    if (isSignedOut(error.exchange) && taken.length > 0) return result([])
    const { exchange } = error
    return result(
      [{ says: error.message, pointer: exchange.operation.pointer }],
      [exchange],
      exchange.operation,
    )
  }
}
