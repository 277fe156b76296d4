/**
 * When the exchanges trade, by New York time with its daylight saving and the holidays of the US stock exchanges.
 * Days are counted since 1970-01-01 in New York; times are epoch milliseconds in UTC.
 */
import type { ProductType } from '#models'
import { DAY, HOUR } from '../time/time-units.ts'

export type TradingPhase = 'regular' | 'pre' | 'post' | 'closed'

/** A half-open time span, in epoch milliseconds. */
export interface Span {
  from: number
  to: number
}

const SUNDAY = 0
const SATURDAY = 6

/** A product type's trading phase at a moment and, unless it is regular, the next regular opening. */
export function tradingPhase(
  productType: ProductType,
  time: number,
): { session: TradingPhase; nextOpenAt: number | null } {
  if (isTrading(productType, time)) return { session: 'regular', nextOpenAt: null }
  return { session: offHoursPhase(productType, time), nextOpenAt: nextOpen(productType, time) }
}

/** Whether the exchange is in its regular trading hours. */
export function isTrading(productType: ProductType, time: number): boolean {
  const day = newYorkDay(time)
  return [day, day + 1].some(each => {
    const hours = tradingHours(productType, each)
    return hours !== undefined && hours.from <= time && time < hours.to
  })
}

/** The regular trading hours that overlap a span, clipped to it, in order; adjacent ones are merged. */
export function tradingSpans(productType: ProductType, from: number, to: number): Span[] {
  if (productType === 2) return from < to ? [{ from, to }] : []
  const spans: Span[] = []
  for (let day = newYorkDay(from); day <= newYorkDay(to) + 1; day++) {
    const hours = tradingHours(productType, day)
    if (!hours || hours.to <= from || hours.from >= to) continue
    const span = { from: Math.max(hours.from, from), to: Math.min(hours.to, to) }
    const last = spans.at(-1)
    if (last && last.to === span.from) last.to = span.to
    else spans.push(span)
  }
  return spans
}

/** The moment itself while trading, else the last close before it. */
export function lastTradingMoment(productType: ProductType, time: number): number {
  if (isTrading(productType, time)) return time
  for (let day = newYorkDay(time) + 1; ; day--) {
    const hours = tradingHours(productType, day)
    if (hours && hours.to <= time) return hours.to
  }
}

/**
 * When the trading day that a moment belongs to ends, in epoch milliseconds: at the close of the exchange, between two days that of the next, and
 * for crypto, which has no close, at midnight UTC.
 */
export function tradingDayEnd(productType: ProductType, time: number): number {
  if (productType === 2) return (Math.floor(time / DAY) + 1) * DAY
  for (let day = newYorkDay(time); ; day++) {
    const hours = tradingHours(productType, day)
    if (hours && hours.to > time) return hours.to
  }
}

function nextOpen(productType: ProductType, time: number): number {
  for (let day = newYorkDay(time); ; day++) {
    const hours = tradingHours(productType, day)
    if (hours && hours.from > time) return hours.from
  }
}

/** The hours before and after the regular ones of US stocks that overlap a span, with the regular ones between them. */
export function extendedSpans(from: number, to: number): Span[] {
  const spans: Span[] = []
  for (let day = newYorkDay(from); day <= newYorkDay(to); day++) {
    const hours = tradingHours(1, day)
    if (!hours) continue
    const span = { from: newYorkTime(day, FIRST_HOUR), to: newYorkTime(day, lastHour(day, hours)) }
    if (span.to > from && span.from < to) spans.push(span)
  }
  return spans
}

/** US stocks are traded from this hour of the New York day on. */
const FIRST_HOUR = 4
/** The hour at which trading after the close ends: 20, and 17 on a day with an early close. */
const lastHour = (day: number, { to }: Span) => (to < newYorkTime(day, 16) ? 17 : 20)

function offHoursPhase(productType: ProductType, time: number): TradingPhase {
  if (productType !== 1) return 'closed'
  const day = newYorkDay(time)
  const hours = tradingHours(productType, day)
  if (!hours) return 'closed'
  if (time < hours.from) return time >= newYorkTime(day, FIRST_HOUR) ? 'pre' : 'closed'
  return time < newYorkTime(day, lastHour(day, hours)) ? 'post' : 'closed'
}

