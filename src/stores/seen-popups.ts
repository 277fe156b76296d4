import { create } from 'zustand'
import { asRecord } from './parse.ts'
import { createStored } from './storage.ts'

type SeenVersions = Readonly<Record<string, number>>

const persistedSeen = createStored<SeenVersions>({
  name: 'popup-seen',
  version: 1,
  parse: data => {
    const fields = asRecord(data)
    if (!fields) return undefined
    return Object.fromEntries(
      Object.entries(fields).flatMap(([id, version]): [string, number][] =>
        typeof version === 'number' ? [[id, version]] : [],
      ),
    )
  },
})

export const useSeenPopUps = create<{ seen: SeenVersions }>()(() => ({ seen: persistedSeen.read() ?? {} }))

/** A popup is shown once per version. */
export function isPopUpSeen(popUp: { id: number; version: number }, seen: SeenVersions): boolean {
  return (seen[popUp.id] ?? 0) >= popUp.version
}

export function markPopUpSeen(popUp: { id: number; version: number }): void {
  const seen = { ...useSeenPopUps.getState().seen, [popUp.id]: popUp.version }
  persistedSeen.write(seen)
  useSeenPopUps.setState({ seen })
}
