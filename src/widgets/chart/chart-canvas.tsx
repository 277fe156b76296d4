import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Candle, CandleInterval } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { useDisplay } from '#src/stores/display.ts'
import { onQuote, quoteOf } from '#src/stores/quotes.ts'
import { useIsDark } from '#src/ui/theme/use-is-dark.ts'
import styles from './candle-chart.module.css'
import type { CandlePlot } from './candle-plot.ts'
import { useChartSettings } from './chart-settings.ts'
import { Legend } from './legend.tsx'
import { createLegendStore } from './legend-store.ts'
import { applyTick } from './live-candle.ts'
import type { PriceLine } from './price-line.ts'

interface ChartCanvasProps {
  Plot: typeof CandlePlot
  candles: readonly Candle[]
  lines: readonly PriceLine[]
  /** The product whose quotes move the last candle; undefined for a pair. */
  productId: number | undefined
  interval: CandleInterval
  priceScale: number
  isFull: boolean
  onNearStart: () => void
  onStart: (isInSight: boolean) => void
}

/** The chart drawing with its legend on top. */
export function ChartCanvas({ Plot, candles, lines, onNearStart, onStart, ...plotProps }: ChartCanvasProps) {
  const { productId, interval, priceScale, isFull } = plotProps
  const locale = useLanguage()
  const container = useRef<HTMLDivElement>(null)
  const plot = useRef<CandlePlot>(null)
  const [legend] = useState(createLegendStore)
  const handleNearStart = useEffectEvent(onNearStart)
  const handleStartVisible = useEffectEvent(onStart)

  useEffect(() => {
    if (!container.current) return undefined
    const newPlot = new Plot(container.current, {
      interval,
      locale,
      priceScale,
      isFull,
      onNearStart: () => handleNearStart(),
      onStartVisible: isInSight => handleStartVisible(isInSight),
      onLegendReading: legend.set,
    })
    plot.current = newPlot
    const stop =
      productId !== undefined &&
      onQuote(productId, () => {
        const quote = quoteOf(productId)
        const updatedCandle = quote && newPlot.last && applyTick(newPlot.last, quote, interval)
        if (updatedCandle) newPlot.update(updatedCandle)
      })
    return () => {
      if (stop) stop()
      newPlot.destroy()
    }
  }, [Plot, productId, interval, locale, priceScale, isFull, legend])

  const isPair = productId === undefined
  const { kind, overlays, pane, ...settings } = useChartSettings()
  const hasVolume = settings.hasVolume && !isPair
  useEffect(
    () => plot.current?.setSettings({ kind, hasVolume, overlays, pane }),
    [kind, hasVolume, overlays, pane],
  )
  useEffect(() => plot.current?.setCandles(candles), [candles])
  useEffect(() => plot.current?.setLines(lines), [lines])
  const isDark = useIsDark()
  const convention = useDisplay(display => display.colourConvention)
  useEffect(() => {
    // The page gets its new colours in this render, but after its children.
    const frame = requestAnimationFrame(() => plot.current?.repaint(`${isDark} ${convention}`))
    return () => cancelAnimationFrame(frame)
  }, [isDark, convention])

  return (
    <div className={styles.canvas}>
      <Legend store={legend} interval={interval} priceScale={priceScale} isPair={isPair} />
      {/* Charts run left to right in every language. The hidden table has the same content for screen readers. */}
      <div ref={container} dir="ltr" aria-hidden className={styles.drawing} />
    </div>
  )
}
