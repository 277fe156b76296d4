/** Everything that is checked after a step. */
import { listAllFailedItems } from '#server/kernel/failed-items.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { DueOracle, type Due } from './due-oracle.ts'
import { Finding } from './findings.ts'
import type { CallEvent } from './history.ts'
import { LedgerOracle, type TransactionSummary } from './ledger-oracle.ts'
import { PriceOracle } from './price-oracle.ts'
import { OPERATION_RULES } from './operation-rules.ts'
import { StateOracle } from './state-oracle.ts'
import type { Step, World } from './world.ts'

/** Operations that apply due market events to a position first, whoever owns it. */
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

/** The maximum thread time of a guest's call in milliseconds, far above the budget, for slow machines. */
const MAX_CALL_TIME = 250
const MAX_FAILED = 1000

/** The ids in names of failed items that a due item may have to wait for. */
function namesOf({ id, copy }: Due): string[] {
  if (!copy) return [String(id)]
  return [String(id), `${FIND_TRADES} ${copy.traderId}`, `${COPY_TRADES} ${copy.followId}:`]
}

export class InvariantChecker {
  readonly #world: World
  readonly #ledger: LedgerOracle
  readonly #states: StateOracle
  readonly #due: DueOracle
  /** Items that failed because of injected faults, with their counts. */
  #excused = new Map<string, number>()

  constructor(world: World) {
    this.#world = world
    const { config } = world.nodes[0]!.node.services
    const prices = new PriceOracle(world.market)
    this.#ledger = new LedgerOracle(world.nodes.length > 1)
    this.#states = new StateOracle(this.#ledger, prices)
    this.#due = new DueOracle(prices, config)
  }

  begin(): Promise<void> {
    return this.#ledger.begin(this.#world.store)
  }

  /** Checks a call. @throws Finding */
  async checkCall(event: CallEvent, { call, errors, injected }: Step): Promise<void> {
    const { answer } = call!
    if (answer.code === BROKEN && injected === 0)
      throw new Finding(`answer 500 of ${event.op}`, `${JSON.stringify(call!.fields)}\n${errors.join('\n')}`)
    const act = OPERATION_RULES[event.op]
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

  /** Checks a repeated request: the same answer and no change. @throws Finding */
  async checkRepetition(first: Step['call'], { call, injected, errors }: Step): Promise<void> {
    const moved = await this.#observe()
    const [before, after] = [first!.answer, call!.answer]
    if (after.code === BROKEN && injected === 0)
      throw new Finding(`answer 500 of ${call!.op}`, `repeated: ${errors.join('\n')}`)
    if (before.code !== OK || first!.isUnsure || !OPERATION_RULES[call!.op]?.hasKey) return
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

  /** Checks one run of a job. @throws Finding */
  async checkJob(name: string, step: Step): Promise<void> {
    await this.#observe()
    await this.#judgeFailures(name, step)
  }

  async #judgeFailures(name: string, { failures, injected, errors }: Step): Promise<void> {
    const items = await listAllFailedItems(this.#world.store, MAX_FAILED)
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

  /** Lists what is due now, to be checked after two runs of every job. */
  listDue(): Promise<Due[]> {
    return this.#due.list(this.#world.store, this.#world.clock.now())
  }

  /** @throws Finding when something that was due before is still due without a recorded failure */
  async checkRound(before: readonly Due[]): Promise<void> {
    if (before.length === 0) return
    const { store, clock, poisonedOwners } = this.#world
    const still = new Set((await this.listDue()).map(({ key }) => key))
    const failed = await listAllFailedItems(store, MAX_FAILED)
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

  /** Checks that a guest's call takes little thread time. @throws Finding */
  checkCost(op: OperationId, microseconds: number): void {
    if (microseconds > MAX_CALL_TIME * 1000)
      throw new Finding(`work of ${op}`, `it took ${Math.round(microseconds / 1000)} ms of the thread's time`)
  }

  async #observe(): Promise<TransactionSummary[]> {
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

  /** Checks after a restart that everything confirmed is stored. @throws Finding */
  async checkRestart(): Promise<void> {
    // Entries of the previous process have its ids, and are checked before new ones.
    await this.verify()
    this.#ledger.restart()
  }

  /** Checks everything, including whole tables. @throws Finding */
  async verify(): Promise<void> {
    const { store } = this.#world
    await this.#observe()
    await this.#ledger.compareAll(store)
    await this.#states.compareAll(store)
    const [finding] = await verifyLedger(store)
    if (finding) throw new Finding(`ledger: ${finding.check}`, finding.message)
  }
}
