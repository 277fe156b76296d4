import { expect, it } from 'vitest'
import { createMarket, type Market } from '#server/market/market.ts'
import { fixedMarketSeed, type MarketSeed } from '#server/market/market-seed.ts'
import { dayKeysOfSecret } from '#src/lib/market/day-keys.ts'
import { createNoise, type MarketNoise } from '#src/lib/market/noise.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { findEdges } from '#tests/bench/market-edge/run.ts'

const SINCE = Date.UTC(2026, 10, 1)
const DAYS = 8
const SEED = fixedMarketSeed(7, SINCE)
const MINUTES = 1440
/** Any index of a size from this one on is a rise. */
const FIRST_RISE = 2048

const marketOf = (seed: MarketSeed, noise?: MarketNoise): Market =>
  createMarket({ seed, clock: () => SINCE + (DAYS + 3) * DAY, ...(noise && { noise }) })

const edgesOf = (market: Market, { stride = 10, hours = 0 } = {}) =>
  findEdges(market, { start: SINCE + DAY, days: DAYS, seed: 7, stride, hours })

/** Changes the words of a day's moves before anybody sees them. */
function noiseWith(change: (words: Uint32Array, moves: number) => void): MarketNoise {
  const noise = createNoise(dayKeysOfSecret(SEED.secret))
  return {
    ...noise,
    moves(productId, day, count, into) {
      const words = noise.moves(productId, day, count, into)
      change(words, count / MINUTES)
      return words
    },
  }
}

const isRise = (word: number) => (word & 0xfff) >= FIRST_RISE

/** Minutes of high and of low volume, and all moves of the minute after one of high volume are rises, else falls. */
function tellByVolume(words: Uint32Array, moves: number): void {
  const isHigh = Array.from({ length: MINUTES }, (_, minute) => words[minute * moves]! >>> 31 === 1)
  words.forEach((word, at) => {
    const minute = Math.floor(at / moves)
    const turned = minute > 0 && isRise(word) !== isHigh[minute - 1] ? word ^ 0xfff : word
    words[at] = ((turned & 0x0fffffff) | (isHigh[minute] ? 0xf << 28 : 0)) >>> 0
  })
}

/** Every fourth move repeats the direction of the one before. */
function repeatMoves(words: Uint32Array): void {
  for (let at = 1; at < words.length; at += 4)
    if (isRise(words[at]!) !== isRise(words[at - 1]!)) words[at] = (words[at]! ^ 0xfff) >>> 0
}

it('nobody who sees everything that is public wins quick orders, whatever the duration', () => {
  const { results, bar, failures } = edgesOf(marketOf(SEED), { hours: 60 })
  expect(failures).toEqual([])
  expect(bar).toBeLessThan(4.5)
  expect(new Set(results.map(({ predictor }) => predictor)).size).toBeGreaterThan(100)
})

it('the bench finds that the market before turned back, by orders that win and by variance ratios', () => {
  const before = marketOf({ ...SEED, since: Date.UTC(2099, 0, 1), earlierSeed: 7 })
  const { results, failures } = edgesOf(before, { hours: 60 })
  expect(results.filter(({ errors }) => Math.abs(errors) > 4.5)).not.toEqual([])
  expect(failures.join('\n')).toMatch(/the variance ratio of 1 day is 0\.[12]/)
})

it('the bench finds a volume that gives the next move away', () => {
  const { results } = edgesOf(marketOf(SEED, noiseWith(tellByVolume)), { stride: 20 })
  const errorsOf = (name: string) =>
    results.find(each => each.predictor === name && each.duration === 0)!.errors
  expect(errorsOf('volume of minute so far')).toBeGreaterThan(4.5)
  expect(errorsOf('model: linear, all signals')).toBeGreaterThan(4.5)
})

it('the bench finds moves that repeat the direction of the one before', () => {
  const { failures } = edgesOf(marketOf(SEED, noiseWith(repeatMoves)), { stride: 20, hours: 60 })
  expect(failures.join('\n')).toMatch(/the variance ratio of 60 s is 1\.[1-9]/)
})
