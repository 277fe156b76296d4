/**
 * The entries that this device has seen of an account, with their running hashes: what the back end tells later must go on from them.
 * Without storage, on another device or after it was cleared, nothing has been seen, and nothing is accused.
 */
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { SeenEntry, SeenHistory } from '#src/lib/reconcile/history.ts'
import { asNonEmptyString, asRecord } from '../storage/parse.ts'
import { currentOwnerId } from '../session/session.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

type ByOwner = Readonly<Record<string, SeenHistory>>

function parseEntry(value: unknown): SeenEntry[] {
  const fields = asRecord(value)
  const [id, hash, time] = [asNonEmptyString(fields?.id), asNonEmptyString(fields?.hash), fields?.time]
  return id && /^\d{1,19}-\d{1,4}$/.test(id) && hash && Number.isSafeInteger(time)
    ? [{ id, hash, time: Number(time) }]
    : []
}

const parseHistory = (value: unknown): SeenHistory =>
  Object.fromEntries(
    Object.entries(asRecord(value) ?? {}).map(([balance, entries]) => [
      balance,
      Array.isArray(entries) ? entries.flatMap(parseEntry) : [],
    ]),
  )

const useStored = create<{ byOwner: ByOwner }>()(
  persist((): { byOwner: ByOwner } => ({ byOwner: {} }), {
    name: 'seen-history',
    version: 1,
    storage: localEntries,
    partialize: ({ byOwner }) => byOwner,
    merge: stored => ({
      byOwner: Object.fromEntries(
        Object.entries(asRecord(stored) ?? {}).map(([owner, value]) => [owner, parseHistory(value)]),
      ),
    }),
  }),
)

syncTabs(useStored)

/** What this device has seen of the account that is signed in. */
export const seenHistory = (): SeenHistory => useStored.getState().byOwner[currentOwnerId()] ?? {}

/** Keeps what has been seen now. Called only when it goes on from what was seen before, which would else be forgotten. */
export function rememberHistory(history: SeenHistory): void {
  useStored.setState(({ byOwner }) => ({ byOwner: { ...byOwner, [currentOwnerId()]: history } }))
}
