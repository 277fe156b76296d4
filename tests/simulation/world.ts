/** One epoch of a simulation: a database, its nodes, the accounts, the clock, and everything created so far. */
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import type { Store } from '#server/kernel/store.ts'
import type { Answer, Fields } from '../support/back-end.ts'
import { startNode, type SimulatedNode } from './back-end.ts'
import type { SimulatedDatabase } from './database.ts'
import { FaultyStore, type Fault, type SimulatedClock } from './faults.ts'
import type { CallEvent } from './history.ts'
import { keyOf, signIn, type SimulatedPerson } from './people.ts'
import { resolveFields } from './resolve-fields.ts'
import { breakOff, type SlowSenders } from './slow-senders.ts'
import { OPERATION_RULES, type CreatedKind } from './operation-rules.ts'

/** Something that an event has created. */
export interface CreatedThing {
  readonly n: number
  readonly made: CreatedKind
  readonly who: number
  readonly id: string
}

/** A sent call with its answer. */
export interface SentCall {
  readonly who: number
  readonly op: OperationId
  readonly fields: Fields
  readonly answer: Answer
  /** Whether a fault was injected, so that the outcome is unknown. */
  readonly isUnsure: boolean
}

/** The result of one step, for the checks. */
export interface Step {
  /** The call, if the step was one. */
  readonly call?: SentCall
  /** Messages of failed job items. */
  readonly failures: readonly string[]
  /** The number of injected faults. */
  readonly injected: number
  readonly errors: readonly string[]
}

export interface RunningNode {
  readonly node: SimulatedNode
  readonly store: FaultyStore
}

const OK = 200
const SIGNED_OUT = 401
/** Operations after which sign-in may be refused or needs other credentials. */
const CHANGES_CREDENTIALS = new Set<OperationId>([
  'changePassword',
  'confirmTwoStep',
  'endTwoStep',
  'closeAccount',
])

/** Updates an account's known credentials after a call. */
function updateCredentials(person: SimulatedPerson, { op, fields, answer }: SentCall): void {
  if (CHANGES_CREDENTIALS.has(op)) person.mayBeRefused = true
  if (answer.code !== OK) return
  if (op === 'changePassword') person.password = String(fields['newPassword'])
  const withdrawPassword = fields['newWithdrawPassword'] ?? fields['withdrawPassword']
  if (withdrawPassword !== undefined) person.withdrawPassword = String(withdrawPassword)
}

export class World {
  readonly clock: SimulatedClock
  readonly people: readonly SimulatedPerson[]
  database: SimulatedDatabase
  nodes: RunningNode[] = []
  readonly made = new Map<number, CreatedThing>()
  readonly sent = new Map<number, SentCall>()
  /** Bodies that are being sent. */
  readonly slowSenders: SlowSenders = []
  /** Owners of poisoned items. */
  readonly poisonedOwners = new Set<bigint>()
  readonly #poisoned = new Set<bigint>()

  constructor(chosen: {
    clock: SimulatedClock
    people: readonly SimulatedPerson[]
    database: SimulatedDatabase
  }) {
    this.clock = chosen.clock
    this.people = chosen.people
    this.database = chosen.database
  }

  /** The store of the first node, where nothing fails. */
  get store(): Store {
    return this.nodes[0]!.store.whole
  }

  get market() {
    return this.nodes[0]!.node.services.market
  }

