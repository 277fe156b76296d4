import { ColorType, CrosshairMode, LineStyle, TickMarkType, type Time } from 'lightweight-charts'
import type { CandleInterval } from '#models'
import { dateFormatter, type DateOptions } from '#src/i18n/intl.ts'
import { localeInfo, type Locale } from '#src/lib/locales.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

/** Options that are fixed for the lifetime of a plot. */
export interface PlotBaseOptions {
  interval: CandleInterval
  locale: Locale
  /** Decimals of a price. */
  priceScale: number
  /** Full screen: wheel and drag control the chart, not the page. */
  isFull: boolean
}

/** Whether its candles are a day or longer; their times are UTC dates. */
export function isDaily(interval: CandleInterval): boolean {
  return intervalLengths[interval] >= intervalLengths['1d']
}

/**
 * By how much the library's times are behind UTC, in ms: it knows no time zones. One offset for a whole chart, that of now, so that its times
 * ascend where clocks go back; the labels say each moment's own time.
 */
export const plotOffset = (interval: CandleInterval): number =>
  isDaily(interval) ? 0 : new Date().getTimezoneOffset() * MINUTE

/** Time formats and interaction of the chart; colours are set separately, as they change. */
export function chartOptions({ locale, isFull, interval }: PlotBaseOptions) {
  const isMirrored = localeInfo(locale).direction === 'rtl'
  const format = (options: DateOptions) => {
    const write = dateFormatter(locale, { ...options, hourCycle: 'h23' })
    // The canvas is left-to-right, an Arabic date is not: isolated, its parts keep their order.
    return isMirrored ? (time: number) => `\u2068${write(time)}\u2069` : write
  }
  const offset = plotOffset(interval)
  const plotTime = (time: Time) => Number(time) * 1000
  const moment = (time: Time) => plotTime(time) + offset
  const clock = format({ hour: '2-digit', minute: '2-digit' })
  // Days of the chart, which begin an hour off those of the device where its clock was set differently.
  const tickFormats: Partial<Record<TickMarkType, (time: number) => string>> = {
    [TickMarkType.Year]: format({ year: 'numeric', timeZone: 'UTC' }),
    [TickMarkType.Month]: format({ month: 'short', timeZone: 'UTC' }),
    [TickMarkType.DayOfMonth]: format({ day: 'numeric', month: 'numeric', timeZone: 'UTC' }),
  }
  const formatCrosshairTime = format(
    isDaily(interval)
      ? { dateStyle: 'medium', timeZone: 'UTC' }
      : { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  )
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      fontSize: 11,
      // The attribution is a text below the chart.
      attributionLogo: false,
    },
    crosshair: { mode: CrosshairMode.Normal },
    // No label is cut in half at the edge of its pane.
    rightPriceScale: { borderVisible: false, minimumWidth: 56, entireTextOnly: true },
    timeScale: {
      borderVisible: false,
      rightOffset: 3,
      barSpacing: isFull ? 8 : 6,
      minBarSpacing: 0.5,
      timeVisible: !isDaily(interval),
      tickMarkFormatter: (time: Time, type: TickMarkType) =>
        tickFormats[type]?.(plotTime(time)) ?? clock(moment(time)),
    },
    localization: {
      locale: localeInfo(locale).tag,
      timeFormatter: (time: Time) => formatCrosshairTime(moment(time)),
    },
    handleScroll: { mouseWheel: isFull, pressedMouseMove: true, horzTouchDrag: true, vertTouchDrag: isFull },
    handleScale: { mouseWheel: isFull, pinch: true, axisPressedMouseMove: isFull },
  } as const
}

/** Formats axis values in the reader's digits. */
export function axisPriceFormat({ locale }: PlotBaseOptions, decimals: number) {
  // The same few values are formatted in every frame.
  const formattedValues = new Map<number, string>()
  const formatter = (value: number): string => {
    const text = formattedValues.get(value) ?? formatNumber(value.toFixed(decimals), { locale, decimals })
    if (formattedValues.size > 500) formattedValues.clear()
    formattedValues.set(value, text)
    return text
  }
  return { type: 'custom', minMove: 1 / 10 ** decimals, formatter } as const
}

/** The theme colours of everything but the price itself. */
export function themeOptions(container: HTMLElement, colour: (token: string) => string) {
  const quiet = colour('--ink-faint')
  const rule = colour('--rule')
  const line = { style: LineStyle.Dashed, width: 1, color: quiet, labelBackgroundColor: quiet } as const
  return {
    layout: {
      textColor: quiet,
      fontFamily: getComputedStyle(container).fontFamily,
      panes: { separatorColor: rule, separatorHoverColor: colour('--accent-tint') },
    },
    // In forced colours they would be as bright as the candles.
    grid: { vertLines: { visible: false }, horzLines: { color: rule, visible: !areColoursForced() } },
    crosshair: { vertLine: line, horzLine: line },
  }
}

const areColoursForced = () => matchMedia('(forced-colors: active)').matches

/** The computed colour of a CSS token: the library supports neither variables nor light-dark(). */
export function resolveColour(container: HTMLElement, token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${token})`
  container.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/** Share of the height for the price when a study has its own pane. */
export const pricePaneShare = 0.72

/** The share of the price pane covered by the legend, used as top margin so that it hides no candle. */
export function legendMargin(container: HTMLElement, values: number, hasStrip: boolean): number {
  const { clientWidth: width, clientHeight: height } = container
  const perLine = Math.max(1, Math.floor((width - 64) / 92))
  const lines = (width < 480 ? 2 : 1) + Math.ceil(values / perLine)
  return Math.min(0.4, (lines * 16 + 8) / (Math.max(height, 200) * (hasStrip ? pricePaneShare : 1)))
}
