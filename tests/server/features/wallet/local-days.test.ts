import { describe, expect, it } from 'vitest'
import { clockOfZone, startOfDay } from '#server/features/wallet/local-days.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

describe('days of a time zone', () => {
  it.each([
    ['Europe/Berlin', '2026-10-24T22:00Z', 25],
    ['Europe/Berlin', '2027-03-27T23:00Z', 23],
    ['America/St_Johns', '2026-11-01T02:30Z', 25],
    ['Australia/Lord_Howe', '2026-10-03T13:30Z', 23.5],
    ['Asia/Kathmandu', '2026-10-24T18:15Z', 24],
    // Midnight is left out: the day begins at one o’clock.
    ['Africa/Cairo', '2026-04-23T22:00Z', 23],
    // It comes twice: the day begins with the first.
    ['America/Havana', '2026-11-01T04:00Z', 25],
  ])('in %s the day that begins at %s has %d hours', (zone, start, hours) => {
    const clock = clockOfZone(zone)
    const at = Date.parse(start)
    const day = new Date(at + clock(at) + HOUR)
    const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()]
    expect(new Date(startOfDay(clock, year, month, date)).toISOString()).toBe(new Date(at).toISOString())
    expect((startOfDay(clock, year, month, date + 1) - at) / HOUR).toBe(hours)
  })

  it('follow each other without a gap, in every zone, for two years', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % 30 === 0)) {
      const clock = clockOfZone(zone)
      const starts = Array.from({ length: 731 }, (_, day) => startOfDay(clock, 2026, 0, day))
      const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
      for (const [day, start] of starts.entries()) {
        expect(local.format(start), zone).toBe(new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10))
        expect(local.format(start - 1), zone).not.toBe(local.format(start))
        if (day > 0) expect(Math.abs(start - starts[day - 1]! - DAY), zone).toBeLessThanOrEqual(HOUR)
      }
    }
  })

  it('are unknown of a zone that does not exist', () => {
    expect(() => clockOfZone('Europe/Atlantis')).toThrow(RangeError)
  })
})
