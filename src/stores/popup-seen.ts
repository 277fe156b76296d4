import { create } from 'zustand'
import { asRecord } from './parse.ts'
import { stored } from './storage.ts'

type Seen = Readonly<Record<string, number>>

const kept = stored<Seen>({
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

export const usePopUpsSeen = create<{ seen: Seen }>()(() => ({ seen: kept.read() ?? {} }))

/** A popup is shown once per version. */
export function isPopUpSeen(popUp: { id: number; version: number }, seen: Seen): boolean {
  return (seen[popUp.id] ?? 0) >= popUp.version
}

export function markPopUpSeen(popUp: { id: number; version: number }): void {
  const seen = { ...usePopUpsSeen.getState().seen, [popUp.id]: popUp.version }
  kept.write(seen)
  usePopUpsSeen.setState({ seen })
}
