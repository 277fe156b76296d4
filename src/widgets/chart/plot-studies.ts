import { HistogramSeries, LineSeries } from 'lightweight-charts'
import type { IChartApi, ISeriesApi, SeriesType, UTCTimestamp } from 'lightweight-charts'
import type { Bars } from '../../lib/indicators.ts'
import { figures } from './plot-options.ts'
import type { PlotLook } from './plot-options.ts'
import { studies } from './studies.ts'
import type { Study, StudyId, StudyRow } from './studies.ts'

/** Enough bars that what lies before them is below the last digit of a number in every smoothed value. */
const tail = 600
const priceShare = 0.72

interface DrawnRow {
  row: StudyRow
  series: ISeriesApi<SeriesType>
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
  readonly #look: PlotLook
  readonly #colour: (token: string) => string
  #drawn: DrawnStudy[] = []

  constructor(chart: IChartApi, look: PlotLook, colour: (token: string) => string) {
    this.#chart = chart
    this.#look = look
    this.#colour = colour
  }

  /** Shows these and no others; their values come with `draw`. */
  show(overlays: readonly StudyId[], pane: StudyId | undefined): void {
    const wanted = new Set<StudyId>(pane ? [...overlays, pane] : overlays)
    for (const { study, rows } of this.#drawn) {
      if (!wanted.has(study.id)) for (const { series } of rows) this.#chart.removeSeries(series)
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

  /** Computes and draws all bars. */
  draw(bars: PlotBars): void {
    for (const drawn of this.#drawn) {
      drawn.values = drawn.study.compute(bars).map(values => [...values])
      for (const [index, { row, series }] of drawn.rows.entries()) {
        const values = drawn.values[index]!
        series.setData(bars.times.map((time, bar) => this.#point(row, time, values[bar]!)))
      }
    }
  }

  /** Computes and draws the bars from `from` on, which is near the end. */
  drawEnd(bars: PlotBars, from: number): void {
    const { length } = bars.times
    const start = Math.max(0, from - tail)
    const cut = (values: readonly number[]) => values.slice(start)
    const end = { high: cut(bars.high), low: cut(bars.low), close: cut(bars.close) }
    for (const drawn of this.#drawn) {
      const computed = drawn.study.compute(end)
      for (const [index, { row, series }] of drawn.rows.entries()) {
        for (let bar = from; bar < length; bar++) {
          const value = computed[index]![bar - start]!
          const isHistorical = bar < drawn.values[index]!.length - 1
          drawn.values[index]![bar] = value
          series.update(this.#point(row, bars.times[bar]!, value), isHistorical)
        }
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
      return { row, series }
    })
    return { study, rows, values: study.rows.map(() => []) }
  }

  #point(row: StudyRow, time: UTCTimestamp, value: number) {
    if (Number.isNaN(value)) return { time }
    return row.isColumns
      ? { time, value, color: this.#colour(value < 0 ? '--down' : '--up') }
      : { time, value }
  }
}
