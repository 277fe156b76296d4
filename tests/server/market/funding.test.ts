import { describe, expect, it } from 'vitest'
import { TEAM_RATES } from '#server/features/team/referral-rates.ts'
import { productsOfType } from '#server/market/catalogue.ts'
import { FUNDING_INTERVAL, fundingRate } from '#server/market/funding.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import { feeRateOf } from '#server/market/trading-fees.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { fundingRuleAt } from '#src/lib/trading/funding-rule.ts'

const CRYPTO = 2
const CONTRACT = 1
/** When version 2 of the market begins here, and the first funding with the present rule. */
const SINCE = Date.UTC(2026, 10, 21)
const PRESENT = Date.UTC(2026, 10, 29)
/** Half a year. */
const FUNDINGS = 540
const marketOf = (secret: number) =>
  createMarket({
    seed: fixedMarketSeed(secret, SINCE),
    clock: () => PRESENT + (FUNDINGS + 1) * FUNDING_INTERVAL,
  })
const coins = productsOfType(CRYPTO)
const fees = Number(feeRateOf(CRYPTO, CONTRACT, 1)) + Number(feeRateOf(CRYPTO, CONTRACT, 2))
/** What changing sides costs somebody whose referrers hand the commission back. */
const leastFees = fees * (1 - Number(TEAM_RATES[1]) - Number(TEAM_RATES[2]))

/** The largest funding rate of some coins from a time to another one, without its sign. */
function largestRate(from: number, to: number): number {
  const market = marketOf(4)
  const moments = Array.from(
    { length: (to - from) / FUNDING_INTERVAL },
    (_, n) => from + n * FUNDING_INTERVAL,
  )
  const rates = coins
    .slice(0, 20)
    .flatMap(coin => moments.map(moment => Math.abs(Number(fundingRate(market, coin, moment)))))
  return Math.max(...rates)
}

describe('funding', () => {
  it('that was booked keeps the rule of its time', () => {
    const first = largestRate(SINCE - 24 * FUNDING_INTERVAL, SINCE)
    expect(first).toBeGreaterThan(0.0009)
    expect(first).toBeLessThanOrEqual(0.003)
    expect(largestRate(SINCE, PRESENT)).toBe(0.0009)
    expect(largestRate(PRESENT, PRESENT + 24 * FUNDING_INTERVAL)).toBeLessThanOrEqual(0.0004)
  })

  it('never pays for changing sides just before it, even without the commission on the fees', () => {
    const most = Number(fundingRuleAt(PRESENT, SINCE).cap) / 1_000_000
    expect(2 * most).toBeLessThan(leastFees)
  })

  it('is not earned on average by any rule which side to hold', () => {
    const sums = new Map<string, { mean: number; error: number }>()
    const runs = [1, 2].flatMap(secret => {
      const market = marketOf(secret)
      return [0, 9, 29].map(index => historyOf(market, coins[index]!))
    })
    for (const [name, play] of Object.entries(STRATEGIES)) {
      const earned = runs.flatMap(play)
      const mean = earned.reduce((sum, each) => sum + each, 0) / earned.length
      const squares = earned.reduce((sum, each) => sum + (each - mean) ** 2, 0)
      sums.set(name, { mean, error: Math.sqrt(squares) / earned.length })
    }
    expect(sums.size).toBe(5)
    const winners = [...sums].filter(([, { mean, error }]) => mean > 3 * error)
    expect(winners).toEqual([])
  })
})

interface Payment {
  readonly rate: number
  /** What a long of one unit pays, in the price at the funding before. */
  readonly paid: number
}

function historyOf(market: ReturnType<typeof marketOf>, coin: MarketProduct): Payment[] {
  const priceAt = (time: number) => Number(market.quote(coin, time).nowPrice)
  return Array.from({ length: FUNDINGS }, (_, n) => {
    const time = PRESENT + n * FUNDING_INTERVAL
    const rate = Number(fundingRate(market, coin, time))
    return { rate, paid: (rate * priceAt(time)) / priceAt(time - FUNDING_INTERVAL) }
  })
}

/** What a rule earns at each funding after fees: positive for the holder. */
const STRATEGIES: Record<string, (history: readonly Payment[]) => number[]> = {
  'always long': history => history.map(({ paid }) => -paid),
  'always short': history => history.map(({ paid }) => paid),
  'the side that received last': history => following(history, 1),
  'the side that paid last': history => following(history, -1),
  'changes sides whenever it pays': history => {
    let side = 1
    return history.map(({ rate, paid }) => {
      const isPaying = side * rate > 0
      const changes = isPaying && 2 * Math.abs(rate) > leastFees
      if (changes) side = -side
      return -side * paid - (changes ? leastFees : 0)
    })
  },
}

/** Free of charge, so that only the rates are judged: the side of the last sign, or the other one. */
const following = (history: readonly Payment[], sign: 1 | -1) =>
  history.slice(1).map(({ paid }, n) => -paid * sign * -Math.sign(history[n]!.rate))
