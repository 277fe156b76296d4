import { read, type Steps } from '../kernel/store.ts'

const LOCK_USER = 'SELECT id FROM users WHERE id = $1 /*lock*/'

/** Locks a user until the transaction ends, so that two devices at once do not exceed a limit together. */
export function* lockUser(userId: bigint): Steps<void> {
  yield* read(LOCK_USER, [userId])
}
