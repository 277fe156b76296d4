/** Whether what has just happened may be so: everything that is checked after a step. */
import { listAllFailedItems } from '#server/kernel/failed-items.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { DueOracle, type Due } from './due-oracle.ts'
import { Finding } from './findings.ts'
import type { CallEvent } from './history.ts'
import { LedgerOracle, type Movement } from './ledger-oracle.ts'
import { PriceOracle } from './price-oracle.ts'
import { ACTS } from './requests.ts'
import { StateOracle } from './state-oracle.ts'
import type { Step, World } from './world.ts'

/** Who acts on a position has the market's due events done to it first, whoever's it is. */
const CATCHES_UP = new Set<OperationId>([
  'closeContractPosition',
  'addContractMargin',
  'setContractExits',
  'getContractPosition',
  'cancelContractOrder',
])
const FIND_TRADES = 'find trades to copy'
const COPY_TRADES = 'copy trades'
const BROKEN = 500
const OK = 200
const SIGNED_OUT = 401

/** Milliseconds of the thread's own time that nothing that a guest asks for may take; far above what is promised, for slow machines. */
const LONGEST_ANSWER = 250
const MOST_FAILED = 1000

/** What the names of failed items hold, one of them, for which something that is due has to wait. */
function namesOf({ id, copy }: Due): string[] {
  if (!copy) return [String(id)]
  return [String(id), `${FIND_TRADES} ${copy.traderId}`, `${COPY_TRADES} ${copy.followId}:`]
}

export class Judge {
  readonly #world: World
  readonly #ledger: LedgerOracle
  readonly #states: StateOracle
  readonly #due: DueOracle
  /** Items that failed while something failed on purpose, with how often. */
  #excused = new Map<string, number>()

  constructor(world: World) {
    this.#world = world
    const { config } = world.nodes[0]!.node.services
    const prices = new PriceOracle(world.market, config.marketSeed)
    this.#ledger = new LedgerOracle(world.nodes.length > 1)
    this.#states = new StateOracle(this.#ledger, prices)
    this.#due = new DueOracle(prices, config)
  }

  begin(): Promise<void> {
    return this.#ledger.begin(this.#world.store)
  }

  /** After a call. @throws Finding */
  async judgeCall(event: CallEvent, { call, errors, injected }: Step): Promise<void> {
    const { answer } = call!
    if (answer.code === BROKEN && injected === 0)
      throw new Finding(`answer 500 of ${event.op}`, `${JSON.stringify(call!.fields)}\n${errors.join('\n')}`)
    const act = ACTS[event.op]
    const thing = event.of === undefined ? undefined : this.#world.made.get(event.of)
    const isForeign = act?.isPrivate && thing !== undefined && thing.who !== event.who
    if (isForeign && thing.made === act.about?.[1] && answer.code === OK)
      throw new Finding('isolation', `${event.op} of somebody else's ${thing.made} was answered with success`)
    const userId = this.#world.people[event.who]!.userId
    const moved = await this.#observe()
    for (const { type, id, owners } of moved) {
      for (const owner of owners) {
        if (owner === userId || (type === 'contract' && CATCHES_UP.has(event.op))) continue
        throw new Finding('isolation', `${event.op} of ${userId} moved money of ${owner} for ${type} ${id}`)
      }
    }
    if (event.op === 'setContractExits' && answer.code === OK && thing)
      await this.#states.observePosition(this.#world.store, BigInt(thing.id))
  }

