import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { CandleInterval } from '#models'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/ui/feedback/states.tsx'
import styles from './candle-chart.module.css'
import { ChartCanvas } from './chart-canvas.tsx'
import { useChartSettings } from './chart-settings.ts'
import { ChartToolbar } from './chart-toolbar.tsx'
import { HistoryNote } from './history-note.tsx'
import type { PlotViewport } from './plot/plot-viewport.ts'
import type { PriceLine } from './price-line.ts'
import { useCandles, type Candles } from './use-candles.ts'
import { usePairCandles } from './use-pair-candles.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'

/** The price lines of the chart, for screen readers. */
function PriceLineList({ lines, priceScale }: { lines: readonly PriceLine[]; priceScale: number }) {
  const t = useMessages('chart')
  const locale = useLanguage()
  if (lines.length === 0) return null
  return (
    <ul className="visually-hidden" aria-label={t.lines()}>
      {lines.map(({ id, label, price }) => (
        <li key={id}>
          <span>{label}</span> <bdi>{formatNumber(price, { locale, decimals: priceScale })}</bdi>
        </li>
      ))}
    </ul>
  )
}

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
  /** Sets an alert at a price that was chosen on the chart. */
  onAlert?: (price: string) => void
}

/** The chosen interval, once its press has been answered: a new plot takes longer than that. */
const useInterval = () => useDeferredValue(useChartSettings(settings => settings.interval))

/** The candle chart of a product at the chosen interval: live at the end, loading history page by page. */
export function CandleChart({ product, ...props }: CandleChartProps) {
  const interval = useInterval()
  const { productId, productType, productCode } = product
  const history = useCandles(product, interval)
  return (
    <Chart
      {...props}
      interval={interval}
      history={history}
      productId={productId}
      chart={`${productType}:${productCode}`}
    />
  )
}

export interface PairChartProps extends Omit<CandleChartProps, 'product' | 'onAlert'> {
  /** The two coins. */
  base: ProductKey
  quote: ProductKey
  /** The price of the pair now, and its time by the server's clock; undefined while not live. */
  now: { nowPrice: string; time: number } | undefined
}

/** The chart of a pair in its own price: opening and closing prices only, as there are candles of coins, none of pairs. */
export function PairChart({ base, quote, now, ...props }: PairChartProps) {
  const interval = useInterval()
  const history = usePairCandles({ base, quote, interval, now, decimals: props.priceScale })
  return <Chart {...props} interval={interval} history={history} chart={`pair:${props.name}`} />
}

interface ChartProps extends Omit<CandleChartProps, 'product'> {
  interval: CandleInterval
  history: Candles
  /** Whose drawings it shows. */
  chart: string
  /** The product whose quotes move the last candle; undefined for a pair. */
  productId?: number
}

function Chart({ history, productId, chart, lines = noLines, isFull = false, ...props }: ChartProps) {
  const { interval, name, priceScale, onAlert } = props
  const t = useMessages('trade')
  const locale = useLanguage()
  const pane = useChartSettings(settings => settings.pane)
  const { candles } = history
  const code = useChartCode()
  const [isStartVisible, setStartVisible] = useState(false)
  const [viewport, setViewport] = useState<PlotViewport>()
  const [areToolsOpen, setToolsOpen] = useState(false)
  // Each press of a range shows it anew.
  const [rangePresses, setRangePresses] = useState(0)
  const shownPresses = useDeferredValue(rangePresses)

  const retry = () => Promise.all([history.isFailed && history.retry(), code.isError && code.refetch()])
  const isEmpty = candles?.length === 0
  const plotProps = { productId, interval, priceScale, isFull }
  return (
    <figure
      className={styles.chart}
      data-full={isFull || undefined}
      data-strip={pane}
      aria-label={t.chartOf({ name })}
    >
      {history.isFailed || code.isError ? (
        <ErrorState onRetry={retry} />
      ) : isEmpty ? (
        <EmptyState icon="candles" title={t.chartEmpty()} text={t.chartEmptyText()} />
      ) : candles && code.data ? (
        <ChartCanvas
          // A new plot for every product, interval or language: no state is carried over.
          key={[name, ...Object.values(plotProps), locale].join(' ')}
          code={code.data}
          history={{ ...history, candles }}
          lines={lines}
          chart={chart}
          name={name}
          onAlert={onAlert}
          onStart={setStartVisible}
          rangePresses={shownPresses}
          viewport={viewport}
          onViewport={setViewport}
          areToolsOpen={areToolsOpen}
          onToolsClose={() => setToolsOpen(false)}
          {...plotProps}
        />
      ) : (
        <ChartSkeleton />
      )}
      <div className={styles.credit}>
        <HistoryNote history={history} interval={interval} isStartVisible={isStartVisible} />
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
          {t.chartCredit()}
        </a>
      </div>
      <ChartToolbar
        onRange={() => setRangePresses(rangePresses + 1)}
        onTools={viewport && (() => setToolsOpen(true))}
      />
      {candles && !isEmpty && <PriceLineList lines={lines} priceScale={priceScale} />}
    </figure>
  )
}

function ChartSkeleton() {
  return (
    <div className={styles.canvas}>
      <Skeleton height="100%" />
    </div>
  )
}

/** Loads the chart library (45 kB), and what is drawn and pressed on it, only where a chart is shown. */
function useChartCode() {
  return useQuery({
    queryKey: ['candle-plot'],
    queryFn: async () => {
      const [plot, overlay, tools] = await Promise.all([
        import('./plot/candle-plot.ts'),
        import('./chart-overlay.tsx'),
        import('./chart-tools.tsx'),
      ])
      return { Plot: plot.CandlePlot, Overlay: overlay.ChartOverlay, Tools: tools.ChartTools }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  })
}
