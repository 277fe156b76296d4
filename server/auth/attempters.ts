import type { Attempter } from './lockout.ts'
import { SESSION_ID_LENGTH, hashToken } from './tokens.ts'

/** Somebody who is signed in already and proves more, counted by the session: what one session does wrong locks that one. */
export function attemptsOfSession(subject: string, token: string | undefined): Attempter {
  const session = hashToken(token ?? '').slice(0, SESSION_ID_LENGTH)
  return { subject, from: `session ${session}`, isKnown: false }
}

/** Where somebody comes from who is not signed in: a device that has been before is counted as itself, all others by address. */
export interface Origin {
  readonly address: string
  readonly deviceHash: string | null
  readonly isKnown: boolean
}

/** Somebody who signs in. */
export function attemptsOfOrigin(subject: string, { address, deviceHash, isKnown }: Origin): Attempter {
  return { subject, from: isKnown ? `device ${deviceHash}` : address, isKnown }
}
