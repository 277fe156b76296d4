/** Runs a walk through the things of an API, and compares each answer with what the walk has done before. */
import type { Document, Operation } from '../document.ts'
import { toSent, withSession, type Draft } from '../draft.ts'
import { decidedNames } from '../probes/idempotency.ts'
import { createRandom } from '../random.ts'
import type { OwnStates } from '../things/own-states.ts'
import {
  createdId,
  differingFields,
  idIn,
  isWhole,
  listIn,
  thingsIn,
  type Resource,
} from '../things/resources.ts'
import { drawnBody } from '../things/samples.ts'
import type { Values } from '../state-hook.ts'
import { send, type Verification } from '../verification.ts'
import {
  codeOf,
  isBroken,
  isSuccess,
  nameAnswer,
  partOf,
  type HttpExchange,
  type Received,
  type Violation,
} from '../wire.ts'
import type { Taken, WalkResult } from './run-walk.ts'
import type { ThingStep } from './thing-walk.ts'
import type { Walk } from './walk.ts'

/** A thing that a walk has created, as it must be. */
interface Thing {
  readonly resource: Resource
  readonly id: string
  /** The operation that was sent its fields last. */
  writer: Operation
  fields: ReadonlyMap<string, unknown>
  isGone: boolean
  /** How it was answered. */
  readonly seen: Set<string>
}

const isMissing = (received: Received) => [404, 410].includes(Number(codeOf(received)))

/** What a thing says otherwise than it was sent. */
function fieldProblems(
  document: Document,
  { writer, fields }: Thing,
  operation: Operation,
  said: unknown,
): Violation[] {
  const { id, pointer } = operation
  return differingFields(writer, fields, said, decidedNames(document, operation)).map(
    ({ name, said: other, value }) => ({
      says: `${id}: ${name} is ${JSON.stringify(other)}; ${JSON.stringify(value)} was sent last`,
      pointer,
    }),
  )
}

/** What is wrong with the answer to a step about a thing. */
function thingProblems(document: Document, thing: Thing, { operation, received }: HttpExchange): Violation[] {
  const { pointer, method } = operation
  if (thing.isGone) {
    const isThere = method === 'GET' && isSuccess(received) && thing.seen.has(received.body)
    const says = `answered ${nameAnswer(received)} as before; what was deleted must be gone`
    return isThere ? [{ says, pointer }] : []
  }
  if (isMissing(received))
    return [{ says: `answered ${nameAnswer(received)}, though nothing has deleted it`, pointer }]
  if (method !== 'GET' || !isSuccess(received)) return []
  thing.seen.add(received.body)
  return fieldProblems(document, thing, operation, received.json)
}

/** What is wrong with a list of things of one kind. */
function listProblems(document: Document, things: readonly Thing[], exchange: HttpExchange): Violation[] {
  const { operation, received } = exchange
  const rows = partOf(received, 'rows') ?? listIn(received.json)
  if (!isSuccess(received) || !Array.isArray(rows)) return []
  const { pointer } = operation
  const hasAll = isWhole(exchange, rows)
  return things.flatMap((thing): Violation[] => {
    const { id, resource, isGone, seen } = thing
    const own: unknown[] = rows.filter(one => idIn(resource.parameter, one) === id)
    const [row] = own
    const text = JSON.stringify(row)
    if (own.slice(1).some(one => JSON.stringify(one) === text))
      return [{ says: `has ${JSON.stringify(id)} twice`, pointer }]
    if (isGone)
      return row !== undefined && seen.has(text)
        ? [{ says: `has ${JSON.stringify(id)}, which was deleted`, pointer }]
        : []
    // Several are not told apart by it: it is a part of what names one.
    if (own.length > 1) return []
    if (row !== undefined) {
      seen.add(text)
      return fieldProblems(document, thing, operation, row)
    }
    return hasAll && !JSON.stringify(rows).includes(id)
      ? [{ says: `lacks ${JSON.stringify(id)}, which was created and not deleted`, pointer }]
      : []
  })
}

/** The things of one run. */
class Kept {
  readonly #document: Document
  readonly #things = new Map<number, Thing>()

  constructor(document: Document) {
    this.#document = document
  }

