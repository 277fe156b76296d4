import { create } from 'zustand'
import { oneOf } from '#src/stores/parse.ts'
import { createStored } from '#src/stores/storage.ts'
import type { Sort } from '#src/widgets/quotes/sort.ts'

/** The five lists of the market; the numbers are product types. */
export const marketTabs = ['1', '2', '3', '4', 'watchlist'] as const
export type MarketTab = (typeof marketTabs)[number]

interface MarketView {
  tab: MarketTab
  /** Not persisted; the same for all lists. */
  sort: Sort | undefined
}

const storedTab = createStored<MarketTab>({
  name: 'market-tab',
  version: 1,
  parse: data => oneOf(marketTabs, data),
})

/** The state of the market screen, kept across navigation; the tab also across visits. */
export const useMarketView = create<MarketView>()(() => ({ tab: storedTab.read() ?? '1', sort: undefined }))

export function chooseMarketTab(tab: MarketTab): void {
  storedTab.write(tab)
  useMarketView.setState({ tab })
}

export function chooseSort(sort: Sort | undefined): void {
  useMarketView.setState({ sort })
}
