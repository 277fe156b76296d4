import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/states.tsx'
import styles from './candle-chart.module.css'
import { CandleTable } from './candle-table.tsx'
import { ChartCanvas } from './chart-canvas.tsx'
import { useChartSettings } from './chart-settings.ts'
import { LineList } from './line-list.tsx'
import { PastNote } from './past-note.tsx'
import type { PriceLine } from './price-line.ts'
import { useCandles } from './use-candles.ts'

const noLines: readonly PriceLine[] = []

export interface CandleChartProps {
  product: ProductKey & { productId: number }
  /** In the reader's language. */
  name: string
  /** Decimals of its prices. */
  priceScale: number
  /** The prices that matter to the reader. */
  lines?: readonly PriceLine[]
  /** As high as what is around it, and with wheel and drag of its own. */
  isFull?: boolean
}

/** The candles of a product in the chosen length: live at their end, page by page into the past. */
export function CandleChart({
  product,
  name,
  priceScale,
  lines = noLines,
  isFull = false,
}: CandleChartProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const { interval, pane } = useChartSettings()
  const past = useCandles(product, interval)
  const { candles } = past
  const code = usePlotCode()
  const [isStartInSight, setStartInSight] = useState(false)

  const again = () => Promise.all([past.isFailed && past.retry(), code.isError && code.refetch()])
  const isBroken = past.isFailed || code.isError
  const isEmpty = candles?.length === 0
  const look = { productId: product.productId, interval, priceScale, isFull }
  return (
    <figure
      className={styles.chart}
      data-full={isFull || undefined}
      data-strip={pane}
      aria-label={t.chartOf({ name })}
    >
      {isBroken ? (
        <ErrorState onRetry={again} />
      ) : isEmpty ? (
        <EmptyState icon="candles" title={t.chartEmpty()} text={t.chartEmptyText()} />
      ) : candles && code.data ? (
        <ChartCanvas
          // Another product, length or language is another drawing: nothing of it is carried over.
          key={[...Object.values(look), locale].join(' ')}
          Plot={code.data}
          candles={candles}
          lines={lines}
          onNearStart={past.loadOlder}
          onStart={setStartInSight}
          {...look}
        />
      ) : (
        <div className={styles.canvas}>
          <Skeleton height="100%" />
        </div>
      )}
      {candles && !isEmpty && (
        <>
          <CandleTable candles={candles} name={name} interval={interval} priceScale={priceScale} />
          <LineList lines={lines} priceScale={priceScale} />
        </>
      )}
      <figcaption className={styles.credit}>
        <PastNote past={past} interval={interval} isStartInSight={isStartInSight} />
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
          {t.chartCredit()}
        </a>
      </figcaption>
    </figure>
  )
}

/** The chart library, fetched where a chart is shown; no other screen pays for its 45 kB. */
function usePlotCode() {
  return useQuery({
    queryKey: ['candle-plot'],
    queryFn: async () => (await import('./candle-plot.ts')).CandlePlot,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
}
