/** Months as on the wire, `2026-11`, and their days in the time zone of the device. */
import { localDay } from './local-days.ts'

/** The month that a time (epoch ms) lies in on this device. */
export function localMonth(time: number): string {
  return localDay(time).slice(0, 7)
}

/** The month that lies `count` months after, or before if negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return localMonth(new Date(year, number - 1 + count, 1).getTime())
}

/** The days of a month, `2026-11-01` and so on. */
export function daysOfMonth(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(year, number, 0).getDate()
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/**
 * The days of a month in weeks, which start on `firstDay` (1 is Monday, 7 Sunday); undefined before the first and after the last day.
 */
export function weeksOfMonth(month: string, firstDay: number): (string | undefined)[][] {
  const days = daysOfMonth(month)
  const [year = 0, number = 1] = month.split('-').map(Number)
  const before = (new Date(year, number - 1, 1).getDay() - firstDay + 7) % 7
  const cells = [...Array.from({ length: before }, () => undefined), ...days]
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => cells[week * 7 + index]),
  )
}
