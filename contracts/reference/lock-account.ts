import { addressKey } from '#server/kernel/address-key.ts'
import { sessionAttemptSource } from '#server/auth/attempt-sources.ts'
import { beginAttempt, type AttemptSource } from '#server/auth/lockout.ts'
import type { StateAccount, World } from './world.ts'

const ATTEMPTS_TO_LOCK = 5
/** The addresses of a verifier on this machine, as attempts are counted for them. */
export const LOOPBACK = ['127.0.0.1', '::1'].map(addressKey)

/** How often, and when; until it is locked, and now, unless given. */
interface Attempts {
  readonly count?: number
  readonly at?: number
}

async function fail(
  world: World,
  source: AttemptSource,
  { count = ATTEMPTS_TO_LOCK, at }: Attempts = {},
): Promise<void> {
  for (let tries = 0; tries < count; tries++) await world.execute(beginAttempt, source, at)
}

/** Makes failed attempts without a session, until the subject is locked unless fewer are asked for. */
export async function lockSubject(world: World, subject: string, attempts?: Attempts): Promise<void> {
  for (const address of LOOPBACK) await fail(world, { subject, origin: address, isKnown: false }, attempts)
}

/** The same with the account's session. */
export const lockSession = (world: World, subject: string, { token }: StateAccount): Promise<void> =>
  fail(world, sessionAttemptSource(subject, token))
