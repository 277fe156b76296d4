import { useState } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/states.tsx'
import { BookSides } from './book-sides.tsx'
import styles from './market-depth.module.css'
import { TradeTable } from './trade-table.tsx'
import { useDepth, useLastTrades } from './use-market-depth.ts'

const few = 5
const all = 20

export interface MarketDepthProps {
  product: ProductKey
  /** Decimals of a price. */
  priceScale: number
  /** All twenty levels from the start, where there is room for them. */
  isTall?: boolean
}

/** What is offered and wanted around the price, and what was traded last: five lines of it, or twenty. */
export default function MarketDepth({ product, priceScale, isTall = false }: MarketDepthProps) {
  const t = useMessages('chart')
  const [view, setView] = useState<'depth' | 'trades'>('depth')
  const [isLong, setLong] = useState(isTall)
  const count = isLong ? all : few
  const View = view === 'depth' ? Book : Trades
  return (
    <section className={styles.depth} aria-label={view === 'depth' ? t.depth() : t.lastTrades()}>
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
      <View product={product} priceScale={priceScale} count={count} />
      {!isTall && (
        <button type="button" className={styles.more} aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? t.fewLevels() : t.allLevels()}
        </button>
      )}
    </section>
  )
}

interface ViewProps {
  product: ProductKey
  priceScale: number
  count: number
}

function Book({ product, priceScale, count }: ViewProps) {
  const { data, isError, refetch } = useDepth(product)
  if (!data) return isError ? <ErrorState onRetry={refetch} /> : <SkeletonRows count={count} />
  return (
    <>
      <BookSides depth={data} priceScale={priceScale} count={count} />
      {isError && <NotCurrent />}
    </>
  )
}

function Trades({ product, priceScale, count }: ViewProps) {
  const t = useMessages('chart')
  const { data, isError, refetch } = useLastTrades(product)
  if (!data) return isError ? <ErrorState onRetry={refetch} /> : <SkeletonRows count={count} />
  if (data.length === 0) return <EmptyState icon="empty" title={t.noTrades()} />
  return (
    <>
      <TradeTable trades={data.slice(0, count)} priceScale={priceScale} />
      {isError && <NotCurrent />}
    </>
  )
}

function NotCurrent() {
  const t = useMessages('chart')
  return <output className={styles.note}>{t.depthFailed()}</output>
}
