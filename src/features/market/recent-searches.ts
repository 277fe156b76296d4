import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { localEntries, syncTabs } from '#src/stores/storage/storage.ts'

/** As many as fit on a phone without scrolling. */
const maxSearches = 8

interface RecentSearches {
  searches: readonly string[]
}

/** The searches on this device, latest first. Never sent to the server. */
export const useRecentSearches = create<RecentSearches>()(
  persist((): RecentSearches => ({ searches: [] }), {
    name: 'recent-searches',
    version: 1,
    storage: localEntries,
    partialize: ({ searches }) => (searches.length > 0 ? searches : undefined),
    merge: stored => ({
      searches: Array.isArray(stored)
        ? stored.filter(one => typeof one === 'string').slice(0, maxSearches)
        : [],
    }),
  }),
)

syncTabs(useRecentSearches)

export function saveSearch(text: string): void {
  const search = text.trim()
  if (!search) return
  const others = useRecentSearches.getState().searches.filter(one => !isSame(one, search))
  useRecentSearches.setState({ searches: [search, ...others].slice(0, maxSearches) })
}

export function clearSearches(): void {
  useRecentSearches.setState({ searches: [] })
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
