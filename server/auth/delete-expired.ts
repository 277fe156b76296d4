import { DAY } from '#src/lib/time/time-units.ts'
import { send, type Context, type Statement, type Steps } from '../kernel/store.ts'
import { SESSION_LIFETIME } from './session-limits.ts'

/** In this order: why a session has ended is stored as it is deleted. */
const DELETE_EXPIRED: readonly string[] = [
  `INSERT INTO ended_sessions(token_hash, reason, expires_at)
    SELECT token_hash, 'session_expired', expires_at + ${SESSION_LIFETIME} FROM sessions WHERE expires_at < $1
    ON CONFLICT (token_hash) DO NOTHING`,
  'DELETE FROM sessions WHERE expires_at < $1',
  'DELETE FROM ended_sessions WHERE expires_at < $1',
  'DELETE FROM sign_in_codes WHERE expires_at < $1',
  'DELETE FROM sign_in_challenges WHERE expires_at < $1',
  'DELETE FROM passkey_challenges WHERE expires_at < $1',
  'DELETE FROM step_ups WHERE expires_at < $1',
  `DELETE FROM failed_sign_ins WHERE changed_at + ${2 * DAY} < $1`,
]

/** Deletes expired sessions, codes, challenges and failures; run it periodically. */
export function* deleteExpiredAuthRows(context: Context): Steps<void> {
  yield* send(...DELETE_EXPIRED.map((text): Statement => [text, [context.now]]))
}
