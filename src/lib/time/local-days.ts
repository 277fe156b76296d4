/** Calendar days in the time zone of the device. */

/** The calendar day of a moment in the device's time zone, `2026-11-12`: for grouping and for date fields. */
export function localDay(time: number): string {
  const date = new Date(time)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The start of a day `2026-11-12` and of the next one, epoch ms: not 24 hours apart when clocks change. */
export function localDayRange(day: string): { start: number; end: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return {
    start: new Date(year, month - 1, date).getTime(),
    end: new Date(year, month - 1, date + 1).getTime(),
  }
}

/** Minutes that the device's clock is ahead of UTC at the start of the day that `now` (epoch ms) lies in: `utcOffset` of the API. */
export function dayOffset(now: number): number {
  return -new Date(localDayRange(localDay(now)).start).getTimezoneOffset()
}
