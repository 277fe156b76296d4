import { expect, it } from 'vitest'
import { futuresExpiry } from '#src/lib/market/futures-expiry.ts'
import { isTrading } from '#src/lib/market/hours.ts'

const at = (text: string) => Date.parse(text)

it('quarterly futures expire at 17:00 New York on the third Friday of March, June, September or December', () => {
  expect(futuresExpiry('quarterly', at('2026-01-05T00:00:00Z'))).toBe(at('2026-03-20T21:00:00Z'))
  expect(futuresExpiry('quarterly', at('2026-11-20T12:00:00Z'))).toBe(at('2026-12-18T22:00:00Z'))
  expect(futuresExpiry('quarterly', at('2026-12-25T12:00:00Z'))).toBe(at('2027-03-19T21:00:00Z'))
})

it('monthly futures expire in every month', () => {
  expect(futuresExpiry('monthly', at('2026-11-20T12:00:00Z'))).toBe(at('2026-11-20T22:00:00Z'))
  expect(futuresExpiry('monthly', at('2026-12-20T12:00:00Z'))).toBe(at('2027-01-15T22:00:00Z'))
})

it('futures roll over to the next contract at the moment of expiry', () => {
  const expiry = at('2026-11-20T22:00:00Z')
  expect(futuresExpiry('monthly', expiry - 1)).toBe(expiry)
  expect(futuresExpiry('monthly', expiry)).toBe(at('2026-12-18T22:00:00Z'))
})

it('futures expire on the trading day before when the third Friday is a holiday', () => {
  // Good Friday of 2025.
  expect(futuresExpiry('monthly', at('2025-04-01T00:00:00Z'))).toBe(at('2025-04-17T21:00:00Z'))
})

it('futures expire when their market closes, always after the current time', () => {
  for (let time = at('2024-01-01T00:00:00Z'); time < at('2030-01-01T00:00:00Z'); time += 5 * 86_400_000 + 1) {
    for (const cycle of ['monthly', 'quarterly'] as const) {
      const expiry = futuresExpiry(cycle, time)
      expect(expiry).toBeGreaterThan(time)
      expect([isTrading(3, expiry - 1), isTrading(3, expiry)]).toEqual([true, false])
    }
  }
})
