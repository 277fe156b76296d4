import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, asNonEmptyString } from '../storage/parse.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

/** The signed-in account on this device. Its data lives in the query cache (R3.2). */
interface StoredSession {
  /** The raw token; undefined for a guest (R6.1). */
  token: string | undefined
  /** The account's id; data kept on this device is assigned to it. */
  userId: string | undefined
}

const guest: StoredSession = { token: undefined, userId: undefined }

function parseSession(stored: unknown): StoredSession {
  const fields = asRecord(stored)
  const token = asNonEmptyString(fields?.token)
  const userId = asNonEmptyString(fields?.userId)
  return token && userId ? { token, userId } : guest
}

export const useSession = create<StoredSession>()(
  persist(() => guest, {
    name: 'session',
    version: 1,
    storage: localEntries,
    partialize: session => (session.token ? session : undefined),
    merge: parseSession,
  }),
)

// Signing in or out in one tab does so in all of them.
syncTabs(useSession)

/** Stores the token of a new session (R4.1). */
export function signIn(session: { token: string; userId: string }): void {
  useSession.setState(session)
}

/** Removes the stored token and account (R4.1). The cached account data is removed by `api`. */
export function signOut(): void {
  // The storage first: whatever a listener does, the token does not survive.
  useSession.persist.clearStorage()
  useSession.setState(guest)
}

/** Whether somebody is signed in (R6.1). */
export function useIsSignedIn(): boolean {
  return useSession(session => session.token !== undefined)
}

/** The owner of drafts and idempotency keys: the account's id, or 'guest'. */
export function currentOwnerId(): string {
  return useSession.getState().userId ?? 'guest'
}
