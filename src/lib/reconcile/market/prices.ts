/**
 * Recomputes the prices of past days from the published keys of the simulated market, which were fixed before those days, and compares them
 * with those that the account's records state (docs/rules/market.md). Only where the back end publishes keys.
 */
import { startWith } from '../arithmetic.ts'
import type { Facts } from '../facts.ts'
import { checkComputed, unchecked, type Finding } from '../finding.ts'
import { checkFirstReached } from './first-reached.ts'
import { checkMarketDays } from './days.ts'
import { checkOpenAtFill } from './hours.ts'
import { withoutTerms } from './missing-terms.ts'
import { checkMarketTerms } from './terms.ts'
import { createMarketReplays, type MarketReplays } from './replays.ts'
import { checkQuickOutcomes } from './quick-outcomes.ts'
import { priceClaims, type PriceClaim } from './price-claims.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { checkRate, hoursBeforeFunding } from '../contract/funding.ts'

/** The rates of fundings whose hours are not published: the prices that these closed at follow from the keys all the same. */
function* checkFundingRates(facts: Facts, replays: MarketReplays): Generator<Finding> {
  for (const { id, productId, fundings } of facts.statement.positions) {
    for (const funding of fundings) {
      const hours = hoursBeforeFunding(funding.time)
      if (hours.every(hour => facts.closeOfHour(productId, hour) !== undefined)) continue
      const closes = hours.flatMap(hour => {
        const replayed = replays.priceAt(productId, hour + HOUR)
        return 'price' in replayed ? replayed.price : []
      })
      const about = { ...facts.about('contract', id, funding.time), entries: [] }
      if (closes.length === hours.length) yield checkRate(facts, about, closes, funding)
    }
  }
}

/** Checks the keys, the stated prices, and that the market did what it did at the first price that reached it; undefined is a pause. */
export function* checkMarketPrices(facts: Facts): Generator<Finding | undefined> {
  const { marketDays } = facts.statement
  if (marketDays.length === 0) return
  yield* checkMarketDays(marketDays)
  yield* checkMarketTerms(facts.statement)
  yield* checkOpenAtFill(facts)
  const replays = createMarketReplays(facts)
  const { stated, hours } = priceClaims(facts)
  for (const { claim, isHour } of inOrderOfTime(stated, hours)) {
    yield* computeUntil(replays, claim)
    const finding = checkClaim(replays, claim)
    // The hours are public, and many: only a wrong one is worth a line.
    if (!isHour || finding.verdict.is === 'disagrees') yield finding
  }
  yield* checkQuickOutcomes(facts, replays)
  yield* checkFundingRates(facts, replays)
  yield* checkFirstReached(facts, replays)
}

/** Product by product and by time, so that each day is computed once. */
function inOrderOfTime(stated: readonly PriceClaim[], hours: readonly PriceClaim[]) {
  return [
    ...stated.map(claim => ({ claim, isHour: false })),
    ...hours.map(claim => ({ claim, isHour: true })),
  ].toSorted((one, other) => one.claim.productId - other.claim.productId || one.claim.time - other.claim.time)
}

/** Computes the days before a claim, with a pause after each. */
function* computeUntil(replays: MarketReplays, { productId, time }: PriceClaim): Generator<undefined> {
  const steps = replays.replayOf(productId)?.steps(time)
  if (steps) for (const _ of steps) yield undefined
}

function checkClaim(replays: MarketReplays, claim: PriceClaim): Finding {
  const { about, productId, price: stated, time } = claim
  const replayed = replays.priceAt(productId, time)
  if ('price' in replayed) {
    const steps = [startWith('price', replayed.price)]
    return checkComputed('marketPrice', { ...about, time }, steps, { stated, unit: '' })
  }
  if (replayed.why === 'noTerms') return withoutTerms('marketPrice', { ...about, time }, replayed.products)
  const finding = unchecked('marketPrice', { ...about, time }, replayed.why)
  return replayed.from === undefined
    ? finding
    : { ...finding, arithmetic: { is: 'checkable', from: replayed.from } }
}
