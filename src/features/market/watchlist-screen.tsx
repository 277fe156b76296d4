import { useMemo, useState } from 'react'
import type { Product, WatchlistGroup } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { productName } from '#src/lib/collections/lookups.ts'
import { PATHS } from '#src/lib/paths.ts'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import { useIsDesk } from '#src/ui/use-is-desk.ts'
import { EmptyState, EndOfList } from '#src/ui/feedback/states.tsx'
import { QuoteRow, quoteListClass } from '#src/widgets/quotes/quote-row.tsx'
import { QuoteStatus } from '#src/widgets/quotes/quote-status.tsx'
import { SortHeader } from '#src/widgets/quotes/sort-header.tsx'
import { useLiveQuotes } from '#src/widgets/quotes/use-live-quotes.ts'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { useSortedProducts } from '#src/widgets/quotes/use-sorted-products.ts'
import { useSparklines } from '#src/widgets/quotes/use-sparklines.ts'
import { useWatchlist, useWatchlistChange } from '#src/widgets/quotes/use-watchlist.ts'
import { WatchlistState } from '#src/widgets/quotes/watchlist-state.tsx'
import styles from './watchlist.module.css'
import { GroupTabs } from './group-tabs.tsx'
import { isInGroup, useWatchlistGroups } from './use-watchlist-groups.ts'
import { chooseWatchlistSort, useWatchlistView } from './watchlist-view.ts'

/** A product that was removed from the watchlist, and its position. */
interface RemovedProduct {
  product: Product
  index: number
}

interface WatchlistRow {
  product: Product
  isRemoved: boolean
}

/** The watchlist rows, with removed products in their old positions, unless they have been added again. */
function withRemoved(products: readonly Product[], removed: readonly RemovedProduct[]): WatchlistRow[] {
  const present = new Set(products.map(product => product.productId))
  const rows = products.map(product => ({ product, isRemoved: false }))
  const stillRemoved = removed.filter(({ product }) => !present.has(product.productId))
  for (const { product, index } of stillRemoved.toSorted((a, b) => a.index - b.index)) {
    rows.splice(index, 0, { product, isRemoved: true })
  }
  return rows
}

/** The watchlist; a removed product keeps its row, with undo. */
export default function WatchlistScreen() {
  const t = useMessages('market')
  const { navigate } = useNavigation()
  return (
    <Screen
      title={t.watchlist()}
      isDesk
      actions={
        <>
          <IconButton icon="bell" label={t.alerts()} onPress={() => navigate(PATHS.alerts)} />
          <IconButton icon="plus" label={t.addProducts()} onPress={() => navigate(PATHS.quoteSearch)} />
        </>
      }
    >
      <WatchlistContent />
    </Screen>
  )
}

function WatchlistContent() {
  const t = useMessages('watchGroups')
  const watchlist = useWatchlist()
  const groups = useWatchlistGroups()
  const [removed, setRemoved] = useState<readonly RemovedProduct[]>([])
  useLiveQuotes(watchlist.products)
  return (
    <WatchlistState watchlist={watchlist} route={PATHS.watchlist} showsEmpty={removed.length > 0}>
      {products => (
        <>
          <GroupTabs {...groups} products={products} />
          <TabPanel label={groups.chosen?.name ?? t.all()}>
            <WatchlistRows group={groups.chosen} all={products} removed={removed} setRemoved={setRemoved} />
          </TabPanel>
        </>
      )}
    </WatchlistState>
  )
}

interface WatchlistRowsProps {
  /** The group that is shown; undefined: all products. */
  group: WatchlistGroup | undefined
  all: readonly Product[]
  removed: readonly RemovedProduct[]
  setRemoved: (removed: readonly RemovedProduct[]) => void
}

function WatchlistRows({ group, all, removed, setRemoved }: WatchlistRowsProps) {
  const t = useMessages('market')
  const hasDay = useIsDesk()
  const groups = useMessages('watchGroups')
  const sort = useWatchlistView(state => state.sort)
  const products = useMemo(() => all.filter(product => isInGroup(product, group)), [all, group])
  const rows = withRemoved(
    useSortedProducts(products, sort),
    removed.filter(({ product }) => isInGroup(product, group)),
  )
  const lines = useSparklines(products)
  const change = useWatchlistChange()
  const open = useOpenProduct()
  const remove = (product: Product) => {
    const index = rows.findIndex(row => row.product.productId === product.productId)
    setRemoved([...removed, { product, index }])
    return change(product, false)
  }
  const undo = (product: Product) => {
    setRemoved(removed.filter(one => one.product.productId !== product.productId))
    return change(product, true)
  }
  if (rows.length === 0)
    return <EmptyState icon="star" title={groups.emptyGroup()} text={groups.emptyGroupText()} />
  return (
    <>
      <QuoteStatus />
      <SortHeader sort={sort} onSort={chooseWatchlistSort} hasStars hasDay={hasDay} />
      <ul className={quoteListClass} aria-label={t.watchlist()}>
        {rows.map(({ product, isRemoved }) => (
          <li key={product.productId}>
            {isRemoved ? (
              <RemovedRow product={product} onUndo={undo} />
            ) : (
              <QuoteRow
                product={product}
                onOpen={open}
                isWatched
                onToggle={remove}
                hasDay={hasDay}
                line={lines.get(product.productId)}
              />
            )}
          </li>
        ))}
      </ul>
      <EndOfList />
    </>
  )
}

function RemovedRow({ product, onUndo }: { product: Product; onUndo: (product: Product) => unknown }) {
  const t = useMessages('market')
  const text = t.removed({ name: productName(product, useLanguage()) })
  useAnnouncement(text)
  return (
    <div className={styles.removed}>
      <span>{text}</span>
      <Button kind="plain" size="small" onPress={() => onUndo(product)}>
        {t.undo()}
      </Button>
    </div>
  )
}
