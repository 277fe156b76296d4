/**
 * The drawing itself: the one file that imports the chart library, loaded only where a chart is. What it is given
 * are exact decimals; what it draws are pixels, which need no more digits than a number has.
 */
import {
  CandlestickSeries,
  ColorType,
  createChart,
  CrosshairMode,
  HistogramSeries,
  LineStyle,
  TickMarkType,
} from 'lightweight-charts'
import type { IChartApi, ISeriesApi, Time, UTCTimestamp } from 'lightweight-charts'
import type { Candle, CandleInterval } from '../../api/generated/models/index.ts'
import { localeInfo } from '../../lib/locales.ts'
import type { Locale } from '../../lib/locales.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { intervalLengths, wayOf } from './live-candle.ts'

export interface PlotOptions {
  interval: CandleInterval
  locale: Locale
  /** Decimals of a price. */
  priceScale: number
  /** Alone on the screen: then wheel and drag belong to the chart, not to the page. */
  isFull: boolean
  /** The reader looks at the oldest candles there are. */
  onNearStart: () => void
}

/** Fewer candles than this left of what is seen: more are asked for. */
const nearStart = 30
const day = 86_400_000

export class CandlePlot {
  readonly #container: HTMLElement
  readonly #chart: IChartApi
  readonly #prices: ISeriesApi<'Candlestick'>
  readonly #volumes: ISeriesApi<'Histogram'>
  // One offset for all, so that no hour comes twice when clocks are put back.
  readonly #offset: number
  readonly #onNearStart: () => void
  #tints = { up: '', down: '' }
  #last: Candle | undefined

  constructor(container: HTMLElement, options: PlotOptions) {
    this.#container = container
    this.#onNearStart = options.onNearStart
    const isDaily = intervalLengths[options.interval] >= day
    this.#offset = isDaily ? 0 : new Date().getTimezoneOffset() * 60
    this.#chart = createChart(container, chartOptions(options))
    this.#prices = this.#chart.addSeries(CandlestickSeries, {
      borderVisible: false,
      priceFormat: {
        type: 'price',
        precision: options.priceScale,
        minMove: 1 / 10 ** options.priceScale,
      },
    })
    this.#volumes = this.#chart.addSeries(HistogramSeries, {
      priceScaleId: 'volume',
      priceLineVisible: false,
      lastValueVisible: false,
    })
    this.#prices.priceScale().applyOptions({ scaleMargins: { top: 0.08, bottom: 0.22 } })
    this.#volumes.priceScale().applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } })
    this.#chart.timeScale().subscribeVisibleLogicalRangeChange(() => this.#askForOlder())
    this.#paint()
  }

  /** The newest candle that is drawn. */
  get last(): Candle | undefined {
    return this.#last
  }

  setCandles(candles: readonly Candle[]): void {
    const newest = candles.at(-1)
    // A candle that began with a tick stays until the server tells of it.
    const own = this.#last && (!newest || this.#last.time > newest.time) ? [this.#last] : []
    const all = [...candles, ...own]
    this.#last = all.at(-1)
    this.#prices.setData(all.map(candle => this.#bar(candle)))
    this.#volumes.setData(all.map(candle => this.#column(candle)))
    // A page may be less than what the reader has gone past meanwhile.
    this.#askForOlder()
  }

  /** Draws the newest candle anew, or the one after it. */
  update(candle: Candle): void {
    this.#last = candle
    this.#prices.update(this.#bar(candle))
    this.#volumes.update(this.#column(candle))
  }

  /** Takes the colours of the page. */
  #paint(): void {
    const colour = (name: string) => resolvedColour(this.#container, name)
    const [up, down, rule, quiet] = [
      colour('--up'),
      colour('--down'),
      colour('--rule'),
      colour('--ink-faint'),
    ] as const
    this.#tints = { up: colour('--up-tint'), down: colour('--down-tint') }
    this.#chart.applyOptions({
      layout: { textColor: quiet, fontFamily: getComputedStyle(this.#container).fontFamily },
      grid: { vertLines: { visible: false }, horzLines: { color: rule } },
      crosshair: { vertLine: lineOf(quiet), horzLine: lineOf(quiet) },
    })
    this.#prices.applyOptions({ upColor: up, downColor: down, wickUpColor: up, wickDownColor: down })
  }

  destroy(): void {
    this.#chart.remove()
  }

  #askForOlder(): void {
    const range = this.#chart.timeScale().getVisibleLogicalRange()
    if (range && this.#last && range.from < nearStart) this.#onNearStart()
  }

  #bar(candle: Candle) {
    const [open, high, low, close] = [candle.open, candle.high, candle.low, candle.close].map(Number)
    return { time: this.#time(candle), open: open!, high: high!, low: low!, close: close! }
  }

  #column(candle: Candle) {
    return { time: this.#time(candle), value: Number(candle.volume), color: this.#tints[wayOf(candle)] }
  }

  /** The library shows UTC only, so the time is moved by the reader's offset. */
  #time({ time }: Candle): UTCTimestamp {
    // Seconds since 1970, under the library's own name.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a nominal type without a maker of its own
    return (Math.floor(time / 1000) - this.#offset) as UTCTimestamp
  }
}

function chartOptions({ locale, priceScale, isFull, interval }: PlotOptions) {
  const { tag, numberingSystem } = localeInfo(locale)
  const isDaily = intervalLengths[interval] >= day
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC', numberingSystem, hourCycle: 'h23' })
  const clock = format({ hour: '2-digit', minute: '2-digit' })
  const marks: Partial<Record<TickMarkType, Intl.DateTimeFormat>> = {
    [TickMarkType.Year]: format({ year: 'numeric' }),
    [TickMarkType.Month]: format({ month: 'short' }),
    [TickMarkType.DayOfMonth]: format({ day: 'numeric', month: 'numeric' }),
  }
  const moment = format(
    isDaily
      ? { dateStyle: 'medium' }
      : { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  )
  const at = (time: Time) => new Date(Number(time) * 1000)
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      fontSize: 11,
      // The credit stands in words under the chart.
      attributionLogo: false,
    },
    crosshair: { mode: CrosshairMode.Normal },
    rightPriceScale: { borderVisible: false, minimumWidth: 56 },
    timeScale: {
      borderVisible: false,
      rightOffset: 3,
      barSpacing: isFull ? 8 : 6,
      minBarSpacing: 1.5,
      timeVisible: !isDaily,
      tickMarkFormatter: (time: Time, type: TickMarkType) => (marks[type] ?? clock).format(at(time)),
    },
    localization: {
      locale: tag,
      priceFormatter: (price: number) =>
        formatNumber(price.toFixed(priceScale), { locale, decimals: priceScale }),
      timeFormatter: (time: Time) => moment.format(at(time)),
    },
    handleScroll: { mouseWheel: isFull, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: isFull },
    handleScale: { mouseWheel: isFull, pinch: true, axisPressedMouseMove: isFull },
  } as const
}

function lineOf(color: string) {
  return { style: LineStyle.Dashed, width: 1, color, labelBackgroundColor: color } as const
}

/** What a token comes to on this page: the library knows neither variables nor light-dark(). */
function resolvedColour(container: HTMLElement, token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  container.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
