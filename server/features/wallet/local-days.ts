import { DAY, MINUTE } from '#src/lib/time/time-units.ts'

/** By how many milliseconds a person's clock is ahead of UTC at a moment. */
export type ClockAhead = (time: number) => number

/** The clock of a time zone (IANA, such as `Europe/Berlin`). @throws RangeError when there is none of this name */
export function clockOfZone(timeZone: string): ClockAhead {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  return time => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE
  }
}

/** The start of a day on such a clock, epoch ms; `day` counts from the first of the month, and may lie outside of it. */
export function startOfDay(clock: ClockAhead, year: number, month: number, day: number): number {
  const midnight = Date.UTC(year, month, day)
  const early = midnight - clock(midnight - DAY / 2)
  const late = midnight - clock(midnight + DAY / 2)
  // Where midnight is left out, the day begins when the clock is set forward; where it comes twice, with the first.
  return clock(early) === midnight - early ? early : Math.max(early, late)
}
