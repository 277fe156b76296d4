import type { AccountMessage } from '#models'
import { MINUTE, SECOND } from '../src/lib/time/time-units.ts'
import { minIdAt } from './kernel/ids.ts'
import type { Reader } from './kernel/store.ts'
import { toMessage, type MessageRow } from './messages.ts'
import type { Caller } from './auth/caller.ts'
import type { Channel } from './stream/channel.ts'
import { createFrame, type Frame } from './stream/frame.ts'

/** Milliseconds between two looks for new messages, one for all sessions, while nobody tells what other nodes have stored. */
const PERIOD = 200
/** The same while it is told: for what was lost. */
const PERIOD_WHEN_TOLD = SECOND
/** How far back each look goes, in milliseconds: a message is stored a little after the time of its id, and clocks of nodes differ. */
const OVERLAP = 10 * SECOND
/** A new stream begins with the messages of this time: those that arrived while it was connecting again. */
const RECENT = MINUTE
/** A session whose channel was not asked for this long has no stream any more, in milliseconds. */
const ABANDONED_AFTER = 10 * SECOND
/** Rows of one query. */
const PAGE = 500

const NEW = 'SELECT * FROM messages WHERE id > $1 ORDER BY id LIMIT $2'
const RECENT_OF = 'SELECT * FROM messages WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3'
const SESSIONS = 'SELECT token_hash FROM sessions WHERE user_id = $1'

interface Listener extends Caller {
  /** Of its channel. */
  readonly name: string
  /** The messages of the last minute. */
  recent: readonly AccountMessage[]
  /** To be sent; empty once its session has ended: then the app asks, and is told. */
  pending: AccountMessage[] | undefined
  askedAt: number
  isEnded: boolean
}

/** Tells the streams of signed-in people what messages arrive, on whichever node they were stored. */
export interface MessageFeed {
  /** Prepares the channel of a session. @returns its name, for `channel` */
  open(caller: Caller): Promise<string>
  /** The channel of a session that was prepared; undefined for another name. */
  channel(name: string): Channel | undefined
  /** Looks for what a person's streams have to be told, as messages were stored for them or sessions ended; never throws. */
  check(userId: bigint): void
}

/** Called with the name of a channel as soon as it has something to send. */
type Publish = (name: string) => void

/** The streams of this process, by channel and by person. */
class Listeners {
  readonly #byName = new Map<string, Listener>()
  readonly #byUser = new Map<bigint, Set<Listener>>()

  get(name: string): Listener | undefined {
    return this.#byName.get(name)
  }

  of(userId: bigint): Iterable<Listener> {
    return this.#byUser.get(userId) ?? []
  }

  has(userId: bigint): boolean {
    return this.#byUser.has(userId)
  }

  add(listener: Listener): void {
    this.#byName.set(listener.name, listener)
    const others = this.#byUser.get(listener.userId)
    if (others) others.add(listener)
    else this.#byUser.set(listener.userId, new Set([listener]))
  }

  /** Removes those that nobody has asked for since then. */
  removeAbandoned(since: number): void {
    for (const [name, listener] of this.#byName) {
      if (listener.askedAt >= since) continue
      this.#byName.delete(name)
      const own = this.#byUser.get(listener.userId)
      own?.delete(listener)
      if (own?.size === 0) this.#byUser.delete(listener.userId)
    }
  }
}

/** Gives new messages to the sessions of a person that have not ended; to those that have, an empty frame. */
function createDelivery(store: Reader, now: () => number, listeners: Listeners, publish: Publish) {
  return async (userId: bigint, messages: readonly AccountMessage[]) => {
    const rows = await store.query<{ token_hash: string }>(SESSIONS, [userId])
    const open = new Set(rows.map(row => row.token_hash))
    const from = now() - RECENT
    for (const listener of listeners.of(userId)) {
      if (listener.isEnded) continue
      listener.isEnded = !open.has(listener.tokenHash)
      const known = new Set(listener.recent.map(({ id }) => id))
      const told = listener.isEnded ? [] : messages.filter(({ id }) => !known.has(id))
      listener.recent = [...listener.recent.filter(({ createdAt }) => createdAt > from), ...told]
      if (told.length === 0 && !listener.isEnded) continue
      listener.pending = [...(listener.pending ?? []), ...told]
      publish(listener.name)
    }
  }
}

type Delivery = ReturnType<typeof createDelivery>