/** The regular trading hours of a New York day; a futures or forex day begins on the evening before. */
function tradingHours(productType: ProductType, day: number): Span | undefined {
  if (productType === 2) return { from: newYorkTime(day, 0), to: newYorkTime(day + 1, 0) }
  const weekday = weekdayOf(day)
  if (weekday === SATURDAY || weekday === SUNDAY) return undefined
  if (productType === 4) return { from: newYorkTime(day - 1, 17), to: newYorkTime(day, 17) }
  const kind = stockDayType(day)
  if (productType === 3) {
    return kind === 'holiday' ? undefined : { from: newYorkTime(day - 1, 18), to: newYorkTime(day, 17) }
  }
  if (kind === 'holiday') return undefined
  return { from: newYorkTime(day, 9.5), to: newYorkTime(day, kind === 'early' ? 13 : 16) }
}

/** The UTC time of an hour of a New York day; no trading hours begin or end within the hour that the clocks skip. */
export function newYorkTime(day: number, hour: number): number {
  const wall = day * DAY + hour * HOUR
  return wall + (isDaylightSaving(wall) ? 4 : 5) * HOUR
}

/** The New York day of a UTC moment. */
function newYorkDay(time: number): number {
  const standard = time - 5 * HOUR
  return Math.floor((isDaylightSaving(standard + HOUR) ? standard + HOUR : standard) / DAY)
}

/** Whether a New York wall-clock moment (as if it were UTC) has daylight saving time. */
function isDaylightSaving(wall: number): boolean {
  const year = new Date(wall).getUTCFullYear()
  const { begins, ends } = daylightSavingOf(year)
  return wall >= begins && wall < ends
}

const daylightSavingByYear = new Map<number, { begins: number; ends: number }>()
/** From 2:00 on the second Sunday of March to 2:00 on the first Sunday of November (US law since 2007). */
function daylightSavingOf(year: number) {
  let period = daylightSavingByYear.get(year)
  if (!period) {
    period = {
      begins: nthWeekday(year, 2, SUNDAY, 2) * DAY + 2 * HOUR,
      ends: nthWeekday(year, 10, SUNDAY, 1) * DAY + 2 * HOUR,
    }
    daylightSavingByYear.set(year, period)
  }
  return period
}

const calendars = new Map<number, Map<number, 'holiday' | 'early'>>()
/** Whether a New York day is a holiday or has an early close at the US stock exchanges (NYSE Rule 7.2). */
function stockDayType(day: number): 'holiday' | 'early' | undefined {
  const year = new Date(day * DAY).getUTCFullYear()
  let calendar = calendars.get(year)
  if (!calendar) calendars.set(year, (calendar = stockCalendar(year)))
  return calendar.get(day)
}

function stockCalendar(year: number): Map<number, 'holiday' | 'early'> {
  const thanksgiving = nthWeekday(year, 10, 4, 4)
  const christmas = dayOf(year, 11, 25)
  const independence = dayOf(year, 6, 4)
  const newYear = dayOf(year, 0, 1)
  const early = [thanksgiving + 1, christmas - 1, independence - 1]
  const holidays = [
    nthWeekday(year, 0, 1, 3),
    nthWeekday(year, 1, 1, 3),
    easter(year) - 2,
    lastMonday(year, 4),
    nthWeekday(year, 8, 1, 1),
    thanksgiving,
    observed(independence),
    observed(christmas),
    // Juneteenth has been a market holiday since 2022.
    ...(year >= 2022 ? [observed(dayOf(year, 5, 19))] : []),
    // A New Year's Day on a Saturday is not observed on the Friday, as 31 December is the end of the accounting year.
    ...(weekdayOf(newYear) === SATURDAY ? [] : [observed(newYear)]),
  ]
  return new Map([
    ...early.map(day => [day, 'early'] as const),
    ...holidays.map(day => [day, 'holiday'] as const),
  ])
}

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. */
function observed(day: number): number {
  const weekday = weekdayOf(day)
  return weekday === SATURDAY ? day - 1 : weekday === SUNDAY ? day + 1 : day
}

function dayOf(year: number, month: number, date: number): number {
  return Date.UTC(year, month, date) / DAY
}

function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

/** The nth of a weekday (0 is Sunday) in a month (0 is January, 12 the next one), as a day. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = dayOf(year, month, 1)
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7
}

function lastMonday(year: number, month: number): number {
  const last = dayOf(year, month + 1, 0)
  return last - ((weekdayOf(last) + 6) % 7)
}

/** Easter Sunday by the Gregorian computus (Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31) - 1
  return dayOf(year, month, ((h + l - 7 * m + 114) % 31) + 1)
}
