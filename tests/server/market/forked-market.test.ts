import { expect, it } from 'vitest'
import { intervals } from '#src/lib/candles/candle-intervals.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { createMarket, type Market } from '#server/market/market.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { dayKeysOfSecret } from '#src/lib/market/day-keys.ts'
import { createNoise } from '#src/lib/market/noise.ts'
import { DAY, MINUTE } from '#src/lib/time/time-units.ts'
import { createForkedNoise } from '#tests/support/forked-noise.ts'
import { differingFields } from '#tests/support/forked-market/differences.ts'
import { anyMomentOf } from '#tests/support/forked-market/moments.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const since = Date.UTC(2026, 10, 2, 7, 31)
const [before, after] = [1, 2].map(number => createNoise(dayKeysOfSecret(fixedMarketSeed(number).secret)))

/** Two markets that agree up to a moment and are independent of each other afterward, with a version before theirs or none. */
function forkedMarkets(
  time: number,
  hours: Market['hours'],
  earlierSeed?: number,
): readonly [Market, Market] {
  const seed = { ...fixedMarketSeed(1, since), ...(earlierSeed !== undefined && { earlierSeed }) }
  const noise = createForkedNoise({ before: before!, after: after!, time })
  return [createMarket({ seed, hours, noise: before! }), createMarket({ seed, hours, noise })]
}

/** Everything that a market says about a product at a moment. */
const answersOf = (market: Market, product: MarketProduct, time: number) => ({
  quote: market.quote(product, time),
  ticker: market.ticker(product, time),
  depth: market.depth(product, time),
  trades: market.lastTrades(product, 50, time),
  trading: market.trading(product, time),
  candles: intervals.map(interval =>
    market.candles(product, interval, { limit: interval === '1w' ? 2 : 30 }, time),
  ),
})

it('market tells nothing at any moment that its future decides: all figures are those of a market that goes on differently [R3.5]', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CATALOGUE),
      fc.constantFrom('always', 'exchange') as fc.Arbitrary<Market['hours']>,
      fc.constantFrom(undefined, 11),
      anyMomentOf(since, since + 6 * DAY),
      (product, hours, earlierSeed, time) => {
        const [one, other] = forkedMarkets(time, hours, earlierSeed)
        expect(
          differingFields(answersOf(one, product, time), answersOf(other, product, time)),
          `${product.productCode} at ${new Date(time).toISOString()}`,
        ).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

it('market of another future is another one a minute later', () => {
  const time = Date.UTC(2026, 10, 3, 15, 7, 12, 345)
  const [one, other] = forkedMarkets(time, 'always')
  const moving = CATALOGUE.filter(product => one.trading(product, time).status === 'open')
  const shareOf = (differs: (product: MarketProduct) => boolean) =>
    moving.filter(product => differs(product)).length / moving.length
  const later = time + MINUTE
  // Some prices are the same by chance: most have moved by a few steps.
  expect(
    shareOf(each => one.quote(each, later).nowPrice !== other.quote(each, later).nowPrice),
  ).toBeGreaterThan(0.8)
  expect(
    shareOf(each => differingFields(one.ticker(each, later), other.ticker(each, later)).length > 0),
  ).toBeGreaterThan(0.97)
})
