import { expect, it } from 'vitest'
import { productsOfType } from '#server/market/catalogue.ts'
import { FUNDING_INTERVAL, fundingRate } from '#server/market/funding.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import { feeRateOf } from '#server/market/trading-fees.ts'

const SINCE = Date.UTC(2026, 10, 21)
const CRYPTO = 2
const CONTRACT = 1
/** The funding rates of all coins at 60 moments from a time on, without their signs. */
function ratesFrom(time: number): number[] {
  const market = createMarket({ seed: fixedMarketSeed(4, SINCE), clock: () => SINCE + 60 * FUNDING_INTERVAL })
  const moments = Array.from({ length: 60 }, (_, each) => time + each * FUNDING_INTERVAL)
  return productsOfType(CRYPTO)
    .slice(0, 40)
    .flatMap(product => moments.map(moment => Math.abs(Number(fundingRate(market, product, moment)))))
}
const fees = Number(feeRateOf(CRYPTO, CONTRACT, 1)) + Number(feeRateOf(CRYPTO, CONTRACT, 2))

it('funding is never more than the fees of a position that is opened and closed around it', () => {
  const largest = Math.max(...ratesFrom(SINCE))
  expect(largest).toBe(0.0009)
  expect(largest).toBeLessThan(fees)
})

it('funding of before the market began keeps the cap that it had', () => {
  const largest = Math.max(...ratesFrom(SINCE - 60 * FUNDING_INTERVAL))
  expect(largest).toBeGreaterThan(0.0009)
  expect(largest).toBeLessThanOrEqual(0.003)
})
