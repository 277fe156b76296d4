import type { Migration } from '../kernel/migrations.ts'
import type { Context, Reader, Row, Statement } from '../kernel/store.ts'
import { hashToken, isToken } from './sessions.ts'
import { SESSION_LIFETIME } from './session-limits.ts'

/** Sessions that ended without their own device's doing, for as long as an unused session would have lived. */
export const endedSessionSchema: Omit<Migration, 'version'> = {
  name: 'ended sessions',
  statements: [
    `CREATE TABLE ended_sessions(
      token_hash TEXT PRIMARY KEY,
      reason TEXT NOT NULL
        CHECK (reason IN ('session_ended', 'session_password_changed', 'session_expired', 'account_closed')),
      expires_at BIGINT NOT NULL
    ) /*clustered*/`,
    'CREATE INDEX ended_sessions_expiry ON ended_sessions(expires_at)',
  ],
}

/**
 * Why a session has ended: another device has ended it or changed the password, it was not used for too long, or the account was closed.
 * The message key on the wire is `hint_` and the reason.
 */
export type SessionEnd = 'session_ended' | 'session_password_changed' | 'session_expired' | 'account_closed'

const INSERT = `INSERT INTO ended_sessions(token_hash, reason, expires_at) VALUES ($1, $2, $3)
  ON CONFLICT (token_hash) DO NOTHING`
const FIND = `SELECT reason FROM ended_sessions WHERE token_hash = $1
  UNION ALL SELECT 'session_expired' AS reason FROM sessions WHERE token_hash = $1 AND expires_at <= $2`

/**
 * The statements that store why these sessions of a person, as their deletion has returned them, have ended; every node is told once they are
 * committed.
 */
export function insertSessionEnds(
  context: Context,
  {
    userId,
    reason,
    ended,
  }: { readonly userId: bigint; readonly reason: SessionEnd; readonly ended: readonly Row[] },
): Statement[] {
  if (ended.length > 0) context.changed({ of: 'sessions', userId })
  const expiresAt = context.now + BigInt(SESSION_LIFETIME)
  return ended.map(row => [INSERT, [row['token_hash']!, reason, expiresAt]])
}

/** Why the session of a token has ended; undefined for a token that never had one, or whose own device signed out. */
export async function readSessionEnd(
  reader: Reader,
  { token, now }: { readonly token: string | undefined; readonly now: number },
): Promise<SessionEnd | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await reader.query<Row & { reason: SessionEnd }>(FIND, [hashToken(token), BigInt(now)])
  return row?.reason
}
