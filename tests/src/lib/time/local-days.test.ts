import { expect, it } from 'vitest'
import { dayOffset, localDayRange, localDay } from '#src/lib/time/local-days.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'

it('the offset of a day leads from UTC to the midnight at which the day began here [U2]', () => {
  for (let day = 0; day < 366; day++) {
    const noon = new Date(2026, 0, 1 + day, 12).getTime()
    const { start } = localDayRange(localDay(noon))
    expect((start + dayOffset(noon) * MINUTE) % DAY, localDay(noon)).toBe(0)
  }
})
