import { HistogramSeries, type IChartApi, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts'
import type { Candle } from '#src/api/generated/models/index.ts'
import { wayOf } from './live-candle.ts'
import type { PlotQueue } from './plot-queue.ts'

/** What the columns need to know of the chart that they stand in. */
export interface VolumeSetting {
  time: (candle: Candle) => UTCTimestamp
  colour: (token: string) => string
}

/** What was traded, in columns at the foot of the price. */
export class PlotVolumes {
  readonly #chart: IChartApi
  readonly #queue: PlotQueue
  readonly #setting: VolumeSetting
  #series: ISeriesApi<'Histogram'> | undefined
  /** What the newest column looks like: most ticks leave it as it is. */
  #newest = ''

  constructor(chart: IChartApi, queue: PlotQueue, setting: VolumeSetting) {
    this.#chart = chart
    this.#queue = queue
    this.#setting = setting
  }

  show(isShown: boolean): void {
    if (!isShown && this.#series) {
      this.#queue.drop(this)
      this.#chart.removeSeries(this.#series)
      this.#series = undefined
    } else if (isShown && !this.#series) {
      this.#series = this.#chart.addSeries(HistogramSeries, {
        priceScaleId: 'volume',
        priceLineVisible: false,
        lastValueVisible: false,
      })
      this.#series.priceScale().applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } })
    }
  }

  /** Draws all columns soon. */
  draw(candles: readonly Candle[]): void {
    if (!this.#series) return
    this.#newest = ''
    this.#queue.put(this, () => this.#series?.setData(candles.map(candle => this.#column(candle))))
  }

  /** Draws one column, of a candle that is or was the newest. */
  update(candle: Candle, isHistorical: boolean): void {
    const { time, volume } = candle
    const look = `${time} ${volume} ${wayOf(candle)}`
    if (look === this.#newest) return
    this.#newest = look
    this.#series?.update(this.#column(candle), isHistorical)
  }

  #column(candle: Candle) {
    const color = this.#setting.colour(wayOf(candle) === 'up' ? '--up-tint' : '--down-tint')
    return { time: this.#setting.time(candle), value: Number(candle.volume), color }
  }
}
