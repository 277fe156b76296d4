import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord } from '../storage/parse.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

type SeenVersions = Readonly<Record<string, number>>

function parseSeen(stored: unknown): SeenVersions {
  return Object.fromEntries(
    Object.entries(asRecord(stored) ?? {}).flatMap(([id, version]): [string, number][] =>
      typeof version === 'number' ? [[id, version]] : [],
    ),
  )
}

interface SeenPopUps {
  seen: SeenVersions
}

export const useSeenPopUps = create<SeenPopUps>()(
  persist((): SeenPopUps => ({ seen: {} }), {
    name: 'popup-seen',
    version: 1,
    storage: localEntries,
    partialize: ({ seen }) => seen,
    merge: stored => ({ seen: parseSeen(stored) }),
  }),
)

syncTabs(useSeenPopUps)

/** A popup is shown once per version. */
export function isPopUpSeen(popUp: { id: number; version: number }, seen: SeenVersions): boolean {
  return (seen[popUp.id] ?? 0) >= popUp.version
}

export function markPopUpSeen({ id, version }: { id: number; version: number }): void {
  useSeenPopUps.setState(({ seen }) => ({ seen: { ...seen, [id]: version } }))
}
