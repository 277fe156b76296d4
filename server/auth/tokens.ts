import { hash, randomBytes } from 'node:crypto'
import {
  finish,
  send,
  type Clock,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
  type Store,
} from '../kernel/store.ts'
import type { Caller } from './caller.ts'
import { LONGEST_USER_AGENT, readDevice, type Device } from './user-agent.ts'
import { DAY } from '#src/lib/time/time-units.ts'

/** A session ends when it has not been used for so long. */
export const SESSION_LASTS = 30 * DAY
/** Its end is moved once a day, not with every call. */
const EXTEND_AFTER = DAY
/** For so long a node trusts what it has read: a sign-out elsewhere counts that much later. */
const TRUSTED_FOR = 1000
const MOST_REMEMBERED = 20_000

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const INSERT = `INSERT INTO sessions(token_hash, user_id, created_at, expires_at, user_agent)
  VALUES ($1, $2, $3, $4, $5)`
const FIND = `SELECT s.token_hash, s.user_id, s.expires_at, u.account FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash IN ($1, $2, $3, $4, $5, $6, $7, $8)`
/** As many as one FIND looks up. */
const AT_ONCE = 8
const EXTEND = 'UPDATE sessions SET expires_at = $2 WHERE token_hash = $1'
const END = 'DELETE FROM sessions WHERE token_hash = $1'
const LIST = `SELECT token_hash, created_at, expires_at, user_agent FROM sessions
  WHERE user_id = $1 AND expires_at > $2 ORDER BY created_at DESC, token_hash LIMIT 100`

/** 32 random bytes, base64url. Only its hash is ever stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** How a session is stored and found. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** The statement that opens a session for this token; with the User-Agent of the device that asked for it. */
export function openSession(
  context: Context,
  { token, userId, userAgent }: { token: string; userId: bigint; userAgent: string | null },
): Statement {
  const expiresAt = context.now + BigInt(SESSION_LASTS)
  const kept = userAgent?.slice(0, LONGEST_USER_AGENT) ?? null
  return [INSERT, [hashToken(token), userId, context.now, expiresAt, kept]]
}

/** A session as its owner sees it; times in milliseconds since 1970 UTC. */
export interface OpenSession {
  /** The beginning of the hash: it names the session, and is nothing to sign in with. */
  readonly id: string
  readonly device: Device
  readonly createdAt: number
  /** The last use, to within a day. */
  readonly lastUsedAt: number
  readonly isCurrent: boolean
}

export const SESSION_ID_LENGTH = 16

/** Somebody's open sessions, the newest first. */
export async function listOpenSessions(
  reader: Reader,
  { userId, token, now }: { userId: bigint; token: string | undefined; now: number },
): Promise<OpenSession[]> {
  const own = token === undefined ? '' : hashToken(token)
  const rows = await reader.query<Row & ListedRow>(LIST, [userId, BigInt(now)])
  return rows.map(({ token_hash, created_at, expires_at, user_agent }) => ({
    id: token_hash.slice(0, SESSION_ID_LENGTH),
    device: readDevice(user_agent),
    createdAt: Number(created_at),
    lastUsedAt: Math.max(Number(created_at), Number(expires_at) - SESSION_LASTS),
    isCurrent: token_hash === own,
  }))
}

interface ListedRow {
  readonly token_hash: string
  readonly created_at: bigint
  readonly expires_at: bigint
  readonly user_agent: string | null
}

interface SessionRow extends Row {
  readonly token_hash: string
  readonly user_id: bigint
  readonly expires_at: bigint
  readonly account: string
}

interface Remembered {
  readonly caller: Caller
  readonly expiresAt: number
  readonly readAt: number
}

export interface Sessions {
  /**
   * Whose session this is, if it is one; the raw token, without a scheme word before it [R7.2]. What is read by it may be a second
   * old; what is done by it is decided anew when it is done (caller.ts).
   */
  find(token: string | undefined): Promise<Caller | undefined>
  /** Ends the session: nothing is done by it from then on, and nothing read; on other nodes nothing read within a second. */
  end(token: string): Promise<void>
  /** Looks anew at what has just been ended by a command of its own. */
  forget(userId: bigint): void
}

