import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { ProductKey } from '#src/stores/selected-product.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/states.tsx'
import styles from './candle-chart.module.css'
import { CandleTable } from './candle-table.tsx'
import { ChartCanvas } from './chart-canvas.tsx'
import { useChartSettings } from './chart-settings.ts'
import { PriceLineList } from './price-line-list.tsx'
import { HistoryNote } from './history-note.tsx'
import type { PriceLine } from './price-line.ts'
import { useCandles, type Candles } from './use-candles.ts'
import { usePairCandles } from './use-pair-candles.ts'

const noLines: readonly PriceLine[] = []

export interface CandleChartProps {
  product: ProductKey & { productId: number }
  /** Product name in the user's language. */
  name: string
  /** Decimals of its prices. */
  priceScale: number
  /** Price lines to draw, such as orders and positions. */
  lines?: readonly PriceLine[]
  /** Fills its container, and handles wheel and drag itself. */
  isFull?: boolean
}

/** The candle chart of a product at the chosen interval: live at the end, loading history page by page. */
export function CandleChart({ product, ...props }: CandleChartProps) {
  const interval = useChartSettings(settings => settings.interval)
  return <Chart {...props} history={useCandles(product, interval)} productId={product.productId} />
}

export interface PairChartProps extends Omit<CandleChartProps, 'product'> {
  /** The two coins. */
  base: ProductKey
  quote: ProductKey
  /** The price of the pair now, and its time by the server's clock; undefined while not live. */
  now: { nowPrice: string; time: number } | undefined
}

/** The chart of a pair in its own price: opening and closing prices only, as there are candles of coins, none of pairs. */
export function PairChart({ base, quote, now, ...props }: PairChartProps) {
  const interval = useChartSettings(settings => settings.interval)
  const history = usePairCandles({ base, quote, interval, now, decimals: props.priceScale })
  return <Chart {...props} history={history} />
}

interface ChartProps extends Omit<CandleChartProps, 'product'> {
  history: Candles
  /** The product whose quotes move the last candle; undefined for a pair. */
  productId?: number
}

function Chart({ history, productId, name, priceScale, lines = noLines, isFull = false }: ChartProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const { interval, pane } = useChartSettings()
  const { candles } = history
  const plotCode = usePlotCode()
  const [isStartVisible, setStartVisible] = useState(false)

  const retry = () =>
    Promise.all([history.isFailed && history.retry(), plotCode.isError && plotCode.refetch()])
  const hasFailed = history.isFailed || plotCode.isError
  const isEmpty = candles?.length === 0
  const plotProps = { productId, interval, priceScale, isFull }
  return (
    <figure
      className={styles.chart}
      data-full={isFull || undefined}
      data-strip={pane}
      aria-label={t.chartOf({ name })}
    >
      {hasFailed ? (
        <ErrorState onRetry={retry} />
      ) : isEmpty ? (
        <EmptyState icon="candles" title={t.chartEmpty()} text={t.chartEmptyText()} />
      ) : candles && plotCode.data ? (
        <ChartCanvas
          // A new plot for every product, interval or language: no state is carried over.
          key={[name, ...Object.values(plotProps), locale].join(' ')}
          Plot={plotCode.data}
          candles={candles}
          lines={lines}
          onNearStart={history.loadOlder}
          onStart={setStartVisible}
          {...plotProps}
        />
      ) : (
        <div className={styles.canvas}>
          <Skeleton height="100%" />
        </div>
      )}
      {candles && !isEmpty && (
        <>
          <CandleTable
            candles={candles}
            name={name}
            interval={interval}
            priceScale={priceScale}
            isPair={productId === undefined}
          />
          <PriceLineList lines={lines} priceScale={priceScale} />
        </>
      )}
      <figcaption className={styles.credit}>
        <HistoryNote history={history} interval={interval} isStartVisible={isStartVisible} />
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
          {t.chartCredit()}
        </a>
      </figcaption>
    </figure>
  )
}

/** Loads the chart library (45 kB) only where a chart is shown. */
function usePlotCode() {
  return useQuery({
    queryKey: ['candle-plot'],
    queryFn: async () => (await import('./candle-plot.ts')).CandlePlot,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
}
