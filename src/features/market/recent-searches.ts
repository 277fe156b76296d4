import { create } from 'zustand'
import { stored } from '#src/stores/storage.ts'

/** As many as fit on a phone without scrolling. */
const most = 8

const kept = stored<readonly string[]>({
  name: 'recent-searches',
  version: 1,
  parse: data =>
    Array.isArray(data) ? data.filter(one => typeof one === 'string').slice(0, most) : undefined,
})

/** What was searched for on this device, the latest first. It never leaves it. */
export const useRecentSearches = create<{ searches: readonly string[] }>()(() => ({
  searches: kept.read() ?? [],
}))

export function rememberSearch(text: string): void {
  const search = text.trim()
  if (!search) return
  const others = useRecentSearches.getState().searches.filter(one => !isSame(one, search))
  const searches = [search, ...others].slice(0, most)
  kept.write(searches)
  useRecentSearches.setState({ searches })
}

export function forgetSearches(): void {
  kept.remove()
  useRecentSearches.setState({ searches: [] })
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase()
}
