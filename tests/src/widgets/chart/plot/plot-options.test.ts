import { TickMarkType, type UTCTimestamp } from 'lightweight-charts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR } from '#src/lib/time/time-units.ts'
import { chartOptions, plotOffset } from '#src/widgets/chart/plot/plot-options.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 12), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const optionsOf = (interval: '1h' | '1d') =>
  chartOptions({ locale: 'en', isFull: false, interval, priceScale: 2 })

/** Where the chart draws a candle. */
const drawnAt = (time: number, interval: '1h' | '1d' = '1h') =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as the plot makes it
  ((time - plotOffset(interval)) / 1000) as UTCTimestamp

const hoursOfTheYear = Array.from({ length: 365 * 24 }, (_, hour) => Date.UTC(2026, 0, 1) + hour * HOUR)

it('a candle is labelled with its own time, as in the legend, on both sides of a change of clocks (A5)', () => {
  const { timeScale, localization } = optionsOf('1h')
  const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })
  for (const time of hoursOfTheYear) {
    expect(timeScale.tickMarkFormatter(drawnAt(time), TickMarkType.Time)).toBe(clock.format(time))
    expect(localization.timeFormatter(drawnAt(time))).toBe(`${day.format(time)}, ${clock.format(time)}`)
  }
})

it('the places of candles ascend, also over the hour that clocks repeat', () => {
  for (const time of hoursOfTheYear) expect(drawnAt(time + HOUR) - drawnAt(time)).toBe(HOUR / 1000)
})

it('days are those of UTC', () => {
  const { localization, timeScale } = optionsOf('1d')
  const at = drawnAt(Date.UTC(2026, 9, 19), '1d')
  expect(localization.timeFormatter(at)).toBe('Oct 19, 2026')
  expect(timeScale.tickMarkFormatter(at, TickMarkType.DayOfMonth)).toBe('10/19')
})
