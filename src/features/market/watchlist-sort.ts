import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, oneOf } from '#src/stores/parse.ts'
import { localEntries } from '#src/stores/storage.ts'
import type { Sort } from '#src/widgets/quotes/sort.ts'

const columns = ['name', 'price', 'change', 'high', 'low', 'volume'] as const

function parseSort(stored: unknown): Sort | undefined {
  const fields = asRecord(stored)
  const by = oneOf(columns, fields?.by)
  return by && { by, isDescending: fields?.isDescending === true }
}

/** How the watchlist is sorted on this device; undefined for the order in which products were added, newest first. */
export const useWatchlistSort = create<{ sort: Sort | undefined }>()(
  persist((): { sort: Sort | undefined } => ({ sort: undefined }), {
    name: 'watchlist-sort',
    version: 1,
    storage: localEntries,
    partialize: ({ sort }) => sort,
    merge: stored => ({ sort: parseSort(stored) }),
  }),
)
