/** One epoch: a fresh database and a sequence of events, random or given, each followed by its checks. */
import { Finding } from './findings.ts'
import type { SimulatedDatabase } from './database.ts'
import type { CallEvent, SimulationEvent } from './history.ts'
import { InvariantChecker } from './invariant-checker.ts'
import type { SimulatedPerson } from './people.ts'
import type { SimulatedClock } from './faults.ts'
import { OPERATION_RULES } from './operation-rules.ts'
import { flood } from './readers.ts'
import { sendSlowly } from './slow-senders.ts'
import { World, type Step } from './world.ts'

export interface EpochStart {
  readonly database: SimulatedDatabase
  readonly clock: SimulatedClock
  readonly people: readonly SimulatedPerson[]
  /** The number of nodes that write to the database. */
  readonly nodes: number
  /** Kinds of findings that are ignored. */
  readonly ignored?: ReadonlySet<string>
}

/** The next event; undefined at the end. */
export type NextEvent = (world: World) => SimulationEvent | undefined

export interface EpochResult {
  readonly events: readonly SimulationEvent[]
  readonly finding: Finding | undefined
  /** Counts of calls by answer code, and of other events by kind. */
  readonly counts: ReadonlyMap<string, number>
}

/** Calls that guests can make, and so must be cheap. */
const PUBLIC = new Set(['listCandles', 'listTraders'])
const OK = 200

/** Waits this many event loop turns: how far a call gets before its process is killed. */
async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise<void>(resolve => void setImmediate(resolve))
}

class Epoch {
  readonly #world: World
  readonly #judge: InvariantChecker
  readonly #nodes: number
  readonly counts = new Map<string, number>()

  constructor(world: World, nodes: number) {
    this.#world = world
    this.#nodes = nodes
    this.#judge = new InvariantChecker(world)
  }

  begin(): Promise<void> {
    return this.#judge.begin()
  }

  #count(name: string, times = 1): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + times)
  }

  /** Executes an event and checks it. @throws Finding, unless its kind is ignored */
  async take(event: SimulationEvent, ignored?: ReadonlySet<string>): Promise<void> {
    try {
      await this.#take(event)
    } catch (error) {
      if (!(error instanceof Finding && ignored?.has(error.kind))) throw error
      this.#count(`passed over: ${error.kind}`)
    }
  }

  async #take(event: SimulationEvent): Promise<void> {
    const world = this.#world
    if (event.do !== 'call') this.#count(event.do)
    switch (event.do) {
      case 'call':
        return this.#call(event)
      case 'repeat':
        return this.#repeat(event.of, event.n)
      case 'clock':
        return world.clock.moveBy(event.by)
      case 'job':
        return this.#judge.checkJob(event.name, await world.runJob(event.name, event.fault))
      case 'round':
        return this.#round()
      case 'poison':
        return world.poison(event.of)
      case 'restart':
        return this.#restart(event)
      case 'verify':
        return this.#judge.verify()
      case 'flood':
        for (const { code } of await flood(world, event)) this.#count(`flood ${code}`)
        return
      case 'slow':
        return this.#count('slow 429', await sendSlowly(world, event))
    }
  }

  async #call(event: CallEvent): Promise<void> {
    const isTimed = PUBLIC.has(event.op)
    const before = isTimed ? process.threadCpuUsage() : undefined
    const step = await this.#world.call(event)
    this.#count(`${event.op} ${step.call!.answer.code}`)
    await this.#judge.checkCall(event, step)
    if (before) {
      const { user, system } = process.threadCpuUsage(before)
      this.#judge.checkCost(event.op, user + system)
    }
  }

  async #repeat(of: number, n: number): Promise<void> {
    const first = this.#world.sent.get(of)
    if (!first || !OPERATION_RULES[first.op]?.hasKey) return
    const step = await this.#world.send(this.#world.nodeFor(n), first.who, first.op, first.fields)
    await this.#judge.checkRepetition(first, step)
    if (first.isUnsure) this.#world.remember({ n: of, who: first.who, op: first.op }, step.call!)
  }

  /** Runs every job twice, after which everything that was due must be done. */
  async #round(): Promise<void> {
    const names = this.#world.nodes[0]!.node.jobs.map(({ name }) => name)
    const due = await this.#judge.listDue()
    for (let run = 0; run < 2; run++) {
      for (const name of names) {
        const step = await this.#world.runJob(name)
        await this.#judge.checkJob(name, step)
      }
    }
    await this.#judge.checkRound(due)
  }

  async #restart(event: SimulationEvent & { do: 'restart' }): Promise<void> {
    const world = this.#world
    const { during, disk, nodeId } = event
    if (!during) await this.#judge.verify()
    const snapshot = disk ? world.database.snapshot() : undefined
    if (disk) world.database.disk.isBroken = true
    const pending = during && this.#interrupted(during)
    if (pending && !disk) await turns(event.n % 5)
    const next = snapshot ?? world.database.snapshot()
    if (pending) {
      await world.database.resetConnections()
      const { call } = await pending
      if (
        disk &&
        call!.answer.code === OK &&
        OPERATION_RULES[during.op]?.hasKey &&
        world.nodes[0]!.store.engine === 'sqlite'
      )
        throw new Finding(
          'durability',
          `${during.op} was answered with success, and the disk had not taken it`,
        )
    }
    const left = world.database
    await world.stop()
    world.database = next()
    if (left !== world.database) await left.remove()
    await world.start(nodeId, this.#nodes)
    await this.#judge.checkRestart()
  }

  async #interrupted(event: CallEvent): Promise<Step> {
    const world = this.#world
    const running = world.nodeFor(event.n)
    try {
      const fields = await world.fieldsOf(running, event)
      const step = await world.send(running, event.who, event.op, fields)
      world.sent.set(event.n, { ...step.call!, isUnsure: true })
      return step
    } catch (error) {
      // Calls to a killed back end fail, as expected.
      const answer = { code: 500, msg: String(error) }
      return {
        call: { who: event.who, op: event.op, fields: {}, answer, isUnsure: true },
        failures: [],
        injected: 1,
        errors: [],
      }
    }
  }
}

/** Runs events until one violates an invariant or none is left; everything is checked once more at the end. */
export async function runEpoch(
  { nodes, ignored, ...start }: EpochStart,
  course: NextEvent,
): Promise<EpochResult> {
  const world = new World(start)
  const events: SimulationEvent[] = []
  let epoch: Epoch | undefined
  let finding: Finding | undefined
  try {
    await world.start(0, nodes)
    epoch = new Epoch(world, nodes)
    await epoch.begin()
    for (let event = course(world); event; event = course(world)) {
      events.push(event)
      await epoch.take(event, ignored)
    }
    const last = Math.max(0, ...events.map(({ n }) => n)) + 1
    for (const closing of ['round', 'verify'] as const) {
      const event = { n: last + (closing === 'verify' ? 1 : 0), do: closing }
      events.push(event)
      await epoch.take(event, ignored)
    }
  } catch (error) {
    finding =
      error instanceof Finding
        ? error
        : new Finding('unexpected', error instanceof Error ? (error.stack ?? error.message) : String(error))
    finding.n = events.at(-1)?.n ?? 0
  } finally {
    world.database.disk.isBroken = false
    await world.stop()
    await world.database.remove()
  }
  return { events, finding, counts: epoch?.counts ?? new Map() }
}
