import { hash, randomBytes } from 'node:crypto'
import {
  finish,
  read,
  type Clock,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
  type Store,
} from '../kernel/store.ts'
import { SYSTEM } from '../kernel/fair-order.ts'
import type { Caller } from './caller.ts'
import { MAX_USER_AGENT_LENGTH, parseUserAgent, type Device } from './user-agent.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { DEMO_ACCOUNT } from './sandbox-account.ts'
import { createLookup } from './session-lookup.ts'
import { MAX_SESSIONS, MAX_SESSION_AGE, SESSION_LIFETIME } from './session-limits.ts'

/** The expiry is extended once a day, not with every call. */
const EXTEND_AFTER = DAY
/** How long a node trusts its cache: a sign-out on another node that it is not told of takes effect that much later. */
const CACHE_TTL = 1000
const MAX_CACHED = 20_000

const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** Whether it has the form of a token. */
export const isToken = (text: string | undefined): text is string => text !== undefined && TOKEN.test(text)

const INSERT = `INSERT INTO sessions(token_hash, user_id, created_at, expires_at, user_agent, used_at)
  VALUES ($1, $2, $3, $4, $5, $3)`
/** The oldest sessions of a user, but for as many as may stay beside a new one. */
const OLDEST = `user_id = $1 AND user_id NOT IN (SELECT id FROM users WHERE account = $2) AND token_hash NOT IN (
    SELECT token_hash FROM sessions WHERE user_id = $1 ORDER BY created_at DESC, token_hash LIMIT ${MAX_SESSIONS - 1}
  )`
const RECORD_OLDEST = `INSERT INTO ended_sessions(token_hash, reason, expires_at)
  SELECT token_hash, 'session_ended', CAST($3 AS BIGINT) FROM sessions WHERE ${OLDEST} ON CONFLICT (token_hash) DO NOTHING`
const END_OLDEST = `DELETE FROM sessions WHERE token_hash IN (
    SELECT token_hash FROM sessions WHERE ${OLDEST} ORDER BY token_hash /*lock or retry*/
  )`
const EXTEND = 'UPDATE sessions SET expires_at = $2, used_at = $3 WHERE token_hash = $1'
const END = 'DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id'
const LIST = `SELECT token_hash, created_at, used_at, user_agent FROM sessions
  WHERE user_id = $1 AND expires_at > $2 ORDER BY created_at DESC, token_hash LIMIT 100`

/** 32 random bytes, base64url. Only its hash is ever stored. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The hash under which a session is stored. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** The statements that open a session for this token, with the User-Agent of the device, and end the oldest of too many. */
export function insertSession(
  context: Context,
  { token, userId, userAgent }: { token: string; userId: bigint; userAgent: string | null },
): Statement[] {
  const expiresAt = context.now + BigInt(SESSION_LIFETIME)
  const storedUserAgent = userAgent?.slice(0, MAX_USER_AGENT_LENGTH) ?? null
  return [
    [RECORD_OLDEST, [userId, DEMO_ACCOUNT, expiresAt]],
    [END_OLDEST, [userId, DEMO_ACCOUNT]],
    [INSERT, [hashToken(token), userId, context.now, expiresAt, storedUserAgent]],
  ]
}

/** A session as its owner sees it; times in milliseconds since 1970 UTC. */
export interface SessionInfo {
  /** The beginning of the token's hash: identifies the session, but cannot be used to sign in. */
  readonly id: string
  readonly device: Device
  readonly createdAt: number
  /** The last use, to within a day. */
  readonly lastUsedAt: number
  readonly isCurrent: boolean
}

export const SESSION_ID_LENGTH = 16

/** The id of a session, as its owner sees it. */
export const sessionIdOf = ({ tokenHash }: Pick<Caller, 'tokenHash'>): string =>
  tokenHash.slice(0, SESSION_ID_LENGTH)

