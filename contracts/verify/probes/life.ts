/** The life of a thing: what is created can be read, what is changed is read, and what is deleted is gone. */
import type { Document, Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import { headerOf, headersFor, withSession, type Draft } from '../draft.ts'
import {
  createdId,
  differingFields,
  idIn,
  isNamedIn,
  isWhole,
  listIn,
  resourcesOf,
  thingsIn,
  type Resource,
} from '../things/resources.ts'
import { USUAL, sayingsOf, withEveryField, type Saying } from '../things/sayings.ts'
import {
  codeOf,
  isBroken,
  isSuccess,
  nameAnswer,
  partOf,
  type HttpExchange,
  type Violation,
} from '../wire.ts'
import { decidedNames } from './idempotency.ts'
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

/** A read of what a request is about or of what it is inside of, and of one more thing where its path names one; paths may call the same thing differently. */
export function readOf({ token }: ProbeContext, target: Operation, from: Draft, id?: string): Draft {
  const ids = [
    ...namesIn(from.operation.path).map(name => from.path?.[name] ?? ''),
    ...(id === undefined ? [] : [id]),
  ]
  const names = namesIn(target.path)
  // What is created inside of one thing may be read on its own; a list is of what a thing is inside of.
  const isCreated = id !== undefined && ids.length > names.length
  const own = isCreated ? ids.slice(ids.length - names.length) : ids
  const path = Object.fromEntries(names.map((name, index) => [name, own[index] ?? '']))
  // A header that both must have, such as the name of a tenant, is the same.
  const shared = target.parameters.flatMap(({ in: place, name }) => {
    const value = place === 'header' ? headerOf(from, name) : undefined
    return value === undefined ? [] : [[name, value] as const]
  })
  const headers = { ...headersFor(target), ...Object.fromEntries(shared) }
  const draft: Draft = { operation: target, path, query: [], headers, body: [] }
  return target.isPublic || token === undefined ? draft : withSession(draft, token)
}

/** Whether a read needs nothing but its path. */
export const isBare = (read: Operation | undefined): read is Operation =>
  read !== undefined && !read.parameters.some(({ in: place, required }) => place === 'query' && required)

/** Fields that an answer has otherwise than they were sent. */
const differences = (
  document: Document,
  sent: Draft,
  { operation }: HttpExchange,
  said: unknown,
  where: string,
): Violation[] =>
  differingFields(sent.operation, sent.body, said, decidedNames(document, operation)).map(
    ({ name, said: other, value }) => ({
      says: `${where}: ${name} is ${JSON.stringify(other)}; ${JSON.stringify(value)} was sent`,
      pointer: sent.operation.pointer,
    }),
  )

/** Fields that are read otherwise than they were sent. */
export const echoedProblems = (document: Document, sent: Draft, read: HttpExchange): Violation[] =>
  differences(document, sent, read, read.received.json, `after it, ${read.operation.id}`)

/** The same of an answer that has the thing of an id itself. */
const answeredProblems = (
  { document }: ProbeContext,
  sent: Draft,
  { parameter }: Resource,
  answer: HttpExchange,
  id: unknown,
) =>
  idIn(parameter, partOf(answer.received, 'data')) === id
    ? differences(document, sent, answer, answer.received.json, 'its own answer')
    : []

/** What a read must answer after a request has succeeded. */
async function readAfter(scene: ProbeContext, read: Draft, sent: Draft) {
  const exchange = await scene.ask(read)
  const { received } = exchange
  const says = `after it, ${read.operation.id} is answered ${nameAnswer(received)}; it must succeed`
  const problems = isSuccess(received)
    ? [...scene.judge.answer(exchange), ...echoedProblems(scene.document, sent, exchange)]
    : [{ says, pointer: sent.operation.pointer }]
  return { exchange, problems }
}

const rowsOf = ({ received }: HttpExchange): readonly unknown[] => {
  const rows = partOf(received, 'rows') ?? listIn(received.json)
  return isSuccess(received) && Array.isArray(rows) ? rows : []
}

/** A list has a thing once, and as it was sent. */
function rowProblems(
  document: Document,
  { parameter }: Resource,
  id: string,
  sent: Draft,
  exchange: HttpExchange,
): Violation[] {
  const { id: list } = exchange.operation
  const own = rowsOf(exchange).filter(row => idIn(parameter, row) === id)
  const isTwice = new Set(own.map(row => JSON.stringify(row))).size < own.length
  if (isTwice) return [{ says: `after it, ${list} has ${id} twice`, pointer: sent.operation.pointer }]
  // Several are not told apart by it: it is a part of what names one.
  return own.length === 1 ? differences(document, sent, exchange, own[0], `after it, ${list}`) : []
}

/** A list of which all has come has what was created. */
function listedProblems(
  document: Document,
  resource: Resource,
  id: string,
  sent: Draft,
  exchange: HttpExchange,
): Violation[] {
  const { operation, received } = exchange
  const rows = rowsOf(exchange)
  const isNamed = rows.some(row => JSON.stringify(row).includes(JSON.stringify(id).slice(1, -1)))
  const isKnown = isSuccess(received) && Array.isArray(partOf(received, 'rows') ?? listIn(received.json))
  return isNamed || !isKnown || !isWhole(exchange, rows)
    ? rowProblems(document, resource, id, sent, exchange)
    : [{ says: `after it, ${operation.id} lacks ${id}, which was created`, pointer: sent.operation.pointer }]
}

const createProbe = (
  { read, list, ...resource }: Resource & { readonly read: Operation },
  { name, of }: Saying,
): Probe =>
  successProbe(`what is created can be read${name}`, async scene => {
    const draft = of(scene)
    const created = await scene.ask(draft)
    const failed = successProblems(scene, created)
    if (failed.length > 0) return { problems: failed, exchanges: [created] }
    const thing = { ...resource, read, list }
    const id = createdId(thing, created, draft.whole ?? Object.fromEntries(draft.body))
    if (id === undefined) throw new NotApplicable('the answer does not say what identifies the new one')
    const { exchange, problems: unread } = await readAfter(scene, readOf(scene, read, draft, id), draft)
    const isAddress = created.received.headers['location']?.includes(encodeURIComponent(id)) === true
    const isGuess = !isNamedIn(thing, created) && !isAddress
    if (codeOf(exchange.received) === 404 && isGuess)
      throw new NotApplicable('the answer does not say by which name the new one is read')
    const problems = [...(isGuess ? [] : answeredProblems(scene, draft, thing, created, id)), ...unread]
    if (problems.length > 0 || !isBare(list)) return { problems, exchanges: [created, exchange] }
    const listed = await scene.ask(readOf(scene, list, draft))
    return {
      problems: listedProblems(scene.document, thing, id, draft, listed),
      exchanges: [created, exchange, listed],
    }
  })

const changeProbe = (resource: Resource, read: Operation, { name, of }: Saying): Probe =>
  successProbe(`what is changed is read${name}`, async scene => {
    const draft = of(scene)
    const changed = await scene.ask(draft)
    const failed = successProblems(scene, changed)
    if (failed.length > 0) return { problems: failed, exchanges: [changed] }
    const { exchange, problems } = await readAfter(scene, readOf(scene, read, draft), draft)
    const id = draft.path?.[resource.parameter] ?? ''
    const all = [...answeredProblems(scene, draft, resource, changed, id), ...problems]
    const { list } = resource
    if (all.length > 0 || !isBare(list)) return { problems: all, exchanges: [changed, exchange] }
    const listed = await scene.ask(readOf(scene, list, draft))
    return {
      problems: rowProblems(scene.document, resource, id, draft, listed),
      exchanges: [changed, exchange, listed],
    }
  })

/** What a list still has of a thing that was deleted; what is kept as deleted says so. */
function leftProblems(
  { parameter }: Resource,
  id: string,
  before: HttpExchange,
  after: HttpExchange,
): Violation[] {
  const own = (list: HttpExchange) => rowsOf(list).find(row => idIn(parameter, row) === id)
  const [was, is] = [own(before), own(after)].map(row => row && JSON.stringify(row))
  const says = `after it, ${after.operation.id} has ${id} as before; what was deleted must be gone`
  return was !== undefined && was === is ? [{ says, pointer: before.operation.pointer }] : []
}

const removeProbe = (resource: Resource, read: Operation): Probe =>
  successProbe('what is deleted is gone', async scene => {
    const { list } = resource
    const listed = isBare(list) ? await scene.ask(readOf(scene, list, scene.draft)) : undefined
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
    const exchanges = [before, removed, after]
    if (isThere) return { problems: [{ says, pointer: scene.operation.pointer }], exchanges }
    if (!listed || !isBare(list)) return { problems: [], exchanges }
    const left = await scene.ask(readOf(scene, list, scene.draft))
    const id = scene.draft.path?.[resource.parameter] ?? ''
    return { problems: leftProblems(resource, id, listed, left), exchanges: [...exchanges, left] }
  })

/** The probes of an operation that creates, changes or deletes what another one reads. */
export function lifeProbes(document: Document, operation: Operation): Probe[] {
  if (operation.profile.arranges !== 'operations' || !operation.changes) return []
  const all = resourcesIn(document)
  const created = all.find(({ create }) => create?.id === operation.id)
  const sayings = sayingsOf(document, operation)
  const { read } = created ?? {}
  const told = (probe: Probe, saying: Saying) => (saying === USUAL ? probe : withEveryField(probe))
  if (created && isBare(read))
    return sayings.map(saying => told(createProbe({ ...created, read }, saying), saying))
  const own = all.find(({ path }) => path === operation.path.replace(/\/$/, ''))
  if (!own || !isBare(own.read)) return []
  if (operation.method === 'DELETE') return [removeProbe(own, own.read)]
  const changing = own.read
  return operation.method === 'PUT' || operation.method === 'PATCH'
    ? sayings.map(saying => told(changeProbe(own, changing, saying), saying))
    : []
}
