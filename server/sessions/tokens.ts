import { hash, randomBytes } from 'node:crypto'
import { finish, send } from '../kernel/store.ts'
import type { Clock, Context, Row, Statement, Steps, Store } from '../kernel/store.ts'

const DAY = 86_400_000
/** A session ends when it has not been used for so long. */
export const SESSION_LASTS = 30 * DAY
/** Its end is moved once a day, not with every call. */
const EXTEND_AFTER = DAY
/** For so long a node trusts what it has read: a sign-out elsewhere counts that much later. */
const TRUSTED_FOR = 1000
const MOST_REMEMBERED = 20_000

const TOKEN = /^[A-Za-z0-9_-]{43}$/

const INSERT = 'INSERT INTO sessions(token_hash, user_id, created_at, expires_at) VALUES ($1, $2, $3, $4)'
const FIND =
  'SELECT token_hash, user_id, expires_at FROM sessions WHERE token_hash IN ($1, $2, $3, $4, $5, $6, $7, $8)'
/** As many as one FIND looks up. */
const AT_ONCE = 8
const EXTEND = 'UPDATE sessions SET expires_at = $2 WHERE token_hash = $1'
const END = 'DELETE FROM sessions WHERE token_hash = $1'

/** 32 random bytes, base64url. Only its hash is ever stored. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** The statement that opens a session for this token. */
export function openSession(context: Context, token: string, userId: bigint): Statement {
  return [INSERT, [hashToken(token), userId, context.now, context.now + BigInt(SESSION_LASTS)]]
}

interface SessionRow extends Row {
  readonly token_hash: string
  readonly user_id: bigint
  readonly expires_at: bigint
}

interface Remembered {
  readonly userId: bigint
  readonly expiresAt: number
  readonly readAt: number
}

export interface Sessions {
  /** Whose session this is, if it is one; the raw token, without a scheme word before it [R7.2]. */
  find(token: string | undefined): Promise<bigint | undefined>
  /** Ends the session: the token counts no more, here at once and on other nodes within a second. */
  end(token: string): Promise<void>
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

/** The sessions of a store. They outlive a restart; what is remembered here is only there to be quick. */
export function createSessions(store: Store, clock: Clock): Sessions {
  const remembered = new Map<string, Remembered>()
  const lookUp = createLookup(store)

  const remember = (tokenHash: string, session: Remembered) => {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(tokenHash, session)
  }

  const readStored = async (tokenHash: string, now: number): Promise<Remembered | undefined> => {
    const row = await lookUp(tokenHash)
    if (!row || Number(row.expires_at) <= now) return undefined
    const extended = now + SESSION_LASTS
    if (extended - Number(row.expires_at) > EXTEND_AFTER) {
      await store.execute(run, [EXTEND, [tokenHash, BigInt(extended)]])
      return { userId: row.user_id, expiresAt: extended, readAt: now }
    }
    return { userId: row.user_id, expiresAt: Number(row.expires_at), readAt: now }
  }

  return {
    async find(token) {
      if (token === undefined || !TOKEN.test(token)) return undefined
      const tokenHash = hashToken(token)
      const now = clock.now()
      const known = remembered.get(tokenHash)
      if (known && Math.abs(now - known.readAt) < TRUSTED_FOR && known.expiresAt > now) return known.userId
      const session = await readStored(tokenHash, now)
      if (session) remember(tokenHash, session)
      else remembered.delete(tokenHash)
      return session?.userId
    },
    async end(token) {
      const tokenHash = hashToken(token)
      remembered.delete(tokenHash)
      await store.execute(run, [END, [tokenHash]])
      remembered.delete(tokenHash)
    },
  }
}

function* run(_: Context, statement: Statement): Steps<true> {
  return yield* finish(true as const, statement)
}

const TIDY: readonly string[] = [
  'DELETE FROM sessions WHERE expires_at < $1',
  'DELETE FROM sign_in_codes WHERE expires_at < $1',
  `DELETE FROM failed_sign_ins WHERE changed_at < $1 - ${DAY}`,
]

/** A command that deletes what has expired; run it now and then. */
export function* tidySessions(context: Context): Steps<void> {
  yield* send(...TIDY.map((text): Statement => [text, [context.now]]))
}
