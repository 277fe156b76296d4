import { expect, it } from 'vitest'
import { hoursAt } from '#src/lib/market/price-time.ts'

const MIDNIGHT = Date.UTC(2026, 0, 3)

it('changed hours hold from the very midnight of their change on, and those before until then', () => {
  const market = { hours: 'always', hoursChanges: [{ since: MIDNIGHT, hours: 'exchange' }] } as const
  expect(hoursAt(market, MIDNIGHT - 1)).toEqual({ since: 0, hours: 'always' })
  expect(hoursAt(market, MIDNIGHT)).toEqual({ since: MIDNIGHT, hours: 'exchange' })
  expect(hoursAt({ hours: 'exchange' }, MIDNIGHT)).toEqual({ since: 0, hours: 'exchange' })
})
