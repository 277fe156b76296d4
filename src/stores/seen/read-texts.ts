import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { localEntries, syncTabs } from '../storage/storage.ts'

/** The texts that have been read once on this device and are folded since. */
const useReadTexts = create<{ readonly names: readonly string[] }>()(
  persist((): { names: readonly string[] } => ({ names: [] }), {
    name: 'read-texts',
    version: 1,
    storage: localEntries,
    partialize: ({ names }) => names,
    merge: stored => ({
      names: Array.isArray(stored) ? stored.filter(name => typeof name === 'string') : [],
    }),
  }),
)

syncTabs(useReadTexts)

export const isTextRead = (name: string): boolean => useReadTexts.getState().names.includes(name)

export function markTextRead(name: string): void {
  if (!isTextRead(name)) useReadTexts.setState(({ names }) => ({ names: [...names, name] }))
}
