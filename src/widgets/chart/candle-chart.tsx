import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Candle, CandleInterval } from '../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../i18n/use-messages.ts'
import { useDisplay } from '../../stores/display.ts'
import { onQuote, quoteOf } from '../../stores/quotes.ts'
import type { ProductKey } from '../../stores/selected-product.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { useDarkness } from '../../ui/theme/use-darkness.ts'
import styles from './candle-chart.module.css'
import type { CandlePlot } from './candle-plot.ts'
import { CandleTable } from './candle-table.tsx'
import { useChartInterval } from './chart-interval.ts'
import { grow } from './live-candle.ts'
import { useCandles } from './use-candles.ts'

export interface CandleChartProps {
  product: ProductKey & { productId: number }
  /** In the reader's language. */
  name: string
  /** Decimals of its prices. */
  priceScale: number
  /** As high as what is around it, and with wheel and drag of its own. */
  isFull?: boolean
}

/** The candles of a product in the chosen length: live at their end, page by page into the past. */
export function CandleChart({ product, name, priceScale, isFull = false }: CandleChartProps) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const interval = useChartInterval(chosen => chosen.interval)
  const { candles, isFailed, retry, loadOlder, isOlderFailed } = useCandles(product, interval)
  const code = usePlotCode()
  const isDark = useDarkness()
  const convention = useDisplay(display => display.colourConvention)

  const again = () => Promise.all([isFailed && retry(), code.isError && code.refetch()])
  const isBroken = isFailed || code.isError
  const isEmpty = candles?.length === 0
  const look = { productId: product.productId, interval, priceScale, isFull }
  return (
    <figure className={styles.chart} data-full={isFull || undefined} aria-label={t.chartOf({ name })}>
      {isBroken ? (
        <ErrorState onRetry={again} />
      ) : isEmpty ? (
        <EmptyState icon="candles" title={t.chartEmpty()} text={t.chartEmptyText()} />
      ) : candles && code.data ? (
        <Canvas
          // Another look is another drawing: nothing of it is carried over.
          key={[...Object.values(look), locale, isDark, convention].join(' ')}
          Plot={code.data}
          candles={candles}
          onNearStart={loadOlder}
          {...look}
        />
      ) : (
        <div className={styles.canvas}>
          <Skeleton height="100%" />
        </div>
      )}
      {candles && !isEmpty && (
        <CandleTable candles={candles} name={name} interval={interval} priceScale={priceScale} />
      )}
      <figcaption className={styles.credit}>
        {isOlderFailed && <span>{t.olderFailed()}</span>}
        <a href="https://www.tradingview.com/" target="_blank" rel="noopener noreferrer">
          {t.chartCredit()}
        </a>
      </figcaption>
    </figure>
  )
}

type PlotClass = typeof CandlePlot

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

interface CanvasProps {
  Plot: PlotClass
  candles: readonly Candle[]
  productId: number
  interval: CandleInterval
  priceScale: number
  isFull: boolean
  onNearStart: () => void
}

function Canvas({ Plot, candles, productId, interval, priceScale, isFull, onNearStart }: CanvasProps) {
  const locale = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<CandlePlot>(null)
  const near = useRef(onNearStart)

  useEffect(() => {
    near.current = onNearStart
  }, [onNearStart])

  useEffect(() => {
    if (!host.current) return undefined
    const made = new Plot(host.current, {
      interval,
      locale,
      priceScale,
      isFull,
      onNearStart: () => near.current(),
    })
    plot.current = made
    const stop = onQuote(productId, () => {
      const quote = quoteOf(productId)
      const grown = quote && made.last && grow(made.last, quote, interval)
      if (grown) made.update(grown)
    })
    return () => {
      stop()
      made.destroy()
    }
  }, [Plot, productId, interval, locale, priceScale, isFull])

  useEffect(() => plot.current?.setCandles(candles), [candles])

  // Time runs from left to right in every language's charts. The table beside it says the same in words.
  return <div ref={host} dir="ltr" aria-hidden className={styles.canvas} />
}
