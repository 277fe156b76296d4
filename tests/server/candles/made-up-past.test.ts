import { expect, it } from 'vitest'
import { findProductByCode } from '#server/market/catalogue.ts'
import { HISTORY_START, candleSteps } from '#server/market/candles.ts'
import { BLOCK_DAYS, finishedBlocks } from '#server/market/day-blocks.ts'
import { createHistory } from '#server/market/history.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const SINCE = Date.UTC(2026, 10, 3, 7, 13)
const seed = fixedMarketSeed(5, SINCE)
const NOW = SINCE + 40 * DAY
const [bitcoin, cross] = [findProductByCode(2, 'BTC')!, findProductByCode(4, 'EURGBP')!]

it('a page of the made-up past is computed in many short steps, of all days back to it', () => {
  const history = createHistory({ seed, hours: 'always' })
  for (const product of [bitcoin, cross]) {
    const query = { interval: '1m', limit: 1, before: HISTORY_START + DAY, time: NOW } as const
    const steps = candleSteps(history, product, query)
    let count = 0
    while (!steps.next().done) count++
    expect(count, product.productCode).toBeGreaterThan(250)
    // Before the history there is nothing to compute.
    const none = candleSteps(history, product, { ...query, before: Date.UTC(2000, 0, 1) }).next()
    expect(none).toEqual({ done: true, value: [] })
  }
})

it('of version 1 of the market, whose prices take as long, the past of all products is stored', () => {
  const upgraded = { ...seed, earlierSeed: 11 }
  const whole = {
    first: Math.floor(HISTORY_START / DAY / BLOCK_DAYS),
    end: Math.floor(NOW / DAY / BLOCK_DAYS),
  }
  expect(finishedBlocks(bitcoin, upgraded, NOW)).toEqual(whole)
  expect(finishedBlocks(cross, seed, NOW)).toEqual(whole)
  expect(finishedBlocks(bitcoin, seed, NOW).first).toBeGreaterThan(SINCE / DAY / BLOCK_DAYS)
})
