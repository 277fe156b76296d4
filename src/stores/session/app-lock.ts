import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asNonEmptyString, asRecord, oneOf } from '../storage/parse.ts'
import { localEntries, readStored, syncTabs } from '../storage/storage.ts'

/** Seconds away after which the app is locked; 0 at once. */
export const LOCK_AFTER = [0, 60, 300, 900] as const
export type LockAfter = (typeof LOCK_AFTER)[number]

/** The lock of the app on this device. It keeps curious people out; what the browser stores is not encrypted by it. */
export interface AppLock {
  /** The account that has set it up. */
  owner: string
  /** PBKDF2 of the PIN, with its salt, both in base64 (lib/pin-hash.ts). */
  salt: string
  hash: string
  /** The id of the passkey that unlocks as well, in base64url. */
  passkey?: string | undefined
  after: LockAfter
  isLocked: boolean
  /** When the app was last in use, epoch ms. */
  seenAt: number
  /** Wrong PINs since the last unlocking. */
  failures: number
  /** No PIN is taken before this time, epoch ms. */
  waitUntil: number
}

const asTime = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)

function parseLock(stored: unknown): AppLock | undefined {
  const fields = asRecord(stored)
  const [owner, salt, hash] = [fields?.owner, fields?.salt, fields?.hash].map(asNonEmptyString)
  if (!fields || !owner || !salt || !hash) return undefined
  return {
    owner,
    salt,
    hash,
    passkey: asNonEmptyString(fields.passkey),
    after: oneOf(LOCK_AFTER, fields.after) ?? 0,
    isLocked: fields.isLocked !== false,
    seenAt: asTime(fields.seenAt),
    failures: asTime(fields.failures),
    waitUntil: asTime(fields.waitUntil),
  }
}

/** The lock, if one is set up. `src/app/start/start.ts` reads its entry before the first paint. */
export const useAppLock = create<{ lock: AppLock | undefined }>()(
  persist((): { lock: AppLock | undefined } => ({ lock: undefined }), {
    name: 'app-lock',
    version: 1,
    storage: localEntries,
    partialize: ({ lock }) => lock,
    merge: stored => ({ lock: parseLock(stored) }),
  }),
)

// Locking or unlocking one tab does so in all of them.
syncTabs(useAppLock)

/** A lock that has just been set up, and is open. */
export function newAppLock(fields: Pick<AppLock, 'owner' | 'salt' | 'hash' | 'after'>): AppLock {
  return { ...fields, isLocked: false, seenAt: Date.now(), failures: 0, waitUntil: 0 }
}

/** Sets up the lock, or removes it. */
export function setAppLock(lock: AppLock | undefined): void {
  useAppLock.setState({ lock })
}

/** Changes what is stored now: another tab may have counted a wrong PIN. */
export function changeAppLock(change: Partial<AppLock>): void {
  const { lock } = readStored(useAppLock)
  if (lock) setAppLock({ ...lock, ...change })
}

/** Whether the app has been away for too long, also when its clock was set back meanwhile. */
export function isAwayTooLong({ after, seenAt }: Pick<AppLock, 'after' | 'seenAt'>, now: number): boolean {
  return Math.abs(now - seenAt) >= after * 1000
}
