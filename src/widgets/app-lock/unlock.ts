import { isPinOf } from '#src/lib/pin-hash.ts'
import { setSessionEnd } from '#src/stores/session/session-end.ts'
import { signOut } from '#src/stores/session/session.ts'
import { changeAppLock, setAppLock, useAppLock, type AppLock } from '#src/stores/session/app-lock.ts'
import { readStored } from '#src/stores/storage/storage.ts'

/** Wrong PINs before somebody has to sign in again. */
export const MAX_FAILURES = 10

/** Seconds to wait after the fifth wrong PIN, the sixth, and so on. */
const WAITS = [30, 60, 120, 300, 600] as const
const FREE_FAILURES = 5

/** Seconds until another PIN is taken. A clock that was set back does not lengthen the wait. */
export function secondsToWait({ waitUntil }: AppLock, now = Date.now()): number {
  return Math.min(Math.max(0, Math.ceil((waitUntil - now) / 1000)), WAITS.at(-1)!)
}

/** Opens the app again. */
export function unlock(): void {
  changeAppLock({ isLocked: false, failures: 0, waitUntil: 0, seenAt: Date.now() })
}

/**
 * Tries a PIN. A wrong one is counted before it is checked, so that closing the page meanwhile saves no attempt.
 * @returns whether it is the right one
 */
export async function tryPin(pin: string): Promise<boolean> {
  const { lock } = readStored(useAppLock)
  if (!lock || secondsToWait(lock) > 0) return false
  const failures = lock.failures + 1
  const wait = WAITS[failures - FREE_FAILURES]
  changeAppLock({ failures, waitUntil: wait === undefined ? 0 : Date.now() + wait * 1000 })
  if (await isPinOf(pin, lock)) {
    changeAppLock({ failures: 0, waitUntil: 0 })
    return true
  }
  if (failures >= MAX_FAILURES) {
    setSessionEnd('security.lockTooMany')
    leave()
  }
  return false
}

/** Signs out on this device and removes the lock: the way back is to sign in. Drafts are kept for the same account. */
export function leave(): void {
  signOut()
  setAppLock(undefined)
}
