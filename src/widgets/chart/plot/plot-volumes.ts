import { CandlestickSeries, type IChartApi, type ISeriesApi, type UTCTimestamp } from 'lightweight-charts'
import type { Candle } from '#models'
import { candleDirection } from '../live-candle.ts'
import type { PlotQueue } from './plot-queue.ts'
import { candleColours, withAlpha } from './plot-series.ts'

/** What the volume columns need from their chart. */
export interface VolumeContext {
  time: (candle: Candle) => UTCTimestamp
  colour: (token: string) => string
}

/** Draws the volume as columns at the bottom of the price pane: candles that begin at zero, hollow and full like those of the price. */
export class PlotVolumes {
  readonly #chart: IChartApi
  readonly #queue: PlotQueue
  readonly #setting: VolumeContext
  #series: ISeriesApi<'Candlestick'> | undefined
  /** State of the newest column: most ticks leave it unchanged. */
  #newest = ''

  constructor(chart: IChartApi, queue: PlotQueue, setting: VolumeContext) {
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
      this.#series = this.#chart.addSeries(CandlestickSeries, {
        priceScaleId: 'volume',
        priceLineVisible: false,
        lastValueVisible: false,
        wickVisible: false,
      })
      this.#series.priceScale().applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } })
    }
  }

  /** Queues the drawing of all columns, in the current colours. */
  draw(candles: readonly Candle[]): void {
    if (!this.#series) return
    this.#newest = ''
    const [up, down] = ['--up', '--down'].map(token => withAlpha(this.#setting.colour(token), 0.45))
    this.#series.applyOptions(candleColours(up!, down!))
    this.#queue.put(this, () => this.#series?.setData(candles.map(candle => this.#column(candle))))
  }

  /** Draws the column of the current or former newest candle. */
  update(candle: Candle, isHistorical: boolean): void {
    const { time, volume } = candle
    const look = `${time} ${volume} ${candleDirection(candle)}`
    if (look === this.#newest) return
    this.#newest = look
    this.#series?.update(this.#column(candle), isHistorical)
  }

  #column(candle: Candle) {
    const high = Number(candle.volume)
    const [open, close] = candleDirection(candle) === 'up' ? [0, high] : [high, 0]
    return { time: this.#setting.time(candle), open, high, low: 0, close }
  }
}
