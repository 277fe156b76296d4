/** Creates, finds and removes the things that an API keeps, by its own operations. */
import type { Operation } from '../document.ts'
import { toSent, withSession, type Draft } from '../draft.ts'
import { pathValues } from '../operations.ts'
import { profileOf } from '../profile/with-profile.ts'
import { HookFailure, StateNotOffered, type State, type Values } from '../state-hook.ts'
import { send, type Verification } from '../verification.ts'
import { codeOf, isSuccess, nameAnswer, partAt, readJson, type HttpExchange } from '../wire.ts'
import { inferredDraft } from './inferred.ts'
import { referencesOf } from './references.ts'
import { createdId, firstId, resourcesOf, thingsIn, type Resource } from './resources.ts'
import { EXTENTS, type Extent } from './samples.ts'

export type Session = Pick<
  Verification,
  'document' | 'judge' | 'operations' | 'client' | 'note' | 'forbidden' | 'options'
>

const isPathOfThing = (path: string) => /\}\/?$/.test(path)

/** What changes or deletes a thing needs one of its own. */
const isOfThing = ({ method, path }: Operation) =>
  ['PUT', 'PATCH', 'DELETE'].includes(method) && isPathOfThing(path)

const saysNothing = ({ body, whole }: Draft) => body.length === 0 && whole === undefined

/** Rows that have an order. */
const FEW = 2
/** Rows of more pages than one. */
const SEVERAL = 3

/** Whose a thing has to be: `own` is created anew each time, and `ownIfPossible` as well where that is possible; without `any` it goes as well. */
type Whose = 'own' | 'ownIfPossible' | 'shared' | 'any'

/** @throws whatever else is wrong */
function unlessOffered(error: unknown): undefined {
  if (!(error instanceof StateNotOffered)) throw error
}

/** Creates and finds the things of an API. */
export class Things {
  readonly #session: Session
  readonly #resources: ReadonlyMap<string, Resource>
  /** Things that several may use, by their paths. */
  readonly #shared = new Map<string, Promise<string>>()
  readonly #extents = new Map<string, Extent>()
  /** Fields with which a request that has all that it may have is refused, by operations. */
  readonly #refused = new Map<string, ReadonlySet<string>>()
  readonly #created: { readonly resource: Resource; readonly values: Values }[] = []

  constructor(session: Session) {
    this.#session = session
    this.#resources = resourcesOf(session.operations)
  }

  /** The states of an operation: the things of its path, and what has to be put there before it can be read or deleted. */
  statesOf(operation: Operation): State[] {
    const { method, path } = operation
    const things = thingsIn(path)
    const states = things.map((name, index): State => {
      const isLast = index === things.length - 1
      return { name, params: { whose: isLast ? this.#whoseFor(operation) : 'shared' } }
    })
    const named = referencesOf(this.#resources, operation).map(([, name]): State => ({
      name,
      params: { whose: 'any' },
    }))
    const isPut = (method === 'GET' || method === 'DELETE') && things.length > 0 && !isPathOfThing(path)
    const put = isPut
      ? this.#session.operations.find(one => one.method === 'PUT' && one.path === path)
      : undefined
    const all = [...states, ...named.filter(({ name }) => !things.includes(name))]
    return put ? [...all, { name: path, params: { putBy: put.id } }] : all
  }