/** A user's open sessions, newest first. */
export async function listSessions(
  reader: Reader,
  { userId, token, now }: { userId: bigint; token: string | undefined; now: number },
): Promise<SessionInfo[]> {
  const own = token === undefined ? '' : hashToken(token)
  const rows = await reader.query<Row & SessionInfoRow>(LIST, [userId, BigInt(now)])
  return rows.map(({ token_hash, created_at, used_at, user_agent }) => ({
    id: sessionIdOf({ tokenHash: token_hash }),
    device: parseUserAgent(user_agent),
    createdAt: Number(created_at),
    lastUsedAt: Number(used_at ?? created_at),
    isCurrent: token_hash === own,
  }))
}

interface SessionInfoRow {
  readonly token_hash: string
  readonly created_at: bigint
  readonly used_at: bigint | null
  readonly user_agent: string | null
}

interface CachedSession {
  readonly caller: Caller
  readonly expiresAt: number
  readonly readAt: number
}

export interface Sessions {
  /**
   * The caller of a session, by the raw token, without a scheme before it [R7.2]. May be up to a second stale for reads, where this node
   * was not told; commands check the session again in their own transaction (caller.ts).
   * @param caller whose turn it takes where the session is not known: everybody can make tokens up
   * @throws QueueFullError when this caller asks for too many
   */
  find(token: string | undefined, caller?: string): Promise<Caller | undefined>
  /** Ends the session: it allows no commands and no reads any more, on other nodes as soon as they are told, and within a second. */
  end(token: string): Promise<void>
  /** Removes a user's sessions from the cache, after a command has ended some, on whichever node. */
  evict(userId: bigint): void
}

/**
 * The sessions of a store, cached for speed. Sessions of accounts that may not sign in are ignored.
 */
export function createSessions(
  store: Store,
  clock: Clock,
  maySignIn: (account: string) => boolean = () => true,
): Sessions {
  const cache = new Map<string, CachedSession>()
  const lookUp = createLookup(store)

  const cacheSession = (tokenHash: string, session: CachedSession) => {
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(tokenHash, session)
  }

  /** What was looked up before an eviction may have been read before the end of the session, and is not cached. */
  let evictions = 0
  const evict = (userId: bigint) => {
    evictions++
    for (const [tokenHash, cached] of cache) if (cached.caller.userId === userId) cache.delete(tokenHash)
  }

  const readStored = async (
    tokenHash: string,
    now: number,
    caller: string,
  ): Promise<CachedSession | undefined> => {
    const row = await lookUp(tokenHash, caller)
    if (!row || Number(row.expires_at) <= now || !maySignIn(row.account)) return undefined
    const found: Caller = { userId: row.user_id, tokenHash }
    if (now - Number(row.used_at ?? row.created_at) > EXTEND_AFTER) {
      const extended = Math.min(now + SESSION_LIFETIME, Number(row.created_at) + MAX_SESSION_AGE)
      await store.execute(runStatement, [EXTEND, [tokenHash, BigInt(extended), BigInt(now)]])
      return { caller: found, expiresAt: extended, readAt: now }
    }
    return { caller: found, expiresAt: Number(row.expires_at), readAt: now }
  }

  return {
    async find(token, caller = SYSTEM) {
      if (!isToken(token)) return undefined
      const tokenHash = hashToken(token)
      const now = clock.now()
      const cached = cache.get(tokenHash)
      if (cached && Math.abs(now - cached.readAt) < CACHE_TTL && cached.expiresAt > now) return cached.caller
      const evictionsBefore = evictions
      const session = await readStored(tokenHash, now, caller)
      if (session && evictions === evictionsBefore) cacheSession(tokenHash, session)
      else cache.delete(tokenHash)
      return session?.caller
    },
    async end(token) {
      const tokenHash = hashToken(token)
      cache.delete(tokenHash)
      await store.execute(signOut, tokenHash)
      evictions++
      cache.delete(tokenHash)
    },
    evict,
  }
}

function* signOut(context: Context, tokenHash: string): Steps<void> {
  const [ended] = yield* read<{ user_id: bigint }>(END, [tokenHash])
  if (ended) context.changed({ of: 'sessions', userId: ended.user_id })
}

function* runStatement(_: Context, statement: Statement): Steps<true> {
  return yield* finish(true as const, statement)
}
