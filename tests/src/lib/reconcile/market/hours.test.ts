import { expect, it } from 'vitest'
import { marketTermsOf } from '#server/features/market/market-terms.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import type { HoursChange } from '#src/lib/market/price-time.ts'
import { keysToKeep } from '#src/lib/reconcile/market/days.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { checkSeenHours, fixedHours } from '#src/lib/reconcile/market/hours.ts'
import { checkMarketTerms } from '#src/lib/reconcile/market/terms.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

type MarketTerms = Statement['marketTerms']

const midnight = Date.UTC(2026, 10, 20)
const market = createMarket({ seed: 1, clock: () => midnight + 12 * HOUR })
const marketDays = market.publishedDays.list({ pageNum: 1, pageSize: 12 }).rows.toReversed()
const honest: MarketTerms = CATALOGUE.slice(0, 3).map(product => marketTermsOf(market, product))
const changed = (...hoursChanges: readonly HoursChange[]): MarketTerms =>
  honest.map(terms => ({ ...terms, hoursChanges }))
const exchangeFrom = (since: number): HoursChange => ({ since, hours: 'exchange' })
const alwaysFrom = (since: number): HoursChange => ({ since, hours: 'always' })

const isWrong = (findings: Iterable<Finding>) => [...findings].some(({ verdict }) => verdict.is !== 'agrees')
const isWrongIn = (marketTerms: MarketTerms) => isWrong(checkMarketTerms({ marketDays, marketTerms }))
const seenBy = (marketTerms: MarketTerms) =>
  keysToKeep(marketDays, [], fixedHours({ marketDays, marketTerms }))

it('hours that change at midnights, for all products at once, are accepted', () => {
  expect(isWrongIn(honest)).toBe(false)
  expect(isWrongIn(changed(exchangeFrom(midnight), alwaysFrom(midnight + DAY)))).toBe(false)
})

it.each([
  ['within a day', changed(exchangeFrom(midnight + 1))],
  ['the newest first', changed(exchangeFrom(midnight + DAY), alwaysFrom(midnight))],
  ['for one product', [...changed(exchangeFrom(midnight)).slice(0, 1), ...honest.slice(1)]],
  ['at a time that no date has', changed(exchangeFrom(Number.MAX_SAFE_INTEGER))],
])('hours that change %s are named', (_, marketTerms) => {
  expect(isWrongIn(marketTerms)).toBe(true)
})

it('hours that the device has seen may change from tomorrow on, and not for days that have begun', () => {
  const seen = seenBy(honest)
  expect(isWrong(checkSeenHours(honest, seen))).toBe(false)
  expect(isWrong(checkSeenHours(changed(exchangeFrom(midnight + DAY)), seen))).toBe(false)
  expect(isWrong(checkSeenHours(changed(exchangeFrom(midnight)), seen))).toBe(true)
  // A change that was announced may be taken back before it begins, and not later.
  expect(isWrong(checkSeenHours(honest, seenBy(changed(exchangeFrom(midnight + DAY)))))).toBe(false)
  expect(isWrong(checkSeenHours(honest, seenBy(changed(exchangeFrom(midnight)))))).toBe(true)
})

it('hours that the device has seen stay known when a later check has no terms', () => {
  const seen = seenBy(changed(exchangeFrom(midnight)))
  expect(fixedHours({ marketDays, marketTerms: [] })).toBeUndefined()
  expect(keysToKeep(marketDays, seen)).toEqual(seen)
  expect(isWrong(checkSeenHours([], seen))).toBe(false)
})
