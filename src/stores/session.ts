import { create } from 'zustand'
import { asRecord, asNonEmptyString } from './parse.ts'
import { createStored } from './storage.ts'

/** The signed-in account on this device. Its data lives in the query cache (R3.2). */
export interface Session {
  /** The raw token; undefined for a guest (R6.1). */
  token: string | undefined
  /** The account's id; data kept on this device is assigned to it. */
  userId: string | undefined
}

const guest: Session = { token: undefined, userId: undefined }

const persistedSession = createStored<Session>({
  name: 'session',
  version: 1,
  parse: data => {
    const fields = asRecord(data)
    const token = asNonEmptyString(fields?.token)
    const userId = asNonEmptyString(fields?.userId)
    return token && userId ? { token, userId } : undefined
  },
})

export const useSession = create<Session>()(() => persistedSession.read() ?? guest)

// Signing in or out in one tab does so in all of them.
persistedSession.watch(session => useSession.setState(session ?? guest))

/** Stores the token of a new session (R4.1). */
export function signIn(session: { token: string; userId: string }): void {
  persistedSession.write(session)
  useSession.setState(session)
}

/** Removes the stored token and account (R4.1). The cached account data is removed by `api`. */
export function signOut(): void {
  persistedSession.remove()
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
