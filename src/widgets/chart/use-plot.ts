import { useDeferredValue, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { Candle, CandleInterval } from '#models'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { useDisplay } from '#src/stores/settings/display.ts'
import { onQuote, quoteOf } from '#src/stores/quotes/quotes.ts'
import { useIsDark } from '#src/ui/theme/use-is-dark.ts'
import type { CandlePlot } from './plot/candle-plot.ts'
import { fitRange } from './chart-ranges.ts'
import { useChartSettings, type ChartSettings } from './chart-settings.ts'
import type { LegendStore } from './legend-store.ts'
import { applyTick } from './live-candle.ts'
import type { PlotViewport } from './plot/plot-viewport.ts'
import type { PriceLine } from './price-line.ts'
import type { Candles } from './use-candles.ts'

export interface LoadedCandles extends Candles {
  candles: Candle[]
}

export interface PlotProps {
  history: LoadedCandles
  lines: readonly PriceLine[]
  /** The product whose quotes move the last candle; undefined for a pair. */
  productId: number | undefined
  interval: CandleInterval
  priceScale: number
  isFull: boolean
  /** Counts the presses of a range: each shows it anew. */
  rangePresses: number
  onStart: (isInSight: boolean) => void
  onVisible: () => void
  onViewport: (viewport: PlotViewport | undefined) => void
}

/** As many candles as can be told apart on a phone. */
const MAX_CANDLES = 150

/** Draws the chart into a container, and keeps it up to date. */
export function usePlot(
  Plot: typeof CandlePlot,
  container: RefObject<HTMLElement | null>,
  legend: LegendStore,
  props: PlotProps,
): void {
  const { history, lines, productId, interval, priceScale, isFull } = props
  const locale = useLanguage()
  const plot = useRef<CandlePlot>(null)
  const handleNearStart = useEffectEvent(() => history.loadOlder())
  const handleStartVisible = useEffectEvent(props.onStart)
  const handleVisible = useEffectEvent(props.onVisible)
  const handleViewport = useEffectEvent(props.onViewport)

  useEffect(() => {
    if (!container.current) return undefined
    const newPlot = new Plot(container.current, {
      interval,
      locale,
      priceScale,
      isFull,
      onNearStart: () => handleNearStart(),
      onStartVisible: isInSight => handleStartVisible(isInSight),
      onVisible: () => handleVisible(),
      onLegendReading: legend.set,
    })
    plot.current = newPlot
    handleViewport(newPlot.viewport)
    const stop =
      productId !== undefined &&
      onQuote(productId, () => {
        const quote = quoteOf(productId)
        const updatedCandle = quote && newPlot.last && applyTick(newPlot.last, quote, interval)
        if (updatedCandle) newPlot.update(updatedCandle)
      })
    return () => {
      if (stop) stop()
      handleViewport(undefined)
      newPlot.destroy()
    }
  }, [Plot, container, productId, interval, locale, priceScale, isFull, legend])

  const { overlays, pane, ...settings } = useDeferredValue(useChartSettings())
  const kind = drawnKind(settings, history.candles, isFull)
  const hasVolume = settings.hasVolume && productId !== undefined
  useEffect(
    () => plot.current?.setSettings({ kind, hasVolume, overlays, pane }),
    [kind, hasVolume, overlays, pane],
  )
  const { candles } = history
  useEffect(() => plot.current?.setCandles(candles), [candles])
  useEffect(() => plot.current?.setLines(lines), [lines])
  useRange(plot, props)
  const isDark = useIsDark()
  const convention = useDisplay(display => display.colourConvention)
  useEffect(() => {
    // The page gets its new colours in this render, but after its children.
    const frame = requestAnimationFrame(() => plot.current?.repaint(`${isDark} ${convention}`))
    return () => cancelAnimationFrame(frame)
  }, [isDark, convention])
}

/** How the price is drawn: candles of a pixel or two, as of a long range on a phone, as a line. */
function drawnKind(
  { kind, range }: Pick<ChartSettings, 'kind' | 'range'>,
  candles: readonly Candle[],
  isFull: boolean,
): ChartSettings['kind'] {
  if (kind !== 'candles' || isFull || range === undefined) return kind
  return candles.length - fitRange(candles, range).first > MAX_CANDLES ? 'line' : kind
}

/** Shows the chosen range from its beginning, once it is loaded: from then on the chart is where the person moves it. */
function useRange(plot: RefObject<CandlePlot | null>, { history, rangePresses }: PlotProps): void {
  const range = useDeferredValue(useChartSettings(settings => settings.range))
  const fitted = useRef('')
  const loadOlder = useEffectEvent(() => history.loadOlder())
  const { candles, hasOlder } = history
  const wanted = `${range} ${rangePresses}`
  useEffect(() => {
    if (range === undefined || fitted.current === wanted || candles.length === 0) return
    const { first, isComplete } = fitRange(candles, range)
    plot.current?.viewport.showFrom(first)
    if (isComplete || !hasOlder) fitted.current = wanted
    else loadOlder()
  }, [plot, candles, hasOlder, range, wanted])
}
