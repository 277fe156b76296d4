import { create } from 'zustand'
import { createStored } from '#src/stores/storage.ts'

/** As many as fit on a phone without scrolling. */
const maxSearches = 8

const storedSearches = createStored<readonly string[]>({
  name: 'recent-searches',
  version: 1,
  parse: data =>
    Array.isArray(data) ? data.filter(one => typeof one === 'string').slice(0, maxSearches) : undefined,
})

/** The searches on this device, latest first. Never sent to the server. */
export const useRecentSearches = create<{ searches: readonly string[] }>()(() => ({
  searches: storedSearches.read() ?? [],
}))

export function saveSearch(text: string): void {
  const search = text.trim()
  if (!search) return
  const others = useRecentSearches.getState().searches.filter(one => !isSame(one, search))
  const searches = [search, ...others].slice(0, maxSearches)
  storedSearches.write(searches)
  useRecentSearches.setState({ searches })
}

export function clearSearches(): void {
  storedSearches.remove()
  useRecentSearches.setState({ searches: [] })
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
