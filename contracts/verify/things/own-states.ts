/**
 * States that the operations of an API bring about themselves: a thing that a path names is created by the operation that creates such, or is
 * the first of those that are listed.
 */
import type { Baseline } from '../baseline.ts'
import type { Operation } from '../document.ts'
import { profileOf } from '../profile/with-profile.ts'
import { pathValues } from '../operations.ts'
import { toSent, withSession, type Draft } from '../draft.ts'
import { inferredDraft } from './inferred.ts'
import { createdId, firstId, resourcesOf, thingsIn, type Resource } from './resources.ts'
import { EXTENTS, type Extent } from './samples.ts'
import { HookFailure, StateNotOffered, type State, type StateHook, type Values } from '../state-hook.ts'
import { send, type Verification } from '../verification.ts'
import { isSuccess, nameAnswer, partAt, readJson, type HttpExchange } from '../wire.ts'

export interface OwnStates {
  readonly hook: StateHook
  /** What probes of an operation start from. */
  readonly baselineOf: (operation: Operation) => Baseline
  /** Remembers what an exchange has created. */
  readonly noteCreated: (exchange: HttpExchange) => void
  /** Whether a thing, by its path, was created here, not found. */
  readonly hasCreated: (path: string, id: string | undefined) => boolean
  /** Deletes what was created, the newest first. */
  readonly cleanUp: () => Promise<void>
}

type Session = Pick<
  Verification,
  'document' | 'judge' | 'operations' | 'client' | 'note' | 'forbidden' | 'options'
>

/** What changes or deletes a thing needs one of its own. */
const isOfThing = ({ method, path }: Operation) =>
  ['PUT', 'PATCH', 'DELETE'].includes(method) && path.endsWith('}')

const saysNothing = ({ body, whole }: Draft) => body.length === 0 && whole === undefined

/** The states of an operation: the things of its path. */
const statesOf = (operation: Operation): State[] =>
  thingsIn(operation.path).map((name, index, all) => ({
    name,
    params: { isOwn: isOfThing(operation) && index === all.length - 1 },
  }))

/** Rows of more pages than one. */
const SEVERAL = 3

/** Creates and finds the things of an API. */
class Things {
  readonly #session: Session
  readonly #resources: ReadonlyMap<string, Resource>
  /** Things that several may use, by their paths. */
  readonly #shared = new Map<string, Promise<string>>()
  readonly #extents = new Map<string, Extent>()
  readonly #created: { readonly resource: Resource; readonly values: Values }[] = []

  constructor(session: Session) {
    this.#session = session
    this.#resources = resourcesOf(session.operations)
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
    return inferredDraft(this.#session.document, this.#session.judge, operation, values, extent)
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

  /** Creates so many things that their list has more than one page; none where they cannot be created. */
  async fill(list: Operation, values: Values): Promise<void> {
    const resource = [...this.#resources.values()].find(one => one.list?.id === list.id)
    const create = resource?.create
    if (!list.profile.paging || !create || this.#session.forbidden(create)) return
    // oxlint-disable-next-line no-await-in-loop -- One after the other, as their order may matter.
    for (let number = 0; number < SEVERAL; number++) await this.succeed(create, values)
  }

  /** What identifies a thing. @throws StateNotOffered */
  async find({ name: path, params = {} }: State, values: Values): Promise<string> {
    if (params['isOwn'] === true) return this.#create(path, values)
    const known = this.#shared.get(path) ?? this.#createOrList(path, values)
    this.#shared.set(path, known)
    return known
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
    const create =
      said?.create === undefined
        ? resource.create
        : this.#session.operations.find(({ id }) => id === said.create)
    if (!create) throw new StateNotOffered(path, `nothing creates one of ${path}`)
    const forbidden = this.#session.forbidden(create)
    if (forbidden) throw new StateNotOffered(path, `${create.id}, which creates one of ${path}, ${forbidden}`)
    const { exchange, draft } = await this.succeed(create, values)
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

/** The states of an API whose operations bring them about. */
export function createOwnStates(session: Session): OwnStates {
  const things = new Things(session)
  const { token } = session.options
  const setUp = async (states: readonly State[]): Promise<Values> => {
    let values: Values = token === undefined ? {} : { token }
    // oxlint-disable-next-line no-await-in-loop -- What is inside of another needs it.
    for (const state of states) values = { ...values, [state.name]: await things.find(state, values) }
    return values
  }
  return {
    hook: { setUp, tearDown: async () => {}, stopped: () => undefined, close: () => {} },
    noteCreated: exchange => things.noteCreated(exchange),
    hasCreated: (path, id) => things.hasCreated(path, id),
    cleanUp: () => things.cleanUp(),
    baselineOf: operation => ({
      operation,
      states: statesOf(operation),
      isGuessed: true,
      isArranged: true,
      fromStates: [],
      expected: undefined,
      others: [],
      refusals: [],
      draft: values => things.draft(operation, values),
      prepare: async values => {
        if (operation.body && !session.forbidden(operation)) await things.succeed(operation, values)
        await things.fill(operation, values)
      },
    }),
  }
}
