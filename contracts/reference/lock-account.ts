import { addressKey } from '#server/kernel/address-key.ts'
import { sessionAttemptSource } from '#server/auth/attempt-sources.ts'
import { beginAttempt, type AttemptSource } from '#server/auth/lockout.ts'
import type { StateAccount, World } from './world.ts'

const ATTEMPTS_TO_LOCK = 5
/** The addresses of a verifier on this machine, as attempts are counted for them. */
export const LOOPBACK = ['127.0.0.1', '::1'].map(addressKey)

async function lock({ services }: World, source: AttemptSource): Promise<void> {
  for (let tries = 0; tries < ATTEMPTS_TO_LOCK; tries++) await services.store.execute(beginAttempt, source)
}

/** Makes failed attempts without a session until the subject is locked. */
export async function lockSubject(world: World, subject: string): Promise<void> {
  for (const address of LOOPBACK) await lock(world, { subject, origin: address, isKnown: false })
}

/** The same with the account's session. */
export const lockSession = (world: World, subject: string, { token }: StateAccount): Promise<void> =>
  lock(world, sessionAttemptSource(subject, token))
