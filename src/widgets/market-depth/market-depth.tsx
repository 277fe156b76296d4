import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { TabPanel } from '#src/ui/choices/tab-panel.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { OrderBookSides } from './order-book-sides.tsx'
import styles from './market-depth.module.css'
import { TradeTable } from './trade-table.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { dataOf } from '#src/api/envelope.ts'
import { useGetDepth, useListTrades } from '#src/api/generated/market/market.ts'
import { useAnnouncement } from '#src/ui/feedback/announcer.tsx'

/** Refresh interval in ms; hidden pages do not refresh. */
const refreshInterval = 2000
/** Same as the number of levels per side on the wire. */
const tradeCount = 20

const polled = { refetchInterval: refreshInterval, meta: { quiet: true } }

/** The order book of a product, polled. */
function useDepth({ productType, productCode }: ProductKey) {
  return useGetDepth({ productType, productCode }, { query: { ...polled, select: dataOf } })
}

/** The latest trades of a product, newest first, polled. */
function useLastTrades({ productType, productCode }: ProductKey) {
  return useListTrades(
    { productType, productCode, limit: tradeCount },
    { query: { ...polled, select: answer => dataOf(answer)?.trades } },
  )
}

const collapsedCount = 5
const expandedCount = 20

export interface MarketDepthProps {
  product: ProductKey
  /** Decimals of a price. */
  priceScale: number
  /** Expanded to all twenty levels, where there is room. */
  isTall?: boolean
  /** Asks above bids, in a column that fills its height. */
  isLadder?: boolean
  /** Makes each level a button that passes its price. */
  onChoosePrice?: ((price: string) => void) | undefined
}

/** The order book and the latest trades: five rows, or twenty. */
export default function MarketDepth({
  isTall: hasRoom = false,
  isLadder = false,
  ...props
}: MarketDepthProps) {
  const isTall = hasRoom || isLadder
  const t = useMessages('chart')
  const [view, setView] = useState<'depth' | 'trades'>('depth')
  const [isExpanded, setExpanded] = useState(isTall)
  const count = isExpanded ? expandedCount : collapsedCount
  const View = view === 'depth' ? OrderBook : Trades
  return (
    <section
      className={styles.depth}
      data-ladder={isLadder || undefined}
      aria-label={view === 'depth' ? t.depth() : t.lastTrades()}
    >
      <div className={styles.tabs}>
        <Tabs
          label={t.view()}
          value={view}
          items={[
            { id: 'depth', label: t.depth() },
            { id: 'trades', label: t.lastTrades() },
          ]}
          onChange={setView}
        />
      </div>
      <TabPanel label={view === 'depth' ? t.depth() : t.lastTrades()}>
        <View {...props} count={count} isLadder={isLadder} />
      </TabPanel>
      {!isTall && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t.fewLevels() : t.allLevels()}
        </button>
      )}
    </section>
  )
}

type ViewProps = Omit<MarketDepthProps, 'isTall'> & { count: number }

function OrderBook({ product, count, ...sides }: ViewProps) {
  const { data, isError, refetch } = useDepth(product)
  if (!data) {
    return <QueryFallback isFailed={isError} onRetry={refetch} skeleton={<WaitingLevels count={count} />} />
  }
  return (
    <>
      <OrderBookSides depth={data} levelCount={count} {...sides} />
      {isError && <StaleNote />}
    </>
  )
}

function Trades({ product, priceScale, count }: ViewProps) {
  const t = useMessages('chart')
  const { data, isError, refetch } = useLastTrades(product)
  if (!data) {
    return <QueryFallback isFailed={isError} onRetry={refetch} skeleton={<WaitingLevels count={count} />} />
  }
  if (data.length === 0) return <EmptyState icon="empty" title={t.noTrades()} />
  return (
    <>
      <div className={styles.latest}>
        <TradeTable trades={data.slice(0, count)} priceScale={priceScale} />
      </div>
      {isError && <StaleNote />}
    </>
  )
}

/** Placeholders as high as the levels. */
function WaitingLevels({ count }: { count: number }) {
  return (
    <div className={styles.waiting} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={`${94 - (index % 4) * 7}%`} height={12} />
      ))}
    </div>
  )
}

function StaleNote() {
  const t = useMessages('chart')
  useAnnouncement(t.depthFailed())
  return <p className={styles.note}>{t.depthFailed()}</p>
}