  at(step: ThingStep): Thing | undefined {
    return step.from === undefined ? undefined : this.#things.get(step.from)
  }

  /** What is wrong with an answer. What has succeeded is remembered. */
  problems({ step, draft, exchange }: Taken<ThingStep>): Violation[] {
    const { operation, received } = exchange
    const thing = this.at(step)
    const ofKind = [...this.#things.values()].filter(({ resource }) => resource.path === step.resource.path)
    if (step.does === 'list') return listProblems(this.#document, ofKind, exchange)
    if (thing) {
      const problems = thingProblems(this.#document, thing, exchange)
      if (problems.length > 0 || !isSuccess(received)) return problems
      if (step.does === 'remove') thing.isGone = true
      if (step.does !== 'change') return []
      thing.writer = operation
      // What a whole change leaves out is not known.
      thing.fields = new Map(operation.method === 'PATCH' ? [...thing.fields, ...draft.body] : draft.body)
      return []
    }
    const id = isSuccess(received)
      ? createdId(step.resource, exchange, Object.fromEntries(draft.body))
      : undefined
    if (id === undefined) return []
    const isTaken = ofKind.some(one => one.id === id && !one.isGone)
    const fields = new Map(draft.body)
    const { resource } = step
    this.#things.set(step.id, { resource, id, writer: operation, fields, isGone: false, seen: new Set() })
    const says = `a new one is called ${JSON.stringify(id)}, as another one is`
    return isTaken ? [{ says, pointer: operation.pointer }] : []
  }
}

/** What is wrong with an answer whatever was done before. What is only refused, the probes judge. */
function ownProblems({ judge }: Verification, exchange: HttpExchange): Violation[] {
  const { received, operation } = exchange
  if (isBroken(received)) return [{ says: `answered ${nameAnswer(received)}`, pointer: operation.pointer }]
  return isSuccess(received) ? judge.answer(exchange) : []
}

/** The values of the things that a path names, by their paths. */
function valuesAt(path: string, ids: readonly unknown[]) {
  const things = thingsIn(path)
  // What is created inside of one thing may be read on its own.
  const own = ids.slice(Math.max(0, ids.length - things.length))
  return Object.fromEntries(things.map((thing, index) => [thing, own[index]]))
}

/** The request of a step, with drawn values; a change of some fields alone names some of them. */
function draftOf(session: Verification, own: OwnStates, step: ThingStep, values: Values): Draft {
  const { operation, isFull, seed } = step
  const { draft, fullDraft } = own.baselineOf(operation)
  const plain = isFull && fullDraft ? fullDraft(values) : draft(values)
  const random = createRandom(seed)
  const body = drawnBody(session, plain, random)
  const some = isFull && operation.method === 'PATCH' ? body.filter(() => random.percent(60)) : body
  const drawn: Draft = { ...plain, body: some.length > 0 ? some : body }
  const { token } = session.options
  return token === undefined || operation.isPublic ? drawn : withSession(drawn, token)
}

/**
 * Runs a walk until something is wrong, and deletes what it has created.
 * @throws StateNotOffered, HookFailure, UnreachableError
 */
export async function runThingWalk(
  session: Verification,
  own: OwnStates,
  walk: Walk<ThingStep>,
): Promise<WalkResult<ThingStep>> {
  const kept = new Kept(session.document)
  const taken: Taken<ThingStep>[] = []
  let problems: readonly Violation[] = []
  for (const step of walk.steps) {
    const thing = kept.at(step)
    if (step.from !== undefined && !thing) continue
    const { create } = step.resource
    const values = await own.hook.setUp(own.baselineOf(create!).states)
    const ids = [...thingsIn(create!.path).map(name => values[name]), ...(thing ? [thing.id] : [])]
    const draft = draftOf(session, own, step, { ...values, ...valuesAt(step.operation.path, ids) })
    const exchange = await send(session, step.operation, toSent(draft))
    const one = { step, draft, exchange }
    taken.push(one)
    problems = [...ownProblems(session, exchange), ...kept.problems(one)]
    if (problems.length > 0) break
  }
  await own.cleanUp()
  return { taken, values: {}, problems, about: taken.at(-1)?.step.operation, readings: [] }
}
