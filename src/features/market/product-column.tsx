import { useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { useTradedProduct } from '#src/stores/trading/selected-product.ts'
import { MarketList, MarketTabs, useMarketLabels } from './market-lists.tsx'
import { useMarketView, type MarketTab } from './market-view.ts'
import styles from './product-column.module.css'

/** The person's own list first: most of the row is scrolled out of view. */
const tabs = ['watchlist', '1', '2', '3', '4'] as const satisfies readonly MarketTab[]

/** How far each list was scrolled. */
const positions = new Map<MarketTab, number>()

/** The lists of the market beside the chart of a desk, which shows the product that is chosen in them. */
export default function ProductColumn() {
  const t = useMessages('market')
  const labels = useMarketLabels()
  const { tab, sort } = useMarketView()
  const shownTab = useDeferredValue(tab)
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = positions.get(shownTab) ?? 0
  }, [shownTab])
  return (
    <section className={styles.column} aria-label={t.title()}>
      <MarketTabs labels={labels} tabs={tabs} />
      <div
        ref={box}
        className={styles.box}
        data-scrolls
        onScroll={event => positions.set(shownTab, event.currentTarget.scrollTop)}
      >
        <MarketList
          tab={shownTab}
          label={labels[shownTab]}
          sort={sort}
          hasDay={false}
          current={useTradedProduct()}
        />
      </div>
    </section>
  )
}
