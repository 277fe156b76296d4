import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, asNonEmptyString } from '../storage/parse.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

interface SessionEnd {
  /** The message key of the refusal; undefined when nobody was signed out, or somebody has signed in since. */
  reason: string | undefined
}

/** Why the back end has signed this device out. Kept until somebody signs in here. */
export const useSessionEnd = create<SessionEnd>()(
  persist((): SessionEnd => ({ reason: undefined }), {
    name: 'session-end',
    version: 1,
    storage: localEntries,
    partialize: end => (end.reason ? end : undefined),
    merge: stored => ({ reason: asNonEmptyString(asRecord(stored)?.reason) }),
  }),
)

// Somebody who signs in in one tab has done so in all of them.
syncTabs(useSessionEnd)

/** Stores why the back end has signed this device out; undefined forgets it. */
export function setSessionEnd(reason: string | undefined): void {
  useSessionEnd.setState({ reason })
}
