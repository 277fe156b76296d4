import { create } from 'zustand'
import { oneOf } from '#src/stores/parse.ts'
import { stored } from '#src/stores/storage.ts'
import type { Sort } from '#src/widgets/quotes/sort.ts'

/** The five lists of the market; the numbers are product types. */
export const marketTabs = ['1', '2', '3', '4', 'watchlist'] as const
export type MarketTab = (typeof marketTabs)[number]

interface QuotesView {
  tab: MarketTab
  /** Of this visit; the same in all lists. */
  sort: Sort | undefined
}

const kept = stored<MarketTab>({
  name: 'market-tab',
  version: 1,
  parse: data => oneOf(marketTabs, data),
})

/** How the market is being looked at: kept while the reader is elsewhere, the list also until the next visit. */
export const useQuotesView = create<QuotesView>()(() => ({ tab: kept.read() ?? '1', sort: undefined }))

export function chooseMarketTab(tab: MarketTab): void {
  kept.write(tab)
  useQuotesView.setState({ tab })
}

export function chooseSort(sort: Sort | undefined): void {
  useQuotesView.setState({ sort })
}
