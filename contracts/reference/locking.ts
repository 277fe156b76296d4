import { addressKey } from '#server/http/address-key.ts'
import { sessionAttemptSource } from '#server/auth/attempt-sources.ts'
import { beginAttempt, type AttemptSource } from '#server/auth/lockout.ts'
import type { Account, World } from './world.ts'

const LONG_ENOUGH_TO_LOCK = 5
/** Whoever verifies calls from this machine. */
const LOOPBACK = ['127.0.0.1', '::1']

async function lock({ services }: World, attempter: AttemptSource): Promise<void> {
  for (let tries = 0; tries < LONG_ENOUGH_TO_LOCK; tries++)
    await services.store.execute(beginAttempt, attempter)
}

/** Gives wrong passwords for somebody who is not signed in, until no more are taken. */
export async function lockSubject(world: World, subject: string): Promise<void> {
  for (const address of LOOPBACK) await lock(world, { subject, origin: addressKey(address), isKnown: false })
}

/** The same for somebody who is, by the session of the account. */
export const lockSession = (world: World, subject: string, { token }: Account): Promise<void> =>
  lock(world, sessionAttemptSource(subject, token))
