import type {
  IChartApi,
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesApi,
  ISeriesPrimitive,
  Logical,
  MouseEventParams,
  SeriesType,
} from 'lightweight-charts'
import type { Candle, CandleInterval } from '#models'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
import { barOfTime, timeOfBar, type ChartGeometry, type CrosshairPrice } from '../chart-geometry.ts'

export interface ViewportOptions {
  interval: CandleInterval
  /** The oldest loaded candles are visible. */
  onNearStart: () => void
  /** Whether the very first candle is visible. */
  onStartVisible: (isInSight: boolean) => void
  /** Other candles may be visible. */
  onVisible: () => void
}

/** Older candles are requested when fewer than this are left of the visible range. */
const nearStartBars = 30

/** What a chart shows: which candles, the crosshair, and where prices and times are. */
export class PlotViewport implements ChartGeometry {
  readonly #chart: IChartApi
  readonly #options: ViewportOptions
  readonly #onPoint: () => void
  readonly #listeners = new Set<() => void>()
  readonly #primitive: ISeriesPrimitive
  #series: ISeriesApi<SeriesType> | undefined
  #candles: readonly Candle[] = []
  /** Indices of the first and the last visible candle. */
  #visible: readonly [number, number] = [0, 0]
  #size = { width: 0, height: 0 }
  #pointed: number | undefined
  #crosshair: CrosshairPrice | undefined

  /** @param onPoint called when the crosshair is on another candle */
  constructor(chart: IChartApi, options: ViewportOptions, onPoint: () => void) {
    this.#chart = chart
    this.#options = options
    this.#onPoint = onPoint
    this.#primitive = onEachFrame(size => {
      this.#size = size
      this.#notify()
    })
    chart.timeScale().subscribeVisibleLogicalRangeChange(() => this.look())
    chart.subscribeCrosshairMove(this.#follow)
  }

  /** The candle under the crosshair. */
  get pointed(): number | undefined {
    return this.#pointed
  }

  /** Oldest first, with the newest price. */
  get candles(): readonly Candle[] {
    return this.#candles
  }

  /** Those of them that are visible. */
  get visibleCandles(): readonly Candle[] {
    return this.#candles.slice(this.#visible[0], this.#visible[1] + 1)
  }

  /** Measures by this series, in place of a former one, which is about to be removed. */
  attach(series: ISeriesApi<SeriesType>): void {
    this.#series = series
    series.attachPrimitive(this.#primitive)
  }

  setCandles(candles: readonly Candle[]): void {
    this.#candles = candles
  }

  /** Reports what is visible; asks for older candles where there are few left. */
  look(): void {
    const range = this.#chart.timeScale().getVisibleLogicalRange()
    const last = this.#candles.length - 1
    if (!range || last < 0) return
    this.#options.onStartVisible(range.from < 1)
    this.#visible = [
      Math.min(last, Math.max(0, Math.ceil(range.from))),
      Math.max(0, Math.min(last, Math.floor(range.to))),
    ]
    this.#options.onVisible()
    if (range.from < nearStartBars) this.#options.onNearStart()
  }

  /** Shows the candles from this one to the newest. */
  showFrom(first: number): void {
    this.#chart.timeScale().setVisibleLogicalRange({ from: first - 0.5, to: this.#candles.length + 1 })
  }

  /** Puts the crosshair on a candle, scrolled to if it is out of view; undefined takes it away. */
  point(bar: number | undefined): void {
    this.#pointed = bar
    const candle = bar === undefined ? undefined : this.#candles[bar]
    if (bar === undefined || !candle || !this.#series) this.#chart.clearCrosshairPosition()
    else {
      const timeScale = this.#chart.timeScale()
      const range = timeScale.getVisibleLogicalRange()
      if (range && (bar < range.from || bar > range.to)) {
        const shift = bar < range.from ? bar - range.from - 1 : bar - range.to + 1
        timeScale.setVisibleLogicalRange({ from: range.from + shift, to: range.to + shift })
      }
      const drawn = this.#series.dataByIndex(bar)
      if (drawn) this.#chart.setCrosshairPosition(Number(candle.close), drawn.time, this.#series)
    }
    this.#onPoint()
  }

  yOf = (price: number) => this.#series?.priceToCoordinate(price) ?? undefined
  priceAt = (y: number) => this.#series?.coordinateToPrice(y) ?? undefined

  xOf = (time: number): number | undefined => {
    if (this.#candles.length === 0) return undefined
    const bar = barOfTime(this.#candles, time, intervalLengths[this.#options.interval])
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a nominal type without a maker of its own
    return this.#chart.timeScale().logicalToCoordinate(bar as Logical) ?? undefined
  }

  timeAt = (x: number): number | undefined => {
    const bar = this.#chart.timeScale().coordinateToLogical(x)
    if (bar === null || this.#candles.length === 0) return undefined
    return timeOfBar(this.#candles, Math.round(bar), intervalLengths[this.#options.interval])
  }

  size = () => this.#size
  crosshair = () => this.#crosshair

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** The library calls it with each change of its data as well, whether or not the crosshair has moved. */
  #follow = ({ logical, point, paneIndex }: MouseEventParams): void => {
    const bar = point && logical !== undefined ? Math.round(logical) : undefined
    const pointed = bar !== undefined && bar >= 0 && bar < this.#candles.length ? bar : undefined
    const before = this.#crosshair
    const isOtherBar = pointed !== this.#pointed
    this.#pointed = pointed
    const price = point && paneIndex === 0 ? this.priceAt(point.y) : undefined
    this.#crosshair = point && price !== undefined ? { y: point.y, price } : undefined
    if (isOtherBar) this.#onPoint()
    if (this.#crosshair?.y !== before?.y || this.#crosshair?.price !== before?.price) this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

/** A plugin of a series that draws nothing, and calls back whenever its pane is drawn. */
function onEachFrame(callback: (size: { width: number; height: number }) => void): ISeriesPrimitive {
  const renderer: IPrimitivePaneRenderer = {
    draw: target => target.useMediaCoordinateSpace(({ mediaSize }) => callback(mediaSize)),
  }
  const views: readonly IPrimitivePaneView[] = [{ renderer: () => renderer }]
  return { paneViews: () => views }
}
