/** Days of the device's own calendar. */

/** The day of a moment in the device's time zone, `2026-11-12`: to group by and for date fields. */
export function dayOf(time: number): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The first moment of a day `2026-11-12`, and of the one after it, epoch ms: not 24 hours when clocks change. */
export function spanOf(day: string): { start: number; end: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return {
    start: new Date(year, month - 1, date).getTime(),
    end: new Date(year, month - 1, date + 1).getTime(),
  }
}
