import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, oneOf } from '#src/stores/storage/parse.ts'
import { localEntries } from '#src/stores/storage/storage.ts'
import type { Sort } from '#src/widgets/quotes/sort.ts'

const columns = ['name', 'price', 'change', 'high', 'low', 'volume'] as const

interface WatchlistView {
  /** How the watchlist is sorted on this device; undefined for the order in which products were added, newest first. */
  sort: Sort | undefined
  /** Not persisted. The name of the group that is shown; undefined for the whole list. */
  group: string | undefined
}

function parseSort(stored: unknown): Sort | undefined {
  const fields = asRecord(stored)
  const by = oneOf(columns, fields?.by)
  return by && { by, isDescending: fields?.isDescending === true }
}

/** The state of the watchlist screen, kept across navigation; the sort order also across visits. */
export const useWatchlistView = create<WatchlistView>()(
  persist((): WatchlistView => ({ sort: undefined, group: undefined }), {
    name: 'watchlist-sort',
    version: 1,
    storage: localEntries,
    partialize: ({ sort }) => sort,
    merge: (stored, current) => ({ ...current, sort: parseSort(stored) }),
  }),
)

export function chooseWatchlistSort(sort: Sort | undefined): void {
  useWatchlistView.setState({ sort })
}

export function chooseGroup(group: string | undefined): void {
  useWatchlistView.setState({ group })
}
