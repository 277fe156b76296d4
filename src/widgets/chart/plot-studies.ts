import {
  HistogramSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Bars } from '#src/lib/indicators.ts'
import { axisPriceFormat, pricePaneShare, type PlotBaseOptions } from './plot-options.ts'
import type { PlotQueue } from './plot-queue.ts'
import { studies, type Study, type StudyId, type StudyRow } from './studies.ts'

/** Bars to warm up smoothed values: anything older is below the precision of a number. */
const warmUpBars = 600

interface DrawnSeries {
  row: StudyRow
  series: ISeriesApi<SeriesType>
  /** Number of drawn bars. */
  length: number
}

interface DrawnStudy {
  study: Study
  rows: DrawnSeries[]
  /** One row of values per bar, for the legend. */
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

/** Draws the indicators of a chart: over the price, and in a pane below. */
export class PlotStudies {
  readonly #chart: IChartApi
  readonly #queue: PlotQueue
  readonly #look: PlotBaseOptions
  readonly #colour: (token: string) => string
  #drawn: DrawnStudy[] = []

  constructor(chart: IChartApi, queue: PlotQueue, look: PlotBaseOptions, colour: (token: string) => string) {
    this.#chart = chart
    this.#queue = queue
    this.#look = look
    this.#colour = colour
  }

  /** Number of values in the legend. */
  get rowCount(): number {
    return this.#drawn.reduce((count, { rows }) => count + rows.length, 0)
  }

  /** Shows exactly these; their values are set by `draw`. */
  show(overlays: readonly StudyId[], pane: StudyId | undefined): void {
    const wanted = new Set<StudyId>(pane ? [...overlays, pane] : overlays)
    for (const { study, rows } of this.#drawn) {
      if (wanted.has(study.id)) continue
      for (const row of rows) {
        this.#queue.drop(row)
        this.#chart.removeSeries(row.series)
      }
    }
    this.#drawn = this.#drawn.filter(({ study }) => wanted.has(study.id))
    for (const id of wanted) {
      if (this.#drawn.some(({ study }) => study.id === id)) continue
      this.#drawn.push(this.#add(studies[id], id === pane ? 1 : 0))
    }
    const [main, strip] = this.#chart.panes()
    main?.setStretchFactor(pricePaneShare)
    strip?.setStretchFactor(1 - pricePaneShare)
  }

  /** Applies the theme colours. */
  paint(): void {
    for (const { rows } of this.#drawn) {
      for (const { row, series } of rows) {
        if (!row.isColumns) series.applyOptions({ color: this.#colour(row.colour) })
      }
    }
  }

  /** Computes all bars and queues their drawing. */
  draw(bars: PlotBars): void {
    for (const drawn of this.#drawn) {
      drawn.values = drawn.study.compute(bars).map(values => [...values])
      for (const [index, row] of drawn.rows.entries()) {
        this.#queue.put(row, () => this.#drawRow(drawn, index, bars, 0))
      }
    }
  }

  /** Computes and draws the bars from `from` on, close to the end. */
  drawEnd(bars: PlotBars, from: number): void {
    const start = Math.max(0, from - warmUpBars)
    const cut = (values: readonly number[]) => values.slice(start)
    const end = { high: cut(bars.high), low: cut(bars.low), close: cut(bars.close) }
    for (const drawn of this.#drawn) {
      const computed = drawn.study.compute(end)
      for (const index of drawn.rows.keys()) {
        for (let bar = from; bar < bars.times.length; bar++)
          drawn.values[index]![bar] = computed[index]![bar - start]!
        this.#drawRow(drawn, index, bars, from)
      }
    }
  }

  /** The value of each row at a bar; rows without a value are omitted. */
  valuesAt(bar: number): StudyValue[] {
    return this.#drawn.flatMap(({ study, rows, values }) =>
      rows.flatMap(({ row }, index) => {
        const value = values[index]?.[bar]
        return value === undefined || Number.isNaN(value) ? [] : [{ ...row, value, isPrice: study.isPrice }]
      }),
    )
  }

  #add(study: Study, pane: number): DrawnStudy {
    const decimals = study.isPrice ? this.#look.priceScale : 2
    const rows = study.rows.map(row => {
      const options = {
        priceFormat: axisPriceFormat(this.#look, decimals),
        priceLineVisible: false,
        lastValueVisible: false,
      }
      const series: ISeriesApi<SeriesType> = row.isColumns
        ? this.#chart.addSeries(HistogramSeries, options, pane)
        : this.#chart.addSeries(
            LineSeries,
            { ...options, lineWidth: 1, crosshairMarkerVisible: false, color: this.#colour(row.colour) },
            pane,
          )
      return { row, series, length: 0 }
    })
    return { study, rows, values: study.rows.map(() => []) }
  }

  #drawRow(drawn: DrawnStudy, index: number, { times }: PlotBars, from: number): void {
    const own = drawn.rows[index]!
    // A queued full redraw includes these bars.
    if (from > 0 && this.#queue.has(own)) return
    const point = (bar: number) => this.#point(own.row, times[bar]!, drawn.values[index]![bar]!)
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
