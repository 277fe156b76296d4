import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { oneOf } from '#src/stores/storage/parse.ts'
import { localEntries } from '#src/stores/storage/storage.ts'
import type { Sort } from '#src/widgets/quotes/sort.ts'

/** The five lists of the market; the numbers are product types. */
export const marketTabs = ['1', '2', '3', '4', 'watchlist'] as const
export type MarketTab = (typeof marketTabs)[number]

interface MarketView {
  tab: MarketTab
  /** Not persisted; the same for all lists. */
  sort: Sort | undefined
}

/** The state of the market screen, kept across navigation; the tab also across visits. */
export const useMarketView = create<MarketView>()(
  persist((): MarketView => ({ tab: '1', sort: undefined }), {
    name: 'market-tab',
    version: 1,
    storage: localEntries,
    partialize: ({ tab }) => tab,
    merge: (stored, current) => ({ ...current, tab: oneOf(marketTabs, stored) ?? '1' }),
  }),
)

export function chooseMarketTab(tab: MarketTab): void {
  useMarketView.setState({ tab })
}

export function chooseSort(sort: Sort | undefined): void {
  useMarketView.setState({ sort })
}
