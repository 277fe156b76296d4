import { useDeferredValue, useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { headBarRef } from '#src/ui/bar-height.ts'
import { IconButton } from '#src/ui/button.tsx'
import { NavBar } from '#src/ui/nav-bar.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { LazyPart } from '#src/widgets/lists/lazy-part.tsx'
import { QuoteStatus } from '#src/widgets/quotes/quote-status.tsx'
import { SortHeader } from '#src/widgets/quotes/sort-header.tsx'
import type { QuoteTableProps } from './quote-table.tsx'
import { MarketList, MarketTabs, productTypeOf, useMarketLabels } from './market-lists.tsx'
import styles from './market.module.css'
import { chooseSort, useMarketView, type MarketTab } from './market-view.ts'

/** The market: live lists of all products by type, and the watchlist. */
export default function MarketScreen() {
  const t = useMessages('market')
  const { tab, sort } = useMarketView()
  const isSignedIn = useIsSignedIn()
  const hasDay = useIsDesk()
  // The tab answers a press at once, its list follows.
  const shownTab = useDeferredValue(tab)
  const hasRows = isSignedIn || shownTab !== 'watchlist'
  const labels = useMarketLabels()
  return (
    <Screen
      title={t.title()}
      isDesk
      hasHeading
      bar={
        <NavBar
          title={t.title()}
          hideBack
          actions={
            <MarketActions
              table={hasRows ? { type: typeOf(shownTab), label: labels[shownTab], sort } : undefined}
            />
          }
        />
      }
    >
      <div ref={headBarRef} className={styles.head}>
        <MarketTabs labels={labels} />
        {hasRows && (
          <>
            <div className={styles.status}>
              <QuoteStatus />
            </div>
            <SortHeader sort={sort} onSort={chooseSort} hasStars hasDay={hasDay} />
          </>
        )}
      </div>
      <MarketList tab={shownTab} label={labels[shownTab]} sort={sort} hasDay={hasDay} />
    </Screen>
  )
}

const loadTable = () => import('./quote-table.tsx')

/** @param table what the list shows; undefined where there is none */
function MarketActions({ table }: { table: Omit<QuoteTableProps, 'onClose'> | undefined }) {
  const [isTable, setTable] = useState(false)
  const t = useMessages('market')
  const common = useMessages('common')
  const { navigate } = useNavigation()
  return (
    <>
      {table && <IconButton icon="receipt" label={t.showTable()} onPress={() => setTable(true)} />}
      <IconButton icon="bell" label={t.alerts()} onPress={() => navigate('/pages/alert/alerts')} />
      <IconButton
        icon="search"
        label={common.search()}
        onPress={() => navigate('/pages/tabs/quotes/quoteSearch')}
      />
      {table && isTable && (
        <LazyPart
          name="quote table"
          load={loadTable}
          props={{ ...table, onClose: () => setTable(false) }}
          fallback={null}
        />
      )}
    </>
  )
}

const typeOf = (tab: MarketTab) => (tab === 'watchlist' ? undefined : productTypeOf[tab])
