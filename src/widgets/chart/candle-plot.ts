/**
 * The drawing itself: with its neighbours plot-*.ts all that imports the chart library, loaded only where a chart is. What
 * it is given are exact decimals; what it draws are pixels, which need no more digits than a number has.
 */
import {
  createChart,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '#src/api/generated/models/index.ts'
import type { ChartSettings } from './chart-settings.ts'
import type { Reading } from './legend-store.ts'
import { firstDifference } from './live-candle.ts'
import { PlotLines } from './plot-lines.ts'
import {
  chartOptions,
  isDaily,
  pageLook,
  resolvedColour,
  roomForLegend,
  type PlotLook,
} from './plot-options.ts'
import { PlotQueue } from './plot-queue.ts'
import { addPrices, priceLook } from './plot-series.ts'
import { PlotStudies, type PlotBars } from './plot-studies.ts'
import { PlotVolumes } from './plot-volumes.ts'
import type { PriceLine } from './price-line.ts'

export interface PlotOptions extends PlotLook {
  /** The reader looks at the oldest candles there are. */
  onNearStart: () => void
  /** Whether the very first candle is in sight. */
  onStart: (isInSight: boolean) => void
  /** What the crosshair points at, else the newest candle. */
  onReading: (reading: Reading | undefined) => void
}

export type PlotSettings = Pick<ChartSettings, 'kind' | 'hasVolume' | 'overlays' | 'pane'>

/** Fewer candles than this left of what is seen: more are asked for. */
const nearStart = 30
/** ms between two looks at what need not follow each tick. */
const calmMs = 500
/** More changed candles than this are drawn as a whole. */
const fewChanges = 12

export class CandlePlot {
  readonly #container: HTMLElement
  readonly #chart: IChartApi
  readonly #options: PlotOptions
  readonly #studies: PlotStudies
  readonly #volumes: PlotVolumes
  readonly #lines = new PlotLines()
  readonly #queue = new PlotQueue()
  // One offset for all, so that no hour comes twice when clocks are put back.
  readonly #offset: number
  readonly #colours = new Map<string, string>()
  #scheme = ''
  #settings: PlotSettings = { kind: 'candles', hasVolume: true, overlays: [], pane: undefined }
  #prices: ISeriesApi<SeriesType>
  #candles: Candle[] = []
  #bars: { times: UTCTimestamp[]; high: number[]; low: number[]; close: number[] } = blankBars()
  /** The first bar that the indicators have not followed yet, and the time when they do. */
  #drawnUpTo = Infinity
  #calm: ReturnType<typeof setTimeout> | undefined
  /** The bar under the crosshair. */
  #pointed: number | undefined

  constructor(container: HTMLElement, options: PlotOptions) {
    this.#container = container
    this.#options = options
    this.#offset = isDaily(options.interval) ? 0 : new Date().getTimezoneOffset() * 60
    this.#chart = createChart(container, chartOptions(options))
    this.#studies = new PlotStudies(this.#chart, this.#queue, options, this.#colour)
    this.#volumes = new PlotVolumes(this.#chart, this.#queue, { time: this.#time, colour: this.#colour })
    this.#prices = addPrices(this.#chart, this.#settings.kind, options)
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange(() => this.#lookAtStart())
    this.#chart.subscribeCrosshairMove(({ logical, point }) => {
      const bar = point && logical !== undefined ? Math.round(logical) : undefined
      this.#pointed = bar !== undefined && bar >= 0 && bar < this.#candles.length ? bar : undefined
      this.#read()
    })
    this.#paint()
  }

  /** The newest candle that is drawn. */
  get last(): Candle | undefined {
    return this.#candles.at(-1)
  }

  /** Draws what the reader chose to see; where they look stays. */
  setSettings(settings: PlotSettings): void {
    const isOtherKind = settings.kind !== this.#settings.kind
    this.#settings = settings
    if (isOtherKind) {
      const former = this.#prices
      this.#prices = addPrices(this.#chart, settings.kind, this.#options)
      // Studies are drawn after the price, over it. The former goes last: a strip without a series would go with it.
      this.#prices.setSeriesOrder(0)
      this.#chart.removeSeries(former)
      this.#lines.forget()
    }
    this.#volumes.show(settings.hasVolume)
    this.#studies.show(settings.overlays, settings.pane)
    const top = roomForLegend(this.#container, this.#studies.rowCount, settings.pane !== undefined)
    const bottom = settings.hasVolume ? 0.22 : 0.06
    this.#prices.priceScale().applyOptions({ scaleMargins: { top, bottom } })
    this.#paint()
  }

  setLines(lines: readonly PriceLine[]): void {
    if (this.#lines.set(lines)) this.#lines.draw(this.#prices, this.#colour)
  }

  setCandles(candles: readonly Candle[]): void {
    const newest = candles.at(-1)
    // A candle that began with a tick stays until the server tells of it.
    const own = this.last && (!newest || this.last.time > newest.time) ? [this.last] : []
    const before = this.#candles
    this.#candles = [...candles, ...own]
    const from = firstDifference(before, this.#candles)
    const isFewer = this.#candles.length < before.length
    if (isFewer || this.#candles.length - from > fewChanges || from < before.length - fewChanges)
      this.#drawAll()
    else this.#drawEnd(from, before.length)
    // A page may be less than what the reader has gone past meanwhile.
    this.#lookAtStart()
  }

  /** Draws the newest candle anew, or the one after it. */
  update(candle: Candle): void {
    const { length } = this.#candles
    const bar = this.last?.time === candle.time ? length - 1 : length
    this.#candles[bar] = candle
    this.#drawEnd(bar, length)
  }

  /** Draws anew in other colours. @param scheme names those that the page has now; the same ones are nothing new. */
  repaint(scheme: string): void {
    if (scheme === this.#scheme) return
    this.#scheme = scheme
    this.#paint()
  }

  /** Takes the colours of the page, as it has them at this moment. */
  #paint(): void {
    this.#colours.clear()
    this.#chart.applyOptions(pageLook(this.#container, this.#colour))
    this.#prices.applyOptions(priceLook(this.#settings.kind, this.#colour))
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
    this.#bars = blankBars()
    for (const [bar, candle] of this.#candles.entries()) this.#put(bar, candle)
    this.#prices.setData(this.#candles.map(candle => this.#bar(candle)))
    this.#volumes.draw(this.#candles)
    this.#studies.draw(this.#bars satisfies PlotBars)
    this.#lines.draw(this.#prices, this.#colour)
    this.#read()
  }

  /** Draws the candles from `from` on, where `before` of them were drawn already. */
  #drawEnd(from: number, before: number): void {
    for (let bar = from; bar < this.#candles.length; bar++) {
      const candle = this.#candles[bar]!
      const isHistorical = bar < before - 1
      this.#put(bar, candle)
      this.#prices.update(this.#bar(candle), isHistorical)
      this.#volumes.update(candle, isHistorical)
    }
    this.#drawnUpTo = Math.min(this.#drawnUpTo, from)
    this.#calm ??= setTimeout(this.#catchUp, calmMs)
  }

  /** Draws what need not follow each tick: the ends of the indicators, and the legend's figures. */
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
    const bar = this.#pointed ?? this.#candles.length - 1
    const candle = this.#candles[bar]
    this.#options.onReading(
      candle && { candle, isPointed: this.#pointed !== undefined, values: this.#studies.valuesAt(bar) },
    )
  }

  #lookAtStart(): void {
    const range = this.#chart.timeScale().getVisibleLogicalRange()
    if (!range || !this.last) return
    this.#options.onStart(range.from < 1)
    if (range.from < nearStart) this.#options.onNearStart()
  }

  #put(bar: number, candle: Candle): void {
    this.#bars.times[bar] = this.#time(candle)
    this.#bars.high[bar] = Number(candle.high)
    this.#bars.low[bar] = Number(candle.low)
    this.#bars.close[bar] = Number(candle.close)
  }

  #bar(candle: Candle) {
    const time = this.#time(candle)
    const close = Number(candle.close)
    if (this.#settings.kind !== 'candles') return { time, value: close }
    return { time, open: Number(candle.open), high: Number(candle.high), low: Number(candle.low), close }
  }

  #colour = (token: string): string => {
    let colour = this.#colours.get(token)
    if (colour === undefined) {
      colour = resolvedColour(this.#container, token)
      this.#colours.set(token, colour)
    }
    return colour
  }

  /** The library shows UTC only, so the time is moved by the reader's offset. */
  #time = ({ time }: Candle): UTCTimestamp =>
    // Seconds since 1970, under the library's own name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a nominal type without a maker of its own
    (Math.floor(time / 1000) - this.#offset) as UTCTimestamp
}

function blankBars() {
  return { times: [], high: [], low: [], close: [] }
}
