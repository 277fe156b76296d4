import { useDeferredValue } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { NavBar } from '#src/ui/nav-bar.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { QuoteStatus } from '#src/widgets/quotes/quote-status.tsx'
import { SortHeader } from '#src/widgets/quotes/sort-header.tsx'
import { TypeList, type TypeListProps } from './type-list.tsx'
import { WatchedList } from './watched-list.tsx'
import styles from './market.module.css'
import { chooseMarketTab, chooseSort, marketTabs, useMarketView, type MarketTab } from './market-view.ts'

/** The market: live lists of all products by type, and the watchlist. */
export default function MarketScreen() {
  const t = useMessages('market')
  const { tab, sort } = useMarketView()
  const isSignedIn = useIsSignedIn()
  const hasDay = useIsDesk()
  // The tab answers a press at once, its list follows.
  const shownTab = useDeferredValue(tab)
  const hasRows = isSignedIn || shownTab !== 'watchlist'
  const labels = {
    '1': t.usStocks(),
    '2': t.crypto(),
    '3': t.futures(),
    '4': t.forex(),
    watchlist: t.watchlist(),
  }
  return (
    <Screen
      title={t.title()}
      isDesk
      hasHeading
      bar={<NavBar title={t.title()} hideBack actions={<MarketActions />} />}
    >
      <div className={styles.head}>
        <Tabs
          label={t.title()}
          items={marketTabs.map(id => ({ id, label: labels[id] }))}
          value={tab}
          onChange={chooseMarketTab}
        />
        {hasRows && (
          <>
            <div className={styles.status}>
              <QuoteStatus />
            </div>
            <SortHeader sort={sort} onSort={chooseSort} hasStars hasDay={hasDay} />
          </>
        )}
      </div>
      <List tab={shownTab} label={labels[shownTab]} sort={sort} hasDay={hasDay} />
    </Screen>
  )
}

/** The list of a tab. */
function List({ tab, ...list }: Omit<TypeListProps, 'type'> & { tab: MarketTab }) {
  return (
    <div role="tabpanel" aria-label={list.label}>
      {tab === 'watchlist' ? (
        <WatchedList {...list} />
      ) : (
        <TypeList key={tab} type={productTypeOf[tab]} {...list} />
      )}
    </div>
  )
}

function MarketActions() {
  const t = useMessages('market')
  const common = useMessages('common')
  const { navigate } = useNavigation()
  return (
    <>
      <IconButton icon="bell" label={t.alerts()} onPress={() => navigate('/pages/alert/alerts')} />
      <IconButton
        icon="search"
        label={common.search()}
        onPress={() => navigate('/pages/tabs/quotes/quoteSearch')}
      />
    </>
  )
}

const productTypeOf = { '1': 1, '2': 2, '3': 3, '4': 4 } as const
