import { ColorType, CrosshairMode, LineStyle, TickMarkType, type Time } from 'lightweight-charts'
import type { CandleInterval } from '#src/api/generated/models/index.ts'
import { dateWriter, type DateOptions } from '#src/i18n/intl.ts'
import { localeInfo, type Locale } from '#src/lib/locales.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { intervalLengths } from './live-candle.ts'

/** What a drawing keeps for its whole life. */
export interface PlotLook {
  interval: CandleInterval
  locale: Locale
  /** Decimals of a price. */
  priceScale: number
  /** Alone on the screen: then wheel and drag belong to the chart, not to the page. */
  isFull: boolean
}

/** Whether its candles are days or longer, whose times are dates in UTC. */
export function isDaily(interval: CandleInterval): boolean {
  return intervalLengths[interval] >= intervalLengths['1d']
}

/** How the chart writes times and answers fingers; its colours come apart, as they change. */
export function chartOptions({ locale, isFull, interval }: PlotLook) {
  const isMirrored = localeInfo(locale).direction === 'rtl'
  const format = (options: DateOptions) => {
    const write = dateWriter(locale, { ...options, timeZone: 'UTC', hourCycle: 'h23' })
    // The canvas is not mirrored, a date in Arabic is: set apart from the line around it, its parts keep their order.
    return isMirrored ? (time: number) => `\u2068${write(time)}\u2069` : write
  }
  const clock = format({ hour: '2-digit', minute: '2-digit' })
  const marks: Partial<Record<TickMarkType, (time: number) => string>> = {
    [TickMarkType.Year]: format({ year: 'numeric' }),
    [TickMarkType.Month]: format({ month: 'short' }),
    [TickMarkType.DayOfMonth]: format({ day: 'numeric', month: 'numeric' }),
  }
  const moment = format(
    isDaily(interval)
      ? { dateStyle: 'medium' }
      : { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  )
  const at = (time: Time) => Number(time) * 1000
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
      timeVisible: !isDaily(interval),
      tickMarkFormatter: (time: Time, type: TickMarkType) => (marks[type] ?? clock)(at(time)),
    },
    localization: { locale: localeInfo(locale).tag, timeFormatter: (time: Time) => moment(at(time)) },
    handleScroll: { mouseWheel: isFull, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: isFull },
    handleScale: { mouseWheel: isFull, pinch: true, axisPressedMouseMove: isFull },
  } as const
}

/** Writes the figures of an axis in the reader's digits. */
export function figures({ locale }: PlotLook, decimals: number) {
  // The same few figures are written in every frame.
  const known = new Map<number, string>()
  const formatter = (value: number): string => {
    const text = known.get(value) ?? formatNumber(value.toFixed(decimals), { locale, decimals })
    if (known.size > 500) known.clear()
    known.set(value, text)
    return text
  }
  return { type: 'custom', minMove: 1 / 10 ** decimals, formatter } as const
}

/** The colours of the page, for all that is not the price itself. */
export function pageLook(container: HTMLElement, colour: (token: string) => string) {
  const quiet = colour('--ink-faint')
  const rule = colour('--rule')
  const line = { style: LineStyle.Dashed, width: 1, color: quiet, labelBackgroundColor: quiet } as const
  return {
    layout: {
      textColor: quiet,
      fontFamily: getComputedStyle(container).fontFamily,
      panes: { separatorColor: rule, separatorHoverColor: colour('--accent-tint') },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: rule } },
    crosshair: { vertLine: line, horzLine: line },
  }
}

/** What a token comes to on this page: the library knows neither variables nor light-dark(). */
export function resolvedColour(container: HTMLElement, token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  container.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** The part of the height that is the price's where a study has a strip of its own. */
export const priceShare = 0.72

/** The share of the price's height that the legend over it takes, so that it hides no candle. */
export function roomForLegend(container: HTMLElement, values: number, hasStrip: boolean): number {
  const { clientWidth: width, clientHeight: height } = container
  const perLine = Math.max(1, Math.floor((width - 64) / 92))
  const lines = (width < 480 ? 2 : 1) + Math.ceil(values / perLine)
  return Math.min(0.4, (lines * 16 + 8) / (Math.max(height, 200) * (hasStrip ? priceShare : 1)))
}