  /** Starts the nodes with consecutive ids. */
  async start(nodeId: number, count: number): Promise<void> {
    for (let each = 0; each < count; each++) {
      const store = new FaultyStore(await this.database.open(this.clock, nodeId + each))
      for (const id of this.#poisoned) store.poisoned.add(id)
      this.nodes.push({ node: startNode(store, this.clock, this.database.dataDir, each), store })
    }
  }

  async stop(): Promise<void> {
    await breakOff(this.slowSenders)
    const stopping = this.nodes
    this.nodes = []
    for (const { node, store } of stopping) {
      await node.stop()
      await store.close()
    }
  }

  /** The lower bound of new ids. */
  leastId(): bigint {
    return minIdAt(BigInt(this.clock.now())) - 1n
  }

  nodeFor(n: number): RunningNode {
    return this.nodes[n % this.nodes.length]!
  }

  /** What an event has created, if it is of this kind. */
  thingOf(n: number | undefined, made: CreatedKind): CreatedThing | undefined {
    const thing = n === undefined ? undefined : this.made.get(n)
    return thing?.made === made ? thing : undefined
  }

  /** Makes jobs fail on what an event has created; without an event, on nothing any more. */
  poison(of: number | undefined): void {
    const thing = of === undefined ? undefined : this.made.get(of)
    if (of === undefined) {
      this.#poisoned.clear()
      this.poisonedOwners.clear()
    } else if (thing) {
      this.#poisoned.add(BigInt(thing.id))
      this.poisonedOwners.add(this.people[thing.who]!.userId)
    }
    for (const { store } of this.nodes) {
      store.poisoned.clear()
      for (const id of this.#poisoned) store.poisoned.add(id)
    }
  }

  /** Calls an operation as an account, signing in again if its session has ended. */
  async ask(running: RunningNode, who: number, op: OperationId, fields: Fields): Promise<Answer> {
    const person = this.people[who]!
    const isQuery = operations[op].method === 'get'
    const send = () =>
      isQuery ? running.node.call(person.token, op, {}, fields) : running.node.call(person.token, op, fields)
    const answer = await send()
    if (answer.code !== SIGNED_OUT) return answer
    return (await signIn(running.node, person)) ? send() : answer
  }

  /** The fields of a call with current ids and prices. */
  async fieldsOf(running: RunningNode, event: CallEvent): Promise<Fields> {
    const { n, who, op, body = {}, of, key = n } = event
    const act = OPERATION_RULES[op] ?? {}
    const fields: Fields = { ...body }
    if (act.about) {
      const [field, made] = act.about
      fields[field] ??= this.thingOf(of, made)?.id ?? '1'
    }
    if (act.hasKey) fields['idempotencyKey'] = keyOf(key)
    const ask = (previewOp: OperationId, asked: Fields) => this.ask(running, who, previewOp, asked)
    const person = this.people[who]!
    return resolveFields(op, fields, { market: this.market, person, now: this.clock.now(), ask })
  }

  /** Makes a call and records what it has created. */
  async call(event: CallEvent): Promise<Step> {
    const running = this.nodeFor(event.n)
    const fields = await this.fieldsOf(running, event)
    const step = await this.send(running, event.who, event.op, fields, event.fault)
    this.remember(event, step.call!)
    updateCredentials(this.people[event.who]!, step.call!)
    return step
  }

  remember({ n, who, op }: Pick<CallEvent, 'n' | 'who' | 'op'>, call: SentCall): void {
    this.sent.set(n, call)
    const makes = OPERATION_RULES[op]?.makes
    const id = (call.answer.data as { id?: string | number } | undefined)?.id
    if (makes && call.answer.code === OK && id !== undefined)
      this.made.set(n, { n, made: makes, who, id: String(id) })
  }

  /** Sends fields unchanged. */
  async send(
    running: RunningNode,
    who: number,
    op: OperationId,
    fields: Fields,
    fault?: Fault,
  ): Promise<Step> {
    const { store, node } = running
    node.takeErrors()
    store.arm(fault)
    let answer = await this.ask(running, who, op, fields).catch((error: unknown) => {
      if (store.injected === 0) throw error
      return { code: 500, msg: String(error) } as Answer
    })
    const { injected } = store
    store.arm()
    if (answer.code === SIGNED_OUT) answer = await this.ask(running, who, op, fields)
    const call = { who, op, fields, answer, isUnsure: injected > 0 }
    return { call, failures: [], injected, errors: node.takeErrors() }
  }

  /** Runs one job on every node. */
  async runJob(name: string, fault?: Fault): Promise<Step> {
    const steps = await Promise.all(
      this.nodes.map(async ({ node, store }): Promise<Step> => {
        node.takeErrors()
        store.arm(fault)
        store.isJob = true
        const failures = (await node.jobs.find(job => job.name === name)?.run()) ?? []
        store.isJob = false
        const { injected } = store
        store.arm()
        return { failures, injected, errors: node.takeErrors() }
      }),
    )
    return {
      failures: steps.flatMap(({ failures }) => failures),
      injected: steps.reduce((sum, { injected }) => sum + injected, 0),
      errors: steps.flatMap(({ errors }) => errors),
    }
  }
}