/**
 * Looks sessions up by the hash of their token. Those that are asked for while a query is under way share the next one, so that a
 * busy server does not spend a query, and on PostgreSQL a connection, on each of them.
 */
function createLookup(store: Store): (tokenHash: string) => Promise<SessionRow | undefined> {
  let waiting: {
    tokenHash: string
    resolve: (row?: SessionRow) => void
    reject: (reason: unknown) => void
  }[] = []
  let isUnderWay = false

  const lookUp = async () => {
    isUnderWay = true
    while (waiting.length > 0) {
      const group = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      const hashes = Array.from({ length: AT_ONCE }, (_, index) => group[index]?.tokenHash ?? null)
      try {
        const rows = await store.query<SessionRow>(FIND, hashes)
        for (const { tokenHash, resolve } of group) resolve(rows.find(row => row.token_hash === tokenHash))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isUnderWay = false
  }
  return tokenHash =>
    new Promise((resolve, reject) => {
      waiting.push({ tokenHash, resolve, reject })
      if (!isUnderWay) void lookUp()
    })
}

/**
 * The sessions of a store. They outlive a restart; what is remembered here is only there to be quick. Those of accounts that may not
 * come in do not count.
 */
export function createSessions(
  store: Store,
  clock: Clock,
  mayComeIn: (account: string) => boolean = () => true,
): Sessions {
  const remembered = new Map<string, Remembered>()
  const lookUp = createLookup(store)

  const remember = (tokenHash: string, session: Remembered) => {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(tokenHash, session)
  }

  const forget = (userId: bigint) => {
    for (const [tokenHash, known] of remembered)
      if (known.caller.userId === userId) remembered.delete(tokenHash)
  }

  const readStored = async (tokenHash: string, now: number): Promise<Remembered | undefined> => {
    const row = await lookUp(tokenHash)
    if (!row || Number(row.expires_at) <= now || !mayComeIn(row.account)) return undefined
    const caller: Caller = { userId: row.user_id, tokenHash }
    const extended = now + SESSION_LASTS
    if (extended - Number(row.expires_at) > EXTEND_AFTER) {
      await store.execute(run, [EXTEND, [tokenHash, BigInt(extended)]])
      return { caller, expiresAt: extended, readAt: now }
    }
    return { caller, expiresAt: Number(row.expires_at), readAt: now }
  }

  return {
    async find(token) {
      if (token === undefined || !TOKEN.test(token)) return undefined
      const tokenHash = hashToken(token)
      const now = clock.now()
      const known = remembered.get(tokenHash)
      if (known && Math.abs(now - known.readAt) < TRUSTED_FOR && known.expiresAt > now) return known.caller
      const session = await readStored(tokenHash, now)
      if (session) remember(tokenHash, session)
      else remembered.delete(tokenHash)
      return session?.caller
    },
    async end(token) {
      const tokenHash = hashToken(token)
      remembered.delete(tokenHash)
      await store.execute(run, [END, [tokenHash]])
      remembered.delete(tokenHash)
    },
    forget,
  }
}

function* run(_: Context, statement: Statement): Steps<true> {
  return yield* finish(true as const, statement)
}

const TIDY: readonly string[] = [
  'DELETE FROM sessions WHERE expires_at < $1',
  'DELETE FROM sign_in_codes WHERE expires_at < $1',
  'DELETE FROM sign_in_challenges WHERE expires_at < $1',
  `DELETE FROM failed_sign_ins WHERE changed_at + ${2 * DAY} < $1`,
]

/** A command that deletes what has expired; run it now and then. */
export function* tidySessions(context: Context): Steps<void> {
  yield* send(...TIDY.map((text): Statement => [text, [context.now]]))
}
