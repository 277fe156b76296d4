import { hashToken, sessionIdOf } from '#server/auth/sessions.ts'
import type { SecurityReason } from '#server/kernel/security-log.ts'
import type { Services } from '#server/services.ts'

/** Notes in the security log that a session was opened, and that the device was not known before. */
export function noteSignIn(
  { security }: Pick<Services, 'security'>,
  opened: {
    readonly userId: bigint
    /** Of the new session. */
    readonly token: string
    readonly isKnown: boolean
    /** What the person was confirmed by. */
    readonly reason: SecurityReason
  },
): void {
  const own = { account: opened.userId, session: sessionIdOf({ tokenHash: hashToken(opened.token) }) }
  security.note('sign_in', { ...own, reason: opened.reason })
  if (!opened.isKnown) security.note('new_device', own)
}
