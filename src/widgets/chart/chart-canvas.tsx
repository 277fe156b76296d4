import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Candle, CandleInterval } from '#src/api/generated/models/index.ts'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { useDisplay } from '#src/stores/display.ts'
import { onQuote, quoteOf } from '#src/stores/quotes.ts'
import { useDarkness } from '#src/ui/theme/use-darkness.ts'
import styles from './candle-chart.module.css'
import type { CandlePlot } from './candle-plot.ts'
import { useChartSettings } from './chart-settings.ts'
import { Legend } from './legend.tsx'
import { createLegendStore } from './legend-store.ts'
import { grow } from './live-candle.ts'
import type { PriceLine } from './price-line.ts'

interface ChartCanvasProps {
  Plot: typeof CandlePlot
  candles: readonly Candle[]
  lines: readonly PriceLine[]
  productId: number
  interval: CandleInterval
  priceScale: number
  isFull: boolean
  onNearStart: () => void
  onStart: (isInSight: boolean) => void
}

/** The drawing and the legend over it. */
export function ChartCanvas({ Plot, candles, lines, onNearStart, onStart, ...look }: ChartCanvasProps) {
  const { productId, interval, priceScale, isFull } = look
  const locale = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const plot = useRef<CandlePlot>(null)
  const [legend] = useState(createLegendStore)
  const near = useEffectEvent(onNearStart)
  const start = useEffectEvent(onStart)

  useEffect(() => {
    if (!host.current) return undefined
    const made = new Plot(host.current, {
      interval,
      locale,
      priceScale,
      isFull,
      onNearStart: () => near(),
      onStart: isInSight => start(isInSight),
      onReading: legend.set,
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
  }, [Plot, productId, interval, locale, priceScale, isFull, legend])

  const { kind, hasVolume, overlays, pane } = useChartSettings()
  useEffect(
    () => plot.current?.setSettings({ kind, hasVolume, overlays, pane }),
    [kind, hasVolume, overlays, pane],
  )
  useEffect(() => plot.current?.setCandles(candles), [candles])
  useEffect(() => plot.current?.setLines(lines), [lines])
  const isDark = useDarkness()
  const convention = useDisplay(display => display.colourConvention)
  useEffect(() => {
    // The page itself takes other colours with this render, but after its parts.
    const frame = requestAnimationFrame(() => plot.current?.repaint(`${isDark} ${convention}`))
    return () => cancelAnimationFrame(frame)
  }, [isDark, convention])

  return (
    <div className={styles.canvas}>
      <Legend store={legend} interval={interval} priceScale={priceScale} />
      {/* Time runs from left to right in every language's charts. The table beside it says the same in words. */}
      <div ref={host} dir="ltr" aria-hidden className={styles.drawing} />
    </div>
  )
}
