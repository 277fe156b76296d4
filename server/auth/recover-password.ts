import { insertMessage } from '../messages.ts'
import { finish, read, send, type Context, type Row, type Steps } from '../kernel/store.ts'
import type { SignInOrigin } from './attempt-sources.ts'
import { SAFETY_DELAY, keepFrozen, restKeys, restWithdrawals } from './account-safety.ts'
import { lockNewSessions } from './caller.ts'
import { CHANGE_PASSWORD } from './change-password.ts'
import { registerDevice, type SignInDevice } from './devices.ts'
import { endOtherSessionsStatement } from './end-sessions.ts'
import { insertSessionEnds } from './ended-sessions.ts'
import { usePasskey, type PasskeyUse } from './passkeys/passkeys.ts'
import { hashToken, insertSession } from './sessions.ts'
import { DELETE_CODES, verifyCode } from './sign-in-codes.ts'
import { insertStepUp } from './step-up.ts'

/** The key for wrong codes of a recovery (lockout.ts); never equal to an account name. */
export const recoveryKey = (account: string): string => `recovery of ${account}`

export interface PasswordRecovery {
  readonly userId: bigint
  /** The account that the code was sent to. */
  readonly account: string
  /** Of the code: it is verified once more, so that it is used only once. */
  readonly codeHash: string
  readonly origin: SignInOrigin
  readonly passwordHash: string
  /** A passkey as the second step; undefined where there is none or a code was verified. */
  readonly passkey: PasskeyUse | undefined
  /** What the second step was, if there was one. */
  readonly method: 'password' | 'code' | 'passkey'
  /** The token of the new session. */
  readonly token: string
  readonly device: SignInDevice
}

const LOCK_SESSIONS = 'SELECT token_hash FROM sessions WHERE user_id = $1 ORDER BY token_hash /*lock*/'
const LOCK_OPEN = 'SELECT id FROM users WHERE id = $1 AND closed_at IS NULL /*lock*/'

/**
 * Replaces a forgotten password by the code that was sent to the account, and signs in. All sessions end, withdrawals, passkeys and two-step
 * verification rest for a day, and a freeze that was about to end stays: whoever reads the owner's messages must not get at the money unnoticed.
 *
 * Locks the sessions first, as every command that ends them.
 * @returns whether the code, and the passkey if there is one, were valid and the account is open
 */
export function* recoverPassword(context: Context, recovery: PasswordRecovery): Steps<boolean> {
  const { userId, account, codeHash, origin, passwordHash, passkey, method, token, device } = recovery
  const [, open] = (yield* send([LOCK_SESSIONS, [userId]], [LOCK_OPEN, [userId]])) as [Row[], Row[]]
  if (open.length === 0) return false
  if (!(yield* verifyCode(context, { account, purpose: 'password', origin, codeHash }))) return false
  if (passkey && !(yield* usePasskey(context, passkey, 'signIn'))) return yield* finish(false)
  yield* send([CHANGE_PASSWORD, [userId, passwordHash, context.now]], lockNewSessions(userId))
  const ended = yield* read(...endOtherSessionsStatement({ userId, token: undefined }))
  const alert = yield* registerDevice(context, userId, device)
  return yield* finish(
    true,
    ...insertSessionEnds(context, { userId, reason: 'session_password_changed', ended }),
    ['DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]],
    [DELETE_CODES, [account, 'password']],
    restWithdrawals(context, userId),
    restKeys(context, userId),
    keepFrozen(context, userId),
    ...insertSession(context, { token, userId, userAgent: device.userAgent }),
    insertStepUp(context, { tokenHash: hashToken(token), method }),
    insertMessage(context, userId, 'password_recovered', { time: String(context.now + SAFETY_DELAY) }),
    ...alert,
  )
}
