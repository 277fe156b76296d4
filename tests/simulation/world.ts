/** One epoch of a simulation: a database, the nodes on it, the people, the clock, and what they have made so far. */
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import type { Store } from '#server/kernel/store.ts'
import type { Answer, Fields } from '../support/back-end.ts'
import { startNode, type SimulatedNode } from './back-end.ts'
import type { SimulatedDatabase } from './database.ts'
import { FaultyStore, type Fault, type SimulatedClock } from './faults.ts'
import type { CallEvent } from './history.ts'
import { keyOf, signIn, type SimulatedPerson } from './people.ts'
import { fillIn } from './fill-in.ts'
import { ACTS, type Made } from './requests.ts'

/** What an event has made. */
export interface MadeThing {
  readonly n: number
  readonly made: Made
  readonly who: number
  readonly id: string
}

/** A call as it was sent, and what came of it; no answer when a fault came between. */
export interface SentCall {
  readonly who: number
  readonly op: OperationId
  readonly fields: Fields
  readonly answer: Answer
  /** Whether something failed on purpose: then it may have happened or not. */
  readonly isUnsure: boolean
}

/** What one step has done, for those who judge it. */
export interface Step {
  /** Who acted, if anybody did. */
  readonly call?: SentCall
  /** What the back end could not do by itself, in words. */
  readonly failures: readonly string[]
  /** Faults that were injected into it. */
  readonly injected: number
  readonly errors: readonly string[]
}

export interface Running {
  readonly node: SimulatedNode
  readonly store: FaultyStore
}

const OK = 200
const SIGNED_OUT = 401
/** After these, signing in may be refused, or takes something else. */
const CHANGES_DOORS = new Set<OperationId>(['changePassword', 'confirmTwoStep', 'endTwoStep', 'closeAccount'])

/** What somebody knows of the own account after a call. */
function learn(person: SimulatedPerson, { op, fields, answer }: SentCall): void {
  if (CHANGES_DOORS.has(op)) person.mayBeRefused = true
  if (answer.code !== OK) return
  if (op === 'changePassword') person.password = String(fields['newPassword'])
  const withdrawPassword = fields['newWithdrawPassword'] ?? fields['withdrawPassword']
  if (withdrawPassword !== undefined) person.withdrawPassword = String(withdrawPassword)
}

export class World {
  readonly clock: SimulatedClock
  readonly people: readonly SimulatedPerson[]
  database: SimulatedDatabase
  nodes: Running[] = []
  readonly made = new Map<number, MadeThing>()
  readonly sent = new Map<number, SentCall>()
  /** Whose things the back end cannot work on by itself. */
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

  /** Starts the nodes; their ids follow each other. */
  async start(nodeId: number, count: number): Promise<void> {
    for (let each = 0; each < count; each++) {
      const store = new FaultyStore(await this.database.open(this.clock, nodeId + each))
      for (const id of this.#poisoned) store.poisoned.add(id)
      this.nodes.push({ node: startNode(store, this.clock, this.database.dataDir, each), store })
    }
  }

  async stop(): Promise<void> {
    const stopping = this.nodes
    this.nodes = []
    for (const { node, store } of stopping) {
      node.stop()
      await store.close()
    }
  }

  /** No id that is made from now on is smaller. */
  leastId(): bigint {
    return minIdAt(BigInt(this.clock.now())) - 1n
  }

  nodeFor(n: number): Running {
    return this.nodes[n % this.nodes.length]!
  }

  /** What an event has made, if it is of this kind. */
  thingOf(n: number | undefined, made: Made): MadeThing | undefined {
    const thing = n === undefined ? undefined : this.made.get(n)
    return thing?.made === made ? thing : undefined
  }

  /** Has the back end fail at what an event has made; at nothing any more without one. */
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

  /** Calls an operation for somebody, who signs in again where the session is over. */
  async ask(running: Running, who: number, op: OperationId, fields: Fields): Promise<Answer> {
    const person = this.people[who]!
    const isQuery = operations[op].method === 'get'
    const send = () =>
      isQuery ? running.node.call(person.token, op, {}, fields) : running.node.call(person.token, op, fields)
    const answer = await send()
    if (answer.code !== SIGNED_OUT) return answer
    return (await signIn(running.node, person)) ? send() : answer
  }

  /** The fields that a call sends, with ids and prices of this moment. */
  async fieldsOf(running: Running, event: CallEvent): Promise<Fields> {
    const { n, who, op, body = {}, of, key = n } = event
    const act = ACTS[op] ?? {}
    const fields: Fields = { ...body }
    if (act.about) {
      const [field, made] = act.about
      fields[field] ??= this.thingOf(of, made)?.id ?? '1'
    }
    if (act.hasKey) fields['idempotencyKey'] = keyOf(key)
    const ask = (previewOp: OperationId, asked: Fields) => this.ask(running, who, previewOp, asked)
    const person = this.people[who]!
    return fillIn(op, fields, { market: this.market, person, now: this.clock.now(), ask })
  }

  /** Makes a call and remembers what it has made. */
  async call(event: CallEvent): Promise<Step> {
    const running = this.nodeFor(event.n)
    const fields = await this.fieldsOf(running, event)
    const step = await this.send(running, event.who, event.op, fields, event.fault)
    this.remember(event, step.call!)
    learn(this.people[event.who]!, step.call!)
    return step
  }

  remember({ n, who, op }: Pick<CallEvent, 'n' | 'who' | 'op'>, call: SentCall): void {
    this.sent.set(n, call)
    const makes = ACTS[op]?.makes
    const id = (call.answer.data as { id?: string | number } | undefined)?.id
    if (makes && call.answer.code === OK && id !== undefined)
      this.made.set(n, { n, made: makes, who, id: String(id) })
  }

  /** Sends fields as they are. */
  async send(running: Running, who: number, op: OperationId, fields: Fields, fault?: Fault): Promise<Step> {
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

  /** Lets every node do one job. */
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
