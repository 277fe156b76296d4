import type { Log } from '../kernel/log.ts'
import { finish, type Steps, type Store } from '../kernel/store.ts'
import type { DatabaseClock } from './database-clock.ts'
import { READ_TIME, beat, leave, type Heartbeat } from './heartbeat.ts'
import { DEAD_AFTER } from './join.ts'

/** How far the machine's clock may be from the database's, in milliseconds. */
export const MAX_CLOCK_OFFSET = 2_000
/** For how long the time of the database is known without asking again, in milliseconds. */
const TIME_KNOWN_FOR = 60_000
const INTERVAL = 1_000
/** The clock is not compared by an answer that took longer than this, unless the last comparison is older than that; in milliseconds. */
const SLOW_ANSWER = 100
const TRUSTED_FOR = 10_000

/** Whether a node can serve; each part is what /readyz tells. */
export interface Readiness {
  /** Whether the database has stored something a moment ago. */
  readonly writes: boolean
  readonly clock: boolean
  readonly schema: boolean
  /** Whether it is about to stop. */
  readonly draining: boolean
}

/** This process among those that share a database. */
export interface Node {
  /** Why requests are refused at the moment; undefined: they are not. */
  refusal(): string | undefined
  /** Whether this node does this share of the background work now. */
  holds(share: string): boolean
  /** From now on this node takes its part of these shares of the background work; before, of none. */
  workOn(shares: readonly string[]): Promise<void>
  readiness(): Promise<Readiness>
  /** From now on /readyz says that it is about to stop. */
  drain(): void
  /** Gives back what it holds. */
  stop(): Promise<void>
}

/** Stores something, to see whether that is possible. */
export function* touch(): Steps<void> {
  return yield* finish(undefined, [TOUCH])
}

const TOUCH = `INSERT INTO work_shares(share, node_id, held_until) VALUES ('touch', 0, 0)
  ON CONFLICT (share) DO UPDATE SET held_until = work_shares.held_until + 1`

/** The only process of its database. @param isWritable whether the database has just stored something */
export function createSingleNode(isWritable: () => Promise<boolean>): Node {
  let draining = false
  return {
    refusal: () => undefined,
    holds: () => true,
    workOn: () => Promise.resolve(),
    readiness: async () => ({ writes: await isWritable(), clock: true, schema: true, draining }),
    drain: () => void (draining = true),
    stop: () => Promise.resolve(),
  }
}

export interface NodeOptions {
  /** A connection of its own, so that a heartbeat never waits for one. Closed by `stop`. */
  readonly lane: Store
  readonly clock: DatabaseClock
  readonly log: Log
  readonly nodeId: number
  readonly instance: string
  /** How many migrations this program knows. */
  readonly schemaVersion: number
  /** Called once when this process has to end, with the reason. */
  readonly onEnd: (reason: string) => void
}

/** Why a node has to end. */
function endReason({ nodeId, schemaVersion }: NodeOptions, found: Heartbeat): string | undefined {
  if (!found.isOwn) return `Another process has taken node id ${nodeId}, as this one was held up.`
  if (found.oldestSchema > schemaVersion)
    return `The database was changed by a newer version of the program, which needs schema version ${found.oldestSchema}; this one knows ${schemaVersion}.`
  return undefined
}

/** The heartbeats of a node, and what they have found. */
class Heart {
  readonly #options: NodeOptions
  #shares: readonly string[] = []
  #beatenAt = -Infinity
  #comparedAt = -Infinity
  #offset = 0
  #last: Heartbeat | undefined
  #reason: string | undefined
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(options: NodeOptions) {
    this.#options = options
  }

  /** Why the node has to end. */
  get reason(): string | undefined {
    return this.#reason
  }

  get last(): Heartbeat | undefined {
    return this.#last
  }

  /** Whether the database has stored a heartbeat a moment ago. */
  get isFresh(): boolean {
    return this.#options.clock.monotonic() - this.#beatenAt < DEAD_AFTER
  }

  get isClockRight(): boolean {
    const isKnown = this.#options.clock.monotonic() - this.#comparedAt < TIME_KNOWN_FOR
    return isKnown && Math.abs(this.#offset) <= MAX_CLOCK_OFFSET
  }

  async beat(): Promise<void> {
    const { lane, clock, log, nodeId, instance } = this.#options
    const sentAt = clock.monotonic()
    const found = await lane.execute(beat, { nodeId, instance, shares: this.#shares })
    this.#reason ??= endReason(this.#options, found)
    if (this.#reason !== undefined) return
    const wasRight = this.#last === undefined || this.isClockRight
    await this.#compareClock()
    this.#beatenAt = sentAt
    this.#last = found
    if (wasRight !== this.isClockRight) {
      log.error('clock', new Error(`This machine is ${Math.round(this.#offset)} ms off the database.`))
    }
  }

  /** Takes its part of these shares with a heartbeat of now; when that fails, with the next one. */
  async workOn(shares: readonly string[]): Promise<void> {
    this.#shares = shares
    await this.beat().catch((error: unknown) => this.#options.log.error('heartbeat failed', error))
  }

  /** Beats each second from now on. */
  schedule(): void {
    const { log, onEnd } = this.#options
    this.#timer = setTimeout(async () => {
      await this.beat().catch((error: unknown) => log.error('heartbeat failed', error))
      if (this.#reason !== undefined) onEnd(this.#reason)
      else if (!this.#isStopped) this.schedule()
    }, INTERVAL)
  }

  async stop(): Promise<void> {
    const { lane, nodeId, instance } = this.#options
    this.#isStopped = true
    clearTimeout(this.#timer)
    await lane.execute(leave, { nodeId, instance }).catch(() => undefined)
    await lane.close()
  }

  async #compareClock(): Promise<void> {
    const { lane, clock } = this.#options
    const sentAt = clock.monotonic()
    const [row] = await lane.query<{ time: bigint }>(READ_TIME)
    // A slow answer says little; the monotonic clock is more exact for a while.
    const isSlow = clock.monotonic() - sentAt > SLOW_ANSWER
    if (isSlow && clock.monotonic() - this.#comparedAt < TRUSTED_FOR) return
    this.#comparedAt = sentAt
    this.#offset = clock.measure(Number(row!.time), sentAt).offset
  }
}

/** Joins the other nodes: a heartbeat each second from now on. @throws Error when the first one fails */
export async function startNode(options: NodeOptions): Promise<Node> {
  const heart = new Heart(options)
  await heart.beat()
  if (heart.reason !== undefined) throw new Error(heart.reason)
  heart.schedule()
  let draining = false
  return {
    refusal: () => heart.reason ?? (heart.isClockRight ? undefined : 'its clock is wrong'),
    holds: share =>
      heart.reason === undefined &&
      heart.isFresh &&
      heart.isClockRight &&
      (heart.last?.held.includes(share) ?? false),
    workOn: shares => heart.workOn(shares),
    readiness: async () => ({
      writes: heart.isFresh,
      clock: heart.isClockRight,
      schema: heart.reason === undefined,
      draining,
    }),
    drain: () => void (draining = true),
    stop: () => heart.stop(),
  }
}
