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

/** Figures of a node. */
export interface NodeFigures {
  readonly nodeId: number
  /** Nodes that are alive, as this one sees it. */
  readonly nodes: number
  /** Shares of the background work that this one does. */
  readonly shares: number
  /** How far the machine's clock is ahead of the database's, in milliseconds. */
  readonly clockOffset: number
  /** Milliseconds since the database has last stored a heartbeat. */
  readonly heartbeatAge: number
}

/** This process among those that share a database. */
export interface Node {
  /** Why requests are refused at the moment; undefined: they are not. */
  refusal(): string | undefined
  /** Whether this node does this share of the background work now. */
  holds(share: string): boolean
  readiness(): Promise<Readiness>
  figures(): NodeFigures
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
    readiness: async () => ({ writes: await isWritable(), clock: true, schema: true, draining }),
    figures: () => ({ nodeId: 0, nodes: 1, shares: 0, clockOffset: 0, heartbeatAge: 0 }),
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
  /** All shares of the work. */
  readonly shares: readonly string[]
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

/** Joins the other nodes: a heartbeat each second from now on. @throws Error when the first one fails */
export async function startNode(options: NodeOptions): Promise<Node> {
  const { lane, clock, log, nodeId, instance, shares, onEnd } = options
  let beatenAt = -Infinity
  let comparedAt = -Infinity
  let last: Heartbeat | undefined
  let offset = 0
  let reason: string | undefined
  let draining = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const isClockRight = () =>
    Math.abs(offset) <= MAX_CLOCK_OFFSET && clock.monotonic() - comparedAt < TIME_KNOWN_FOR

  const compareClock = async () => {
    const sentAt = clock.monotonic()
    const [row] = await lane.query<{ time: bigint }>(READ_TIME)
    // A slow answer says little; the monotonic clock is more exact for a while.
    const isSlow = clock.monotonic() - sentAt > SLOW_ANSWER
    if (isSlow && clock.monotonic() - comparedAt < TRUSTED_FOR) return
    comparedAt = sentAt
    ;({ offset } = clock.measure(Number(row!.time), sentAt))
  }

  const beatOnce = async () => {
    const sentAt = clock.monotonic()
    const found = await lane.execute(beat, { nodeId, instance, shares })
    reason ??= endReason(options, found)
    if (reason !== undefined) return
    const wasRight = last === undefined || isClockRight()
    await compareClock()
    beatenAt = sentAt
    last = found
    if (wasRight !== isClockRight())
      log.error('clock', new Error(`This machine is ${Math.round(offset)} ms off.`))
  }

  const schedule = () => {
    timer = setTimeout(async () => {
      await beatOnce().catch((error: unknown) => log.error('heartbeat failed', error))
      if (reason !== undefined) onEnd(reason)
      else if (!isStopped) schedule()
    }, INTERVAL)
  }
  await beatOnce()
  if (reason !== undefined) throw new Error(reason)
  schedule()

  return {
    refusal() {
      if (reason !== undefined) return reason
      return isClockRight() ? undefined : 'its clock is wrong'
    },
    holds: share => {
      const isFresh = reason === undefined && clock.monotonic() - beatenAt < DEAD_AFTER
      return isFresh && isClockRight() && (last?.held.includes(share) ?? false)
    },
    readiness: async () => ({
      writes: clock.monotonic() - beatenAt < DEAD_AFTER,
      clock: isClockRight(),
      schema: reason === undefined,
      draining,
    }),
    figures: () => ({
      nodeId,
      nodes: last?.nodes.length ?? 0,
      shares: last?.held.length ?? 0,
      clockOffset: offset,
      heartbeatAge: clock.monotonic() - beatenAt,
    }),
    drain: () => void (draining = true),
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await lane.execute(leave, { nodeId, instance }).catch(() => undefined)
      await lane.close()
    },
  }
}