  /** What happens to a thing may happen only once, such as a loan of it; what is created inside of it leaves it as it is. */
  #whoseFor(operation: Operation): Whose {
    if (isOfThing(operation)) return 'own'
    const isInside = [...this.#resources.values()].some(
      ({ create, path }) =>
        create?.id === operation.id && thingsIn(path).length > thingsIn(operation.path).length,
    )
    return operation.changes && !isInside ? 'ownIfPossible' : 'shared'
  }

  /** Whether an operation creates or changes a thing. */
  isOfLife({ id }: Operation): boolean {
    return [...this.#resources.values()].some(({ create, changes }) =>
      [create, ...changes].some(one => one?.id === id),
    )
  }

  async ask(draft: Draft): Promise<HttpExchange> {
    const { token } = this.#session.options
    const isGuest = draft.operation.isPublic || token === undefined
    const sent = toSent(isGuest ? draft : withSession(draft, token))
    const exchange = await send(this.#session, draft.operation, sent).catch((error: Error) => {
      throw new HookFailure(`what it needs cannot be brought about: ${error.message}`, { cause: error })
    })
    this.noteCreated(exchange)
    return exchange
  }

  draft(operation: Operation, values: Values, extent = this.#extents.get(operation.id) ?? 'example'): Draft {
    const draft = inferredDraft(this.#session.document, this.#session.judge, operation, values, extent)
    const named = new Map(referencesOf(this.#resources, operation))
    const body = draft.body.map(([field, value]) => {
      const id = values[named.get(field) ?? '']
      return [field, id === undefined ? value : typeof value === 'number' ? Number(id) : id] as const
    })
    return { ...draft, body }
  }

  /** A request with all that it may have, as far as that succeeds. */
  fullDraft(operation: Operation, values: Values): Draft {
    const draft = this.draft(operation, values, 'all')
    const refused = this.#refused.get(operation.id)
    return refused ? { ...draft, body: draft.body.filter(([name]) => !refused.has(name)) } : draft
  }

  /** Tries which fields that may be left out make a request fail: one alone, or the first of several. */
  async tryFull(operation: Operation, values: Values): Promise<void> {
    const { required = [] } = operation.body?.schema ?? {}
    const free = this.draft(operation, values, 'all').body.flatMap(([name]) =>
      required.includes(name) ? [] : [name],
    )
    const several = free.slice(1).map((_, index) => free.slice(0, index + 2))
    for (const names of [[], ...free.map(name => [name]), ...several]) {
      this.#refused.set(operation.id, new Set(names))
      // oxlint-disable-next-line no-await-in-loop -- One after the other, until one succeeds.
      const { received } = await this.ask(this.fullDraft(operation, values))
      if (isSuccess(received)) return
    }
  }

  /** Sends a request with as much as it takes to succeed. @returns the last attempt */
  async succeed(operation: Operation, values: Values): Promise<{ exchange: HttpExchange; draft: Draft }> {
    const known = this.#extents.get(operation.id)
    let last: { exchange: HttpExchange; draft: Draft } | undefined
    for (const extent of known === undefined && operation.body ? EXTENTS : [known ?? 'example']) {
      const draft = this.draft(operation, values, extent)
      // A change of nothing shows nothing.
      if (known === undefined && isOfThing(operation) && saysNothing(draft) && extent !== 'all') continue
      // oxlint-disable-next-line no-await-in-loop -- One after the other, until one succeeds.
      last = { draft, exchange: await this.ask(draft) }
      if (!isSuccess(last.exchange.received)) continue
      this.#extents.set(operation.id, extent)
      return last
    }
    this.#extents.set(operation.id, known ?? 'example')
    return last!
  }

  /** Creates so many things that their list has an order, or more than one page; none where they cannot be created. */
  async fill(list: Operation, values: Values): Promise<void> {
    const resource = [...this.#resources.values()].find(one => one.list?.id === list.id)
    if (!resource) return
    try {
      for (let left = list.profile.paging ? SEVERAL : FEW; left > 0; left--)
        // oxlint-disable-next-line no-await-in-loop -- One after the other, as their order may matter.
        await this.#create(resource.path, values)
    } catch (error) {
      if (!(error instanceof StateNotOffered)) throw error
    }
  }

  /** What identifies a thing; undefined where nothing is needed. @throws StateNotOffered */
  async find({ name: path, params = {} }: State, values: Values): Promise<string | undefined> {
    if (params['putBy'] !== undefined) return this.#put(path, values)
    if (params['whose'] === 'own') return this.#create(path, values)
    if (params['whose'] === 'ownIfPossible' && this.#said(path)?.value === undefined)
      return this.#createOrList(path, values)
    const known = this.#shared.get(path) ?? this.#createOrList(path, values)
    this.#shared.set(path, known)
    return params['whose'] === 'any' ? known.catch(unlessOffered) : known
  }

  /** Puts there what is missing at a path. */
  async #put(path: string, values: Values): Promise<string> {
    const at = (method: string) =>
      this.#session.operations.find(one => one.method === method && one.path === path)
    const [get, put] = [at('GET'), at('PUT')]
    const isMissing = !get || codeOf((await this.ask(this.draft(get, values))).received) === 404
    if (isMissing && put && !this.#session.forbidden(put)) await this.succeed(put, values)
    return path
  }

  /** The things that an operation is called at to create one of a path, as far as they are not known. @throws StateNotOffered */
  async #around(operation: Operation, created: string, known: Values): Promise<Values> {
    let values = known
    for (const state of this.statesOf(operation))
      if (values[state.name] === undefined && state.name !== created)
        // oxlint-disable-next-line no-await-in-loop -- What is inside of another needs it.
        values = { ...values, [state.name]: await this.find(state, values) }
    return values
  }

  async #createOrList(path: string, values: Values): Promise<string> {
    const value = this.#said(path)?.value
    if (value !== undefined) return value
    try {
      return await this.#create(path, values)
    } catch (error) {
      const found = await this.#list(path, values)
      if (found === undefined) throw error
      return found
    }
  }

  #said(path: string) {
    return profileOf(this.#session.document).resources?.[path]
  }

  async #create(path: string, values: Values): Promise<string> {
    const resource = this.#resources.get(path)!
    const said = this.#said(path)
    const { create } = resource
    if (!create) {
      const advice = 'name the operation that does in resources of the profile'
      throw new StateNotOffered(path, `nothing is seen to create one of ${path}: ${advice}`)
    }
    const forbidden = this.#session.forbidden(create)
    if (forbidden) throw new StateNotOffered(path, `${create.id}, which creates one of ${path}, ${forbidden}`)
    const { exchange, draft } = await this.succeed(create, await this.#around(create, path, values))
    const { received } = exchange
    if (!isSuccess(received))
      throw new StateNotOffered(
        path,
        `${create.id}, which creates one of ${path}, is answered ${nameAnswer(received)}`,
      )
    const id =
      said?.id === undefined
        ? createdId(resource, exchange, draft.whole ?? Object.fromEntries(draft.body))
        : partAt(received.json, said.id)
    if (id === undefined)
      throw new StateNotOffered(path, `the answer of ${create.id} does not say what identifies the new one`)
    return String(id)
  }

  /** What the first of a list, or an example of the specification, is called. */
  async #list(path: string, values: Values): Promise<string | undefined> {
    const { list, parameter } = this.#resources.get(path)!
    if (list) {
      const exchange = await this.ask(this.draft(list, values))
      const found = isSuccess(exchange.received) ? firstId(this.#resources.get(path)!, exchange) : undefined
      if (found !== undefined) return found
    }
    const parameters = this.#session.operations
      .filter(one => one.path.startsWith(path))
      .flatMap(one => one.parameters)
    const stated = parameters.find(one => one.in === 'path' && one.name === parameter)
    const examples = [
      stated?.example,
      Object.values(stated?.examples ?? {})[0]?.value,
      stated?.schema.example,
      stated?.schema.default,
      stated?.schema.enum?.[0],
    ]
    const example = examples.find(value => value !== undefined && value !== null)
    return example === undefined ? undefined : String(example)
  }

  /** Remembers what was created. */
  noteCreated(exchange: HttpExchange): void {
    const { operation, sent, received } = exchange
    const resource = [...this.#resources.values()].find(({ create }) => create?.id === operation.id)
    const id =
      resource && isSuccess(received) ? createdId(resource, exchange, readJson(sent.body)) : undefined
    if (!resource || id === undefined) return
    const named = pathValues(operation, sent.target.split('?')[0]!) ?? {}
    const around = thingsIn(operation.path).map(path => [path, named[/\{([^}]+)\}$/.exec(path)![1]!]])
    this.#created.push({ resource, values: { ...Object.fromEntries(around), [resource.path]: id } })
  }

  hasCreated(path: string, id: string | undefined): boolean {
    return this.#created.some(
      ({ resource, values }) => resource.path === path && values[path] === id && id !== undefined,
    )
  }

  async cleanUp(): Promise<void> {
    this.#shared.clear()
    for (const { resource, values } of this.#created.splice(0).toReversed()) {
      if (!resource.remove || this.#session.forbidden(resource.remove)) continue
      // oxlint-disable-next-line no-await-in-loop -- The newest first: older ones may contain them.
      await this.ask(this.draft(resource.remove, values)).catch(() => undefined)
    }
  }
}
