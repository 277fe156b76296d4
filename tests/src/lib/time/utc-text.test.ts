import { expect, it } from 'vitest'
import { utcText } from '#src/lib/time/utc-text.ts'

it('UTC text shows a time to the minute in UTC, whatever the time zone', () => {
  expect(utcText(Date.UTC(2026, 10, 20, 9, 30, 59, 999))).toBe('2026-11-20 09:30 UTC')
})
