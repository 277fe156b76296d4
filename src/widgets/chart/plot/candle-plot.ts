/**
 * The chart drawing. This file and its plot-*.ts neighbours are the only ones that import the chart library, loaded
 * only where there is a chart. Its input are exact decimals; it draws pixels, for which plain numbers suffice.
 */
import {
  createChart,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '#models'
import type { ChartSettings } from '../chart-settings.ts'
import type { LegendReading } from '../legend-store.ts'
import { candleDirection, firstDifference } from '../live-candle.ts'
import { PlotPriceLines } from './plot-price-lines.ts'
import {
  chartOptions,
  plotOffset,
  themeOptions,
  resolveColour,
  legendMargin,
  type PlotBaseOptions,
} from './plot-options.ts'
import { PlotQueue } from './plot-queue.ts'
import { addPriceSeries, priceBar, priceColours } from './plot-series.ts'
import { emptyBars, putBar, PlotStudies, type BarColumns, type PlotBars } from './plot-studies.ts'
import { PlotViewport, type ViewportOptions } from './plot-viewport.ts'
import { PlotVolumes } from './plot-volumes.ts'
import type { PriceLine } from '../price-line.ts'

export interface PlotOptions extends PlotBaseOptions, ViewportOptions {
  /** The candle under the crosshair, else the newest. */
  onLegendReading: (reading: LegendReading | undefined) => void
}

export type PlotSettings = Pick<ChartSettings, 'kind' | 'hasVolume' | 'overlays' | 'pane'>

/** Throttle interval in ms for parts that need not follow each tick. */
const throttleMs = 500
/** Above this number of changed candles everything is redrawn. */
const maxIncrementalChanges = 12

export class CandlePlot {
  /** What it shows, and where. */
  readonly viewport: PlotViewport
  readonly #container: HTMLElement
  readonly #chart: IChartApi
  readonly #options: PlotOptions
  readonly #studies: PlotStudies
  readonly #volumes: PlotVolumes
  readonly #lines = new PlotPriceLines()
  readonly #queue = new PlotQueue()
  readonly #offset: number
  readonly #colours = new Map<string, string>()
  #scheme = ''
  #settings: PlotSettings = { kind: 'candles', hasVolume: true, overlays: [], pane: undefined }
  #prices: ISeriesApi<SeriesType>
  #candles: Candle[] = []
  #bars: BarColumns = emptyBars()
  #priceColour = ''
  /** The first bar that the indicators have not drawn yet. */
  #drawnUpTo = Infinity
  #calm: ReturnType<typeof setTimeout> | undefined

  constructor(container: HTMLElement, options: PlotOptions) {
    this.#container = container
    this.#options = options
    this.#offset = plotOffset(options.interval)
    this.#chart = createChart(container, chartOptions(options))
    this.#studies = new PlotStudies(this.#chart, this.#queue, options, this.#colour)
    this.#volumes = new PlotVolumes(this.#chart, this.#queue, { time: this.#time, colour: this.#colour })
    this.#prices = addPriceSeries(this.#chart, this.#settings.kind, options)
    this.viewport = new PlotViewport(this.#chart, options, () => this.#read())
    this.#attach()
    this.#paint()
  }

  /** The newest drawn candle. */
  get last(): Candle | undefined {
    return this.#candles.at(-1)
  }

  /** Applies the chart settings; the visible range is kept. */
  setSettings(settings: PlotSettings): void {
    const isOtherKind = settings.kind !== this.#settings.kind
    this.#settings = settings
    if (isOtherKind) {
      const former = this.#prices
      this.#prices = addPriceSeries(this.#chart, settings.kind, this.#options)
      // Studies are drawn on top of the price. The former series is removed last: a pane without a series would be
      // removed with it.
      this.#prices.setSeriesOrder(0)
      this.#attach()
      this.#chart.removeSeries(former)
      this.#lines.forget()
    }
    this.#volumes.show(settings.hasVolume)
    this.#studies.show(settings.overlays, settings.pane)
    const top = legendMargin(this.#container, this.#studies.rowCount, settings.pane !== undefined)
    const bottom = settings.hasVolume ? 0.22 : 0.06
    this.#prices.priceScale().applyOptions({ scaleMargins: { top, bottom } })
    this.#paint()
  }

  setLines(lines: readonly PriceLine[]): void {
    if (this.#lines.set(lines)) this.#lines.draw(this.#prices, this.#colour)
  }

  setCandles(candles: readonly Candle[]): void {
    const newest = candles.at(-1)
    // A candle started by a tick stays until the server reports it.
    const own = this.last && (!newest || this.last.time > newest.time) ? [this.last] : []
    const before = this.#candles
    this.#candles = [...candles, ...own]
    this.viewport.setCandles(this.#candles)
    const from = firstDifference(before, this.#candles)
    const isFewer = this.#candles.length < before.length
    if (
      isFewer ||
      this.#candles.length - from > maxIncrementalChanges ||
      from < before.length - maxIncrementalChanges
    )
      this.#drawAll()
    else this.#drawEnd(from, before.length)
    // The user may have scrolled past the page meanwhile.
    this.viewport.look()
  }

  /** Updates the newest candle, or appends the next one. */
  update(candle: Candle): void {
    const { length } = this.#candles
    const bar = this.last?.time === candle.time ? length - 1 : length
    this.#candles[bar] = candle
    this.#drawEnd(bar, length)
  }

  /** Redraws in new colours. @param scheme identifies the page's current colours; unchanged ones are ignored. */
  repaint(scheme: string): void {
    if (scheme === this.#scheme) return
    this.#scheme = scheme
    this.#paint()
  }

  /** Measures by the price series, and draws over it. */
  #attach(): void {
    this.viewport.attach(this.#prices)
    this.#studies.attach(this.#prices)
  }

  /** Applies the current colours of the page. */
  #paint(): void {
    this.#colours.clear()
    this.#chart.applyOptions(themeOptions(this.#container, this.#colour))
    this.#prices.applyOptions(priceColours(this.#settings.kind, this.#colour))
    this.#studies.paint()
    this.#drawAll()
    this.#queue.flush()
  }

  destroy(): void {
    this.#queue.clear()
    this.#calmDown()
    this.#chart.remove()
  }

  #drawAll(): void {
    this.#calmDown()
    this.#bars = emptyBars()
    for (const [bar, candle] of this.#candles.entries())
      putBar(this.#bars, bar, { candle, time: this.#time(candle) })
    this.#prices.setData(this.#candles.map(candle => this.#bar(candle)))
    this.#priceColour = ''
    this.#colourPrice()
    this.#volumes.draw(this.#candles)
    this.#studies.draw(this.#bars satisfies PlotBars)
    this.#lines.draw(this.#prices, this.#colour)
    this.#read()
  }

  /** Draws the candles from `from` on; `before` of them are already drawn. */
  #drawEnd(from: number, before: number): void {
    for (let bar = from; bar < this.#candles.length; bar++) {
      const candle = this.#candles[bar]!
      const isHistorical = bar < before - 1
      putBar(this.#bars, bar, { candle, time: this.#time(candle) })
      this.#prices.update(this.#bar(candle), isHistorical)
      this.#volumes.update(candle, isHistorical)
    }
    this.#colourPrice()
    this.#drawnUpTo = Math.min(this.#drawnUpTo, from)
    this.#calm ??= setTimeout(this.#catchUp, throttleMs)
  }

  /** Gives the line of the price now the colour of its candle, of which a hollow one has none to lend. */
  #colourPrice(): void {
    const { last } = this
    if (!last || this.#settings.kind !== 'candles') return
    const priceLineColor = this.#colour(candleDirection(last) === 'up' ? '--up' : '--down')
    if (priceLineColor === this.#priceColour) return
    this.#priceColour = priceLineColor
    this.#prices.applyOptions({ priceLineColor })
  }

  /** Draws the parts that need not follow each tick: the ends of the indicators, and the legend. */
  #catchUp = (): void => {
    const from = this.#drawnUpTo
    this.#calmDown()
    if (from < this.#candles.length) this.#studies.drawEnd(this.#bars, from)
    this.#read()
  }

  #calmDown(): void {
    clearTimeout(this.#calm)
    this.#calm = undefined
    this.#drawnUpTo = Infinity
  }

  #read(): void {
    const { pointed } = this.viewport
    const bar = pointed ?? this.#candles.length - 1
    const candle = this.#candles[bar]
    this.#options.onLegendReading(
      candle && { candle, isPointed: pointed !== undefined, values: this.#studies.valuesAt(bar) },
    )
  }

  #bar(candle: Candle) {
    return priceBar(this.#settings.kind, candle, this.#time(candle))
  }

  #colour = (token: string): string => {
    let colour = this.#colours.get(token)
    if (colour === undefined) {
      colour = resolveColour(this.#container, token)
      this.#colours.set(token, colour)
    }
    return colour
  }

  /** The library displays UTC only, so times are shifted by the user's offset. */
  #time = ({ time }: Candle): UTCTimestamp =>
    // Seconds since 1970, under the library's own name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a nominal type without a maker of its own
    Math.floor((time - this.#offset) / 1000) as UTCTimestamp
}
