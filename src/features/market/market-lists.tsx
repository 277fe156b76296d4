import { useMessages } from '#src/i18n/use-messages.ts'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { chooseMarketTab, marketTabs, useMarketView, type MarketTab } from './market-view.ts'
import { TypeList, type TypeListProps } from './type-list.tsx'
import { WatchedList } from './watched-list.tsx'

export const productTypeOf = { '1': 1, '2': 2, '3': 3, '4': 4 } as const

/** The names of the market's lists. */
export function useMarketLabels(): Record<MarketTab, string> {
  const t = useMessages('market')
  return {
    '1': t.usStocks(),
    '2': t.crypto(),
    '3': t.futures(),
    '4': t.forex(),
    watchlist: t.watchlist(),
  }
}

export interface MarketTabsProps {
  labels: Record<MarketTab, string>
  /** In the order in which they stand. */
  tabs?: readonly MarketTab[]
}

/** Chooses a list of the market, for its screen and for the column beside a chart. */
export function MarketTabs({ labels, tabs = marketTabs }: MarketTabsProps) {
  const t = useMessages('market')
  return (
    <Tabs
      label={t.title()}
      items={tabs.map(id => ({ id, label: labels[id] }))}
      value={useMarketView(state => state.tab)}
      onChange={chooseMarketTab}
    />
  )
}

/** The list of a tab. */
export function MarketList({ tab, ...list }: Omit<TypeListProps, 'type'> & { tab: MarketTab }) {
  return (
    <TabPanel label={list.label}>
      {tab === 'watchlist' ? (
        <WatchedList {...list} />
      ) : (
        <TypeList key={tab} type={productTypeOf[tab]} {...list} />
      )}
    </TabPanel>
  )
}