  /** The same request once more: the same answer, and nothing moves. @throws Finding */
  async judgeRepetition(first: Step['call'], { call, injected, errors }: Step): Promise<void> {
    const moved = await this.#observe()
    const [before, after] = [first!.answer, call!.answer]
    if (after.code === BROKEN && injected === 0)
      throw new Finding(`answer 500 of ${call!.op}`, `repeated: ${errors.join('\n')}`)
    if (before.code !== OK || first!.isUnsure || !ACTS[call!.op]?.hasKey) return
    if (after.code === SIGNED_OUT && this.#world.people[call!.who]!.mayBeRefused) return
    if (after.code !== OK) {
      const said = `${call!.op} was answered with success, and its repetition with ${after.code} ${after.msg}`
      throw new Finding('repetition', said)
    }
    const [was, is] = [before.data, after.data].map(data => (data as { id?: string } | undefined)?.id)
    if (was !== is) throw new Finding('repetition', `${call!.op} made ${was}, and its repetition ${is}`)
    const strange = moved.filter(({ type }) => type !== 'contract')
    if (strange.length > 0)
      throw new Finding(
        'repetition',
        `${call!.op} has moved money for ${strange[0]!.type} ${strange[0]!.id} again`,
      )
  }

  /** After a job ran once. @throws Finding */
  async judgeJob(name: string, step: Step): Promise<void> {
    await this.#observe()
    await this.#judgeFailures(name, step)
  }

  async #judgeFailures(name: string, { failures, injected, errors }: Step): Promise<void> {
    const items = await listAllFailedItems(this.#world.store, MOST_FAILED)
    const known = new Map(items.map(({ job, item, failures: times }) => [`${job} ${item}`, times]))
    if (injected === 0) {
      const [said] = failures
      if (said !== undefined) throw new Finding(`job '${name}' failed`, `${said}\n${errors.join('\n')}`)
      const fresh = items.find(
        ({ job, item, failures: times }) => times > (this.#excused.get(`${job} ${item}`) ?? 0),
      )
      if (fresh)
        throw new Finding(
          `item of '${fresh.job}' failed`,
          `${fresh.item} was recorded as failed: ${fresh.error}`,
        )
    }
    this.#excused = known
  }

  /** What is due now, so that it can be seen whether it has happened after two runs of every job. */
  listDue(): Promise<Due[]> {
    return this.#due.list(this.#world.store, this.#world.clock.now())
  }

  /** @throws Finding when something of before is still due and nobody has recorded why */
  async judgeRound(before: readonly Due[]): Promise<void> {
    if (before.length === 0) return
    const { store, clock, poisonedOwners } = this.#world
    const still = new Set((await this.listDue()).map(({ key }) => key))
    const failed = await listAllFailedItems(store, MOST_FAILED)
    const resting = failed
      .filter(({ retryAt }) => retryAt > clock.now())
      .map(({ job, item }) => `${job} ${item}`)
    for (const one of before) {
      const { key, kind, owner } = one
      if (!still.has(key) || poisonedOwners.has(owner)) continue
      const names = namesOf(one)
      if (resting.some(item => names.some(name => item.includes(name)))) continue
      throw new Finding(`liveness: ${kind}`, `${key} was due, and has not happened in two runs`)
    }
  }

  /** A guest's call is answered in little time of the thread. @throws Finding */
  judgeWork(op: OperationId, microseconds: number): void {
    if (microseconds > LONGEST_ANSWER * 1000)
      throw new Finding(`work of ${op}`, `it took ${Math.round(microseconds / 1000)} ms of the thread's time`)
  }

  async #observe(): Promise<Movement[]> {
    const { store } = this.#world
    const moved = await this.#ledger.takeNew(store, this.#world.leastId())
    const seen = new Set<string>()
    for (const movement of moved) {
      const name = `${movement.type} ${movement.id}`
      if (!seen.has(name)) await this.#states.observe(store, movement)
      seen.add(name)
    }
    return moved
  }

  /** After a restart: everything that was answered is there. @throws Finding */
  async judgeRestart(): Promise<void> {
    // What the last process has still stored has its ids, and is looked at before there are others.
    await this.verify()
    this.#ledger.restart()
  }

  /** Everything, whole tables too. @throws Finding */
  async verify(): Promise<void> {
    const { store } = this.#world
    await this.#observe()
    await this.#ledger.compareAll(store)
    await this.#states.compareAll(store)
    const [finding] = await verifyLedger(store)
    if (finding) throw new Finding(`ledger: ${finding.check}`, finding.message)
  }
}
