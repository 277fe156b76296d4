import { create } from 'zustand'
import { asRecord, asText } from './parse.ts'
import { stored } from './storage.ts'

/** Who is signed in on this device. The account's own data lives in the query cache (R3.2). */
export interface Session {
  /** The raw token; undefined for a guest (R6.1). */
  token: string | undefined
  /** The account's id, to bind to it what this device keeps for it. */
  userId: string | undefined
}

const guest: Session = { token: undefined, userId: undefined }

const kept = stored<Session>({
  name: 'session',
  version: 1,
  parse: data => {
    const fields = asRecord(data)
    const token = asText(fields?.token)
    const userId = asText(fields?.userId)
    return token && userId ? { token, userId } : undefined
  },
})

export const useSession = create<Session>()(() => kept.read() ?? guest)

// Signing in or out in one tab does so in all of them.
kept.watch(session => useSession.setState(session ?? guest))

/** Stores the token of a new session (R4.1). */
export function signIn(session: { token: string; userId: string }): void {
  kept.write(session)
  useSession.setState(session)
}

/** Removes the stored token and account (R4.1). What the cache holds of the account is removed by `api`. */
export function signOut(): void {
  kept.remove()
  useSession.setState(guest)
}

/** Whether somebody is signed in (R6.1). */
export function useIsSignedIn(): boolean {
  return useSession(session => session.token !== undefined)
}

/** Whose drafts and keys these are: the account's id, or 'guest'. */
export function currentOwner(): string {
  return useSession.getState().userId ?? 'guest'
}
