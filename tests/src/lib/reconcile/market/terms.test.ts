import { expect, it } from 'vitest'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { marketTermsOf } from '#server/features/market/market-terms.ts'
import { createTermsTree } from '#src/lib/market/terms-tree.ts'
import { keysToKeep } from '#src/lib/reconcile/market/days.ts'
import { checkMarketTerms, checkSeenTerms } from '#src/lib/reconcile/market/terms.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const market = createMarket({ seed: 1, clock: () => Date.UTC(2026, 10, 20, 12) })
const marketDays = market.publishedDays.list({ pageNum: 1, pageSize: 12 }).rows.toReversed()
const marketTerms = CATALOGUE.slice(0, 3).map(product => marketTermsOf(market, product))
const honest = { marketDays, marketTerms }

const against = (findings: Iterable<Finding>) =>
  [...findings].filter(({ verdict }) => verdict.is === 'disagrees').map(({ subject }) => subject.id)

it('published terms of an honest market are confirmed, and those of an early statement are not judged', () => {
  const findings = [...checkMarketTerms(honest)]
  expect(findings.length).toBeGreaterThan(0)
  expect(against(findings)).toEqual([])
  expect(against(checkMarketTerms({ marketDays, marketTerms: [] }))).toEqual([])
  const early = {
    marketDays: marketDays.map(day => ({ ...day, termsHash: null })),
    marketTerms: marketTerms.map(terms => ({ ...terms, termsPath: [] })),
  }
  expect(against(checkMarketTerms(early))).toEqual([])
})

it('a market that says it began after the first listed day is named, and one that began within it is not', () => {
  const startingAt = (since: number) => ({
    marketDays: marketDays.map(day => ({ ...day, termsHash: null })),
    marketTerms: marketTerms.map(terms => ({ ...terms, since })),
  })
  const [first] = marketDays
  const starts = Date.parse(first!.day)
  expect(against(checkMarketTerms(startingAt(starts + DAY - 60_000)))).toEqual([])
  expect(against(checkMarketTerms(startingAt(starts + DAY)))).toEqual([first!.day])
})

it('other terms, consistent among themselves, are named by a device that has seen the former ones', () => {
  const seen = keysToKeep(marketDays, [])
  expect(against(checkSeenTerms(marketDays, seen))).toEqual([])
  const lies = marketTerms.map(terms => ({ ...terms, volatility: terms.volatility * 2 }))
  const tree = createTermsTree(lies)
  const told = {
    marketDays: marketDays.map(day => ({ ...day, termsHash: tree.root })),
    marketTerms: lies.map(terms => ({ ...terms, termsPath: tree.pathOf(terms.productId) })),
  }
  expect(against(checkMarketTerms(told))).toEqual([])
  expect(against(checkSeenTerms(told.marketDays, seen))).toEqual([marketDays.at(-1)!.day])
  // Also where the day itself is not listed, or no terms are published any more.
  expect(against(checkSeenTerms(told.marketDays.slice(0, -1), seen))).toHaveLength(1)
  const without = marketDays.map(day => ({ ...day, termsHash: null }))
  expect(against(checkSeenTerms(without, seen))).toHaveLength(1)
})
