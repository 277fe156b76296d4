import type { AttemptSource } from './lockout.ts'
import { hashToken, sessionIdOf } from './sessions.ts'

/** A signed-in user who confirms something, counted by session: wrong attempts lock that session only. */
export function sessionAttemptSource(subject: string, token: string | undefined): AttemptSource {
  const session = sessionIdOf({ tokenHash: hashToken(token ?? '') })
  return { subject, origin: `session ${session}`, isKnown: false }
}

/** Where a sign-in comes from: a known device is counted by itself, all others by address. */
export interface SignInOrigin {
  readonly address: string
  readonly deviceHash: string | null
  readonly isKnown: boolean
}

/** A user who signs in. */
export function originAttemptSource(
  subject: string,
  { address, deviceHash, isKnown }: SignInOrigin,
): AttemptSource {
  return { subject, origin: isKnown ? `device ${deviceHash}` : address, isKnown }
}
