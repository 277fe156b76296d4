/** The life of a thing: what is created can be read, what is changed is read, and what is deleted is gone. */
import { isJson, type Document, type Operation } from '../document.ts'
import { operationsOf } from '../operations.ts'
import { headersFor, withSession, type Draft } from '../draft.ts'
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
import { isReference, sampleOf, type Extent } from '../things/samples.ts'
import {
  codeOf,
  isBroken,
  isSuccess,
  nameAnswer,
  partOf,
  type HttpExchange,
  type Violation,
} from '../wire.ts'
import { anotherValue } from './invalid-values.ts'
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
  const draft: Draft = { operation: target, path, query: [], headers: headersFor(target), body: [] }
  return target.isPublic || token === undefined ? draft : withSession(draft, token)
}

/** Whether a read needs nothing but its path. */
export const isBare = (read: Operation | undefined): read is Operation =>
  read !== undefined && !read.parameters.some(({ in: place, required }) => place === 'query' && required)

/** Fields that an answer has otherwise than they were sent. */
const differences = (sent: Draft, said: unknown, where: string): Violation[] =>
  differingFields(sent.operation, sent.body, said).map(({ name, said: other, value }) => ({
    says: `${where}: ${name} is ${JSON.stringify(other)}; ${JSON.stringify(value)} was sent`,
    pointer: sent.operation.pointer,
  }))

/** Fields that are read otherwise than they were sent. */
export const echoedProblems = (sent: Draft, { received, operation }: HttpExchange): Violation[] =>
  differences(sent, received.json, `after it, ${operation.id}`)

/** The same of an answer that has the thing of an id itself. */
const answeredProblems = (sent: Draft, { parameter }: Resource, { received }: HttpExchange, id: unknown) =>
  idIn(parameter, partOf(received, 'data')) === id ? differences(sent, received.json, 'its own answer') : []

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

const rowsOf = ({ received }: HttpExchange): readonly unknown[] => {
  const rows = partOf(received, 'rows') ?? listIn(received.json)
  return isSuccess(received) && Array.isArray(rows) ? rows : []
}

/** A list has a thing once, and as it was sent. */
function rowProblems({ parameter }: Resource, id: string, sent: Draft, exchange: HttpExchange): Violation[] {
  const { id: list } = exchange.operation
  const own = rowsOf(exchange).filter(row => idIn(parameter, row) === id)
  const isTwice = new Set(own.map(row => JSON.stringify(row))).size < own.length
  if (isTwice) return [{ says: `after it, ${list} has ${id} twice`, pointer: sent.operation.pointer }]
  return own.length > 0 ? differences(sent, own[0], `after it, ${list}`) : []
}

/** A list of which all has come has what was created. */
function listedProblems(resource: Resource, id: string, sent: Draft, exchange: HttpExchange): Violation[] {
  const { operation, received } = exchange
  const rows = rowsOf(exchange)
  const isNamed = rows.some(row => JSON.stringify(row).includes(JSON.stringify(id).slice(1, -1)))
  const isKnown = isSuccess(received) && Array.isArray(partOf(received, 'rows') ?? listIn(received.json))
  return isNamed || !isKnown || !isWhole(exchange, rows)
    ? rowProblems(resource, id, sent, exchange)
    : [{ says: `after it, ${operation.id} lacks ${id}, which was created`, pointer: sent.operation.pointer }]
}

/** How much a request says: as little as it can be known to succeed with, or all that it may. */
interface Saying {
  readonly name: string
  readonly of: (scene: ProbeContext) => Draft
}

const USUAL: Saying = { name: '', of: ({ draft }) => draft }

/** All fields, each with another value than a thing begins with. @throws NotApplicable */
const FULL: Saying = {
  name: ', with all it may have',
  of({ fullDraft, document, judge, operation }) {
    const { schema, pointer, type } = operation.body!
    const other = (name: string, value: unknown) => {
      const field = schema.properties?.[name]
      if (typeof value === 'boolean') return !value
      return typeof value === 'number' && field && !isReference(name)
        ? (anotherValue(document, judge, `${pointer}/properties/${name}`, field, value) ?? value)
        : value
    }
    const body = fullDraft?.body.map(([name, value]) => [name, other(name, value)] as const) ?? []
    const isKnown = !isJson(type) || judge.accepts(pointer, Object.fromEntries(body))
    if (!fullDraft || !isKnown) throw new NotApplicable('no values are known for all that it may have')
    return { ...fullDraft, body }
  },
}

/** The request with the fields as well with which it does not succeed; undefined where there are none. */
function everyField({ fullDraft, document, operation }: ProbeContext): Draft | undefined {
  const sample = sampleOf(document, operation.body!.schema, { name: 'body', extent: 'all' })
  const sent = new Set(fullDraft?.body.map(([name]) => name))
  const others = Object.entries(Object(sample) as object).filter(([name]) => !sent.has(name))
  return fullDraft && others.length > 0 ? { ...fullDraft, body: [...fullDraft.body, ...others] } : undefined
}

/** The probe, and that nothing breaks where every field is sent: some may be refused. */
const withEveryField = (probe: Probe): Probe => ({
  ...probe,
  async run(scene) {
    const draft = everyField(scene)
    const exchange = draft && (await scene.ask(draft))
    if (!exchange || !isBroken(exchange.received)) return probe.run(scene)
    const says = `answered ${nameAnswer(exchange.received)} where every field is sent`
    return { problems: [{ says, pointer: scene.operation.pointer }], exchanges: [exchange] }
  },
})

/** Whether a body may have fields that a usual request leaves out. */
function hasMore(document: Document, { body }: Operation): boolean {
  if (!body) return false
  const fields = (extent: Extent) =>
    Object.keys(Object(sampleOf(document, body.schema, { name: 'body', extent })) as object)
  return fields('all').length > fields('example').length
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
    const problems = [...(isGuess ? [] : answeredProblems(draft, thing, created, id)), ...unread]
    if (problems.length > 0 || !isBare(list)) return { problems, exchanges: [created, exchange] }
    const listed = await scene.ask(readOf(scene, list, draft))
    return {
      problems: listedProblems(thing, id, draft, listed),
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
    const all = [...answeredProblems(draft, resource, changed, id), ...problems]
    const { list } = resource
    if (all.length > 0 || !isBare(list)) return { problems: all, exchanges: [changed, exchange] }
    const listed = await scene.ask(readOf(scene, list, draft))
    return {
      problems: rowProblems(resource, id, draft, listed),
      exchanges: [changed, exchange, listed],
    }
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
  const sayings = [USUAL, ...(hasMore(document, operation) ? [FULL] : [])]
  const { read } = created ?? {}
  const told = (probe: Probe, saying: Saying) => (saying === FULL ? withEveryField(probe) : probe)
  if (created && isBare(read))
    return sayings.map(saying => told(createProbe({ ...created, read }, saying), saying))
  const own = all.find(({ path }) => path === operation.path.replace(/\/$/, ''))
  if (!own || !isBare(own.read)) return []
  if (operation.method === 'DELETE') return [removeProbe(own.read)]
  const changing = own.read
  return operation.method === 'PUT' || operation.method === 'PATCH'
    ? sayings.map(saying => told(changeProbe(own, changing, saying), saying))
    : []
}
