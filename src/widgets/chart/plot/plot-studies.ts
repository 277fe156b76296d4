import {
  HistogramSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '#models'
import type { Bars } from '#src/lib/candles/indicators.ts'
import { axisPriceFormat, pricePaneShare, type PlotBaseOptions } from './plot-options.ts'
import { PlotLines, type PlotLine } from './plot-lines.ts'
import type { PlotQueue } from './plot-queue.ts'
import { strokeOf, studies, type Study, type StudyId, type StudyRow } from '../studies.ts'

/** Bars to warm up smoothed values: anything older is below the precision of a number. */
const warmUpBars = 600

/** A row that has a series of its own: columns, and the first row of the pane below, whose scale needs one. */
interface DrawnSeries {
  row: StudyRow
  series: ISeriesApi<SeriesType>
  /** Number of drawn bars. */
  length: number
}

interface DrawnStudy {
  study: Study
  /** The first row, in the pane below; an overlay has only lines over the price. */
  own: DrawnSeries | undefined
  /** One row of values per bar: for the lines, and the legend. */
  values: number[][]
}

/** A value of a study at one bar, for the legend. */
export interface StudyValue extends StudyRow {
  value: number
  isPrice: boolean
}

export interface PlotBars extends Bars {
  times: readonly UTCTimestamp[]
}

/** The columns of the bars of a chart, which grow with its candles. */
export interface BarColumns {
  times: UTCTimestamp[]
  high: number[]
  low: number[]
  close: number[]
}

/** No bars yet. */
export const emptyBars = (): BarColumns => ({ times: [], high: [], low: [], close: [] })

/** Sets a bar to a candle, whose time the library takes as `time`. */
export function putBar(
  bars: BarColumns,
  bar: number,
  { candle, time }: { candle: Candle; time: UTCTimestamp },
): void {
  bars.times[bar] = time
  bars.high[bar] = Number(candle.high)
  bars.low[bar] = Number(candle.low)
  bars.close[bar] = Number(candle.close)
}

/**
 * Draws the indicators of a chart: over the price, and in a pane below. They are lines over a series, except for the first row of the pane
 * below: a series costs the chart much more (see plot-lines.ts).
 */
export class PlotStudies {
  readonly #chart: IChartApi
  readonly #queue: PlotQueue
  readonly #look: PlotBaseOptions
  readonly #colour: (token: string) => string
  readonly #overlays: PlotLines
  #drawn: DrawnStudy[] = []

  constructor(chart: IChartApi, queue: PlotQueue, look: PlotBaseOptions, colour: (token: string) => string) {
    this.#chart = chart
    this.#queue = queue
    this.#look = look
    this.#colour = colour
    this.#overlays = new PlotLines(chart, () => this.#drawn.flatMap(drawn => this.#linesOver(drawn, 'price')))
  }

  /** Draws the overlays over this price series, in place of a former one. */
  attach(prices: ISeriesApi<SeriesType>): void {
    this.#overlays.attachTo(prices)
  }

  /** Number of values in the legend. */
  get rowCount(): number {
    return this.#drawn.reduce((count, { study }) => count + study.rows.length, 0)
  }

  /** Shows exactly these; their values are set by `draw`. */
  show(overlays: readonly StudyId[], pane: StudyId | undefined): void {
    const wanted = new Set<StudyId>(pane ? [...overlays, pane] : overlays)
    for (const { study, own } of this.#drawn) {
      if (wanted.has(study.id) || !own) continue
      this.#queue.drop(own)
      this.#chart.removeSeries(own.series)
    }
    this.#drawn = this.#drawn.filter(({ study }) => wanted.has(study.id))
    for (const id of wanted) {
      if (this.#drawn.some(({ study }) => study.id === id)) continue
      this.#drawn.push(this.#add(studies[id], id === pane))
    }
    const [main, strip] = this.#chart.panes()
    main?.setStretchFactor(pricePaneShare)
    strip?.setStretchFactor(1 - pricePaneShare)
    this.#overlays.update()
  }

  /** Applies the theme colours. */
  paint(): void {
    for (const { own } of this.#drawn) {
      if (own && !own.row.isColumns) own.series.applyOptions({ color: this.#colour(own.row.colour) })
    }
    this.#overlays.update()
  }

  /** Computes all bars, and queues what is not drawn in each frame. */
  draw(bars: PlotBars): void {
    for (const drawn of this.#drawn) {
      drawn.values = drawn.study.compute(bars).map(values => [...values])
      const { own } = drawn
      if (own) this.#queue.put(own, () => this.#drawOwn(own, drawn.values[0]!, bars, 0))
    }
    this.#overlays.update()
  }

  /** Computes and draws the bars from `from` on, close to the end. */
  drawEnd(bars: PlotBars, from: number): void {
    const start = Math.max(0, from - warmUpBars)
    const cut = (values: readonly number[]) => values.slice(start)
    const end = { high: cut(bars.high), low: cut(bars.low), close: cut(bars.close) }
    for (const drawn of this.#drawn) {
      for (const [index, computed] of drawn.study.compute(end).entries()) {
        for (let bar = from; bar < bars.times.length; bar++)
          drawn.values[index]![bar] = computed[bar - start]!
      }
      if (drawn.own) this.#drawOwn(drawn.own, drawn.values[0]!, bars, from)
    }
    this.#overlays.update()
  }

  /** The value of each row at a bar; rows without a value are omitted. */
  valuesAt(bar: number): StudyValue[] {
    return this.#drawn.flatMap(({ study, values }) =>
      study.rows.flatMap((row, index) => {
        const value = values[index]?.[bar]
        return value === undefined || Number.isNaN(value) ? [] : [{ ...row, value, isPrice: study.isPrice }]
      }),
    )
  }

  #add(study: Study, isBelow: boolean): DrawnStudy {
    const drawn: DrawnStudy = { study, own: undefined, values: study.rows.map(() => []) }
    const [row] = study.rows
    if (isBelow && row) {
      drawn.own = { row, series: this.#addSeries(study, row), length: 0 }
      new PlotLines(this.#chart, () => this.#linesOver(drawn, 'own')).attachTo(drawn.own.series)
    }
    return drawn
  }

  #addSeries(study: Study, { isColumns, colour }: StudyRow): ISeriesApi<SeriesType> {
    const options = {
      priceFormat: axisPriceFormat(this.#look, study.isPrice ? this.#look.priceScale : 2),
      priceLineVisible: false,
      lastValueVisible: false,
    }
    if (isColumns) return this.#chart.addSeries(HistogramSeries, options, 1)
    const line = { lineWidth: 1, crosshairMarkerVisible: false, color: this.#colour(colour) } as const
    return this.#chart.addSeries(LineSeries, { ...options, ...line }, 1)
  }

  /** The lines of a study over the price, or over the series of its own. */
  #linesOver({ study, own, values }: DrawnStudy, host: 'price' | 'own'): PlotLine[] {
    if ((own ? 'own' : 'price') !== host) return []
    return study.rows.flatMap((row, index) =>
      row === own?.row
        ? []
        : [{ values: values[index]!, colour: this.#colour(row.colour), stroke: strokeOf(row.colour) }],
    )
  }

  #drawOwn(own: DrawnSeries, values: readonly number[], { times }: PlotBars, from: number): void {
    // A queued full redraw includes these bars.
    if (from > 0 && this.#queue.has(own)) return
    const point = (bar: number) => this.#point(own.row, times[bar]!, values[bar]!)
    if (from === 0) own.series.setData(times.map((_, bar) => point(bar)))
    else {
      for (let bar = from; bar < times.length; bar++) own.series.update(point(bar), bar < own.length - 1)
    }
    own.length = times.length
  }

  #point(row: StudyRow, time: UTCTimestamp, value: number) {
    if (Number.isNaN(value)) return { time }
    return row.isColumns
      ? { time, value, color: this.#colour(value < 0 ? '--down' : '--up') }
      : { time, value }
  }
}
