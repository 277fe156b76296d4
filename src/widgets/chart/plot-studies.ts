import {
  HistogramSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Bars } from '#src/lib/indicators.ts'
import { figures, priceShare, type PlotLook } from './plot-options.ts'
import type { PlotQueue } from './plot-queue.ts'
import { studies, type Study, type StudyId, type StudyRow } from './studies.ts'

/** Enough bars that what lies before them is below the last digit of a number in every smoothed value. */
const tail = 600

interface DrawnRow {
  row: StudyRow
  series: ISeriesApi<SeriesType>
  /** Bars that are drawn. */
  length: number
}

interface DrawnStudy {
  study: Study
  rows: DrawnRow[]
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

/** The indicators of a chart: over the price, and in a strip under it. */
export class PlotStudies {
  readonly #chart: IChartApi
  readonly #queue: PlotQueue
  readonly #look: PlotLook
  readonly #colour: (token: string) => string
  #drawn: DrawnStudy[] = []

  constructor(chart: IChartApi, queue: PlotQueue, look: PlotLook, colour: (token: string) => string) {
    this.#chart = chart
    this.#queue = queue
    this.#look = look
    this.#colour = colour
  }

  /** How many values the legend has to say of them. */
  get rowCount(): number {
    return this.#drawn.reduce((count, { rows }) => count + rows.length, 0)
  }

  /** Shows these and no others; their values come with `draw`. */
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
    main?.setStretchFactor(priceShare)
    strip?.setStretchFactor(1 - priceShare)
  }

  /** Takes the colours of the page. */
  paint(): void {
    for (const { rows } of this.#drawn) {
      for (const { row, series } of rows) {
        if (!row.isColumns) series.applyOptions({ color: this.#colour(row.colour) })
      }
    }
  }

  /** Computes all bars and draws them soon. */
  draw(bars: PlotBars): void {
    for (const drawn of this.#drawn) {
      drawn.values = drawn.study.compute(bars).map(values => [...values])
      for (const [index, row] of drawn.rows.entries()) {
        this.#queue.put(row, () => this.#drawRow(drawn, index, bars, 0))
      }
    }
  }

  /** Computes and draws the bars from `from` on, which is near the end. */
  drawEnd(bars: PlotBars, from: number): void {
    const start = Math.max(0, from - tail)
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

  /** What each row says at a bar; rows that say nothing yet are left out. */
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
        priceFormat: figures(this.#look, decimals),
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
    // What is drawn as a whole soon needs no end now.
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
