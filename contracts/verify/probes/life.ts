/** The life of a thing: what is created can be read, what is changed is read, and what is deleted is gone. */
import type { Document, Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import { headersFor, withSession, type Draft } from '../draft.ts'
import {
  createdId,
  differingFields,
  isNamedIn,
  isWhole,
  listIn,
  resourcesOf,
  thingsIn,
  type Resource,
} from '../things/resources.ts'
import {
  codeOf,
  isBroken,
  isSuccess,
  nameAnswer,
  partOf,
  type HttpExchange,
  type Violation,
} from '../wire.ts'
import { NotApplicable, successProbe, successProblems, type Probe, type ProbeContext } from './probe.ts'

const known = new WeakMap<Document, readonly Resource[]>()

/** The kinds of things of an API. */
export function resourcesIn(document: Document): readonly Resource[] {
  const found = known.get(document) ?? [...resourcesOf(operationsOf(document)).values()]
  known.set(document, found)
  return found
}

/** The parameters of the things in a path. */
export const namesIn = (path: string) => thingsIn(path).map(thing => /\{([^}]+)\}$/.exec(thing)![1]!)

/** A read of what a request is about, and of one more thing where its path names one; paths may call the same thing differently. */
export function readOf({ token }: ProbeContext, target: Operation, from: Draft, id?: string): Draft {
  const ids = [
    ...namesIn(from.operation.path).map(name => from.path?.[name] ?? ''),
    ...(id === undefined ? [] : [id]),
  ]
  const path = Object.fromEntries(namesIn(target.path).map((name, index) => [name, ids[index] ?? '']))
  const draft: Draft = { operation: target, path, query: [], headers: headersFor(target), body: [] }
  return target.isPublic || token === undefined ? draft : withSession(draft, token)
}

/** Whether a read needs nothing but its path. */
export const isBare = (read: Operation | undefined): read is Operation =>
  read !== undefined && !read.parameters.some(({ in: place, required }) => place === 'query' && required)

/** Fields that are read otherwise than they were sent. */
export const echoedProblems = (sent: Draft, { received, operation }: HttpExchange): Violation[] =>
  differingFields(sent.operation, sent.body, received.json).map(({ name, said, value }) => ({
    says: `after it, ${operation.id}: ${name} is ${JSON.stringify(said)}; ${JSON.stringify(value)} was sent`,
    pointer: sent.operation.pointer,
  }))

/** What a read must answer after a request has succeeded. */
async function readAfter(scene: ProbeContext, read: Draft, sent: Draft) {
  const exchange = await scene.ask(read)
  const { received } = exchange
  const says = `after it, ${read.operation.id} is answered ${nameAnswer(received)}; it must succeed`
  const problems = isSuccess(received)
    ? [...scene.judge.answer(exchange), ...echoedProblems(sent, exchange)]
    : [{ says, pointer: sent.operation.pointer }]
  return { exchange, problems }
}

/** A list of which all has come has what was created. */
function listedProblems(id: string, exchange: HttpExchange, pointer: string): Violation[] {
  const { received, operation } = exchange
  const rows = partOf(received, 'rows') ?? listIn(received.json)
  const hasAll = isSuccess(received) && Array.isArray(rows) && isWhole(exchange, rows)
  if (!hasAll || rows.some(row => JSON.stringify(row).includes(JSON.stringify(id).replaceAll('"', ''))))
    return []
  return [{ says: `after it, ${operation.id} lacks ${id}, which was created`, pointer }]
}

const createProbe = ({ read, list, ...resource }: Resource & { readonly read: Operation }): Probe =>
  successProbe('what is created can be read', async scene => {
    const created = await scene.ask(scene.draft)
    const failed = successProblems(scene, created)
    if (failed.length > 0) return { problems: failed, exchanges: [created] }
    const { draft } = scene
    const thing = { ...resource, read, list }
    const id = createdId(thing, created, draft.whole ?? Object.fromEntries(draft.body))
    if (id === undefined) throw new NotApplicable('the answer does not say what identifies the new one')
    const { exchange, problems } = await readAfter(scene, readOf(scene, read, draft, id), draft)
    const isAddress = created.received.headers['location']?.includes(encodeURIComponent(id)) === true
    const isGuess = !isNamedIn(thing, created) && !isAddress
    if (codeOf(exchange.received) === 404 && isGuess)
      throw new NotApplicable('the answer does not say by which name the new one is read')
    if (problems.length > 0 || !isBare(list)) return { problems, exchanges: [created, exchange] }
    const listed = await scene.ask(readOf(scene, list, draft))
    return {
      problems: listedProblems(id, listed, scene.operation.pointer),
      exchanges: [created, exchange, listed],
    }
  })

const changeProbe = (read: Operation): Probe =>
  successProbe('what is changed is read', async scene => {
    const changed = await scene.ask(scene.draft)
    const failed = successProblems(scene, changed)
    if (failed.length > 0) return { problems: failed, exchanges: [changed] }
    const { exchange, problems } = await readAfter(scene, readOf(scene, read, scene.draft), scene.draft)
    return { problems, exchanges: [changed, exchange] }
  })

const removeProbe = (read: Operation): Probe =>
  successProbe('what is deleted is gone', async scene => {
    const before = await scene.ask(readOf(scene, read, scene.draft))
    if (!isSuccess(before.received))
      throw new NotApplicable(`before it, ${read.id} is answered ${nameAnswer(before.received)}`)
    const removed = await scene.ask(scene.draft)
    const failed = successProblems(scene, removed)
    if (failed.length > 0) return { problems: failed, exchanges: [removed] }
    const after = await scene.ask(readOf(scene, read, scene.draft))
    // What is kept as deleted says so.
    const isSame = isSuccess(after.received) && after.received.body === before.received.body
    const isThere = isSame || isBroken(after.received)
    const says = `after it, ${read.id} is answered ${nameAnswer(after.received)}${isSame ? ' as before' : ''}; what was deleted must be gone`
    return {
      problems: isThere ? [{ says, pointer: scene.operation.pointer }] : [],
      exchanges: [before, removed, after],
    }
  })

/** The probes of an operation that creates, changes or deletes what another one reads. */
export function lifeProbes(document: Document, operation: Operation): Probe[] {
  if (operation.profile.arranges !== 'operations' || !operation.changes) return []
  const all = resourcesIn(document)
  const created = all.find(({ create }) => create?.id === operation.id)
  if (created && isBare(created.read)) return [createProbe({ ...created, read: created.read })]
  const own = all.find(({ path }) => path === operation.path.replace(/\/$/, ''))
  if (!own || !isBare(own.read)) return []
  if (operation.method === 'DELETE') return [removeProbe(own.read)]
  return operation.method === 'PUT' || operation.method === 'PATCH' ? [changeProbe(own.read)] : []
}