interface LookOptions {
  readonly store: Reader
  readonly listeners: Listeners
  readonly deliver: Delivery
  /** Whether this process is told what others store. */
  readonly isTold: () => boolean
}

/** Looks for the new messages of everybody, at most once a period; never throws. */
function createLook({ store, listeners, deliver, isTold }: LookOptions) {
  /** When each message that a look may meet again was seen. */
  const seen = new Map<bigint, number>()
  let lookedAt = 0
  let isLooking = false

  const look = async (time: number) => {
    const found = new Map<bigint, AccountMessage[]>()
    for (let after = minIdAt(BigInt(time - OVERLAP)); ;) {
      // oxlint-disable-next-line no-await-in-loop -- Each page begins where the one before ends.
      const rows: MessageRow[] = await store.query<MessageRow>(NEW, [after, BigInt(PAGE)])
      for (const row of rows) {
        if (seen.has(row.id)) continue
        seen.set(row.id, time)
        if (listeners.has(row.user_id))
          found.set(row.user_id, [...(found.get(row.user_id) ?? []), toMessage(row)])
      }
      const last = rows.at(-1)
      if (!last || rows.length < PAGE) break
      after = last.id
    }
    for (const [id, at] of seen) if (time - at > 2 * OVERLAP) seen.delete(id)
    await Promise.all([...found].map(([userId, messages]) => deliver(userId, messages)))
  }

  return (time: number) => {
    const period = isTold() ? PERIOD_WHEN_TOLD : PERIOD
    if (isLooking || Math.abs(time - lookedAt) < period - PERIOD / 2) return
    isLooking = true
    lookedAt = time
    listeners.removeAbandoned(time - ABANDONED_AFTER)
    // A store that does not answer is logged by whoever needs it; the next look finds the same messages.
    void look(time)
      .catch(() => {})
      .finally(() => (isLooking = false))
  }
}

/** Looks for the new messages of those persons that something was told of, all who were told of meanwhile together; never throws. */
function createCheck(store: Reader, now: () => number, listeners: Listeners, deliver: Delivery) {
  const waiting = new Set<bigint>()
  let isChecking = false

  const check = async (userId: bigint) => {
    const since = minIdAt(BigInt(now() - OVERLAP))
    const rows = await store.query<MessageRow>(RECENT_OF, [userId, since, BigInt(PAGE)])
    await deliver(userId, rows.map(toMessage))
  }

  const checkAll = async () => {
    isChecking = true
    while (waiting.size > 0) {
      const users = [...waiting]
      waiting.clear()
      // oxlint-disable-next-line no-await-in-loop -- Whoever changes again meanwhile waits for the next turn.
      await Promise.allSettled(users.map(check))
    }
    isChecking = false
  }

  return (userId: bigint) => {
    if (!listeners.has(userId)) return
    waiting.add(userId)
    if (!isChecking) void checkAll()
  }
}

/**
 * The feed of one process; it reads only while a channel is asked for its changes.
 * @param publish called when a channel has something to send, so that it does not wait for another period
 * @param isTold whether `check` is called for what other nodes store
 */
export function createMessageFeed(
  store: Reader,
  now: () => number,
  publish: Publish = () => {},
  isTold: () => boolean = () => false,
): MessageFeed {
  const listeners = new Listeners()
  const deliver = createDelivery(store, now, listeners, publish)
  const lookIfDue = createLook({ store, listeners, deliver, isTold })
  const frameOf = (rows: readonly AccountMessage[]): Frame => createFrame('messages', { time: now(), rows })

  return {
    check: createCheck(store, now, listeners, deliver),
    async open(caller) {
      const name = `messages-${caller.tokenHash}`
      const since = minIdAt(BigInt(now() - RECENT))
      const rows = await store.query<MessageRow>(RECENT_OF, [caller.userId, since, BigInt(PAGE)])
      const recent = rows.map(toMessage)
      const known = listeners.get(name)
      // Another tab of the same session has a stream: what is about to be sent to it stays.
      if (known) known.recent = recent
      else listeners.add({ ...caller, name, recent, pending: undefined, askedAt: now(), isEnded: false })
      return name
    },
    channel(name) {
      const listener = listeners.get(name)
      return (
        listener && {
          period: PERIOD,
          snapshot: () => frameOf(listener.recent),
          next(time) {
            listener.askedAt = time
            // It was taken for abandoned if this process was held up.
            listeners.add(listener)
            lookIfDue(time)
            const { pending } = listener
            listener.pending = undefined
            return pending && frameOf(pending)
          },
        }
      )
    },
  }
}
