import type { Candle, CandleInterval } from '#models'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { afterAll, expect, it } from 'vitest'
import { createCandleProcessor } from '#server/candles/candle-processor.ts'
import { CANDLE_LIMITS } from '#server/candles/candle-limits.ts'
import type { CandleReply } from '#server/candles/candle-messages.ts'
import { startCandleWorker } from '#server/candles/candle-worker-source.ts'
import { HISTORY_START } from '#server/market/candles.ts'
import { CATALOGUE, findProductByCode } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { DAY } from '#src/lib/time/time-units.ts'

const NOW = Date.UTC(2026, 10, 20, 15, 7, 23, 400)
const bitcoin = findProductByCode(2, 'BTC')!
const SHORT: readonly CandleInterval[] = ['1m', '5m', '15m', '30m']
const LONG: readonly CandleInterval[] = ['1h', '4h', '1d', '1w']

const sources = {
  always: startCandleWorker({ seed: 5, hours: 'always', limits: CANDLE_LIMITS }),
  exchange: startCandleWorker({ seed: 5, hours: 'exchange', limits: CANDLE_LIMITS }),
}
afterAll(() => Promise.all(Object.values(sources).map(source => source.close())))

const anyPage = fc.oneof(
  fc.record({ interval: fc.constantFrom(...SHORT), limit: fc.integer({ min: 1, max: 500 }) }),
  fc.record({ interval: fc.constantFrom(...LONG), limit: fc.integer({ min: 1, max: 30 }) }),
)
const anyRequest = fc.record({
  product: fc.constantFrom(...CATALOGUE),
  page: anyPage,
  hours: fc.constantFrom('always', 'exchange') as fc.Arbitrary<'always' | 'exchange'>,
  before: fc.option(fc.integer({ min: HISTORY_START - DAY, max: NOW + DAY }), { nil: undefined }),
  time: fc.integer({ min: NOW - 3 * DAY, max: NOW }),
})

it('candle worker returns the same candles as the market for every product, interval and time (M5)', async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ product, page: { interval, limit }, hours, before, time }) => {
      const query = before === undefined ? { limit } : { limit, before }
      const expected = createMarket({ seed: 5, hours, clock: () => NOW }).candles(
        product,
        interval,
        query,
        time,
      )
      const span = { interval, time, ...query }
      // The second answer comes from the cache.
      expect(await sources[hours].list('a', product, span)).toEqual(expected)
      expect(await sources[hours].list('b', product, span)).toEqual(expected)
    }),
    { numRuns: 60 },
  )
})

it('candle worker rejects what cannot be computed and continues', async () => {
  const span = { interval: '1m', limit: 501, time: NOW } as const
  await expect(sources.always.list('a', bitcoin, span)).rejects.toThrow('limit is 1 to 500')
  expect(await sources.always.list('a', bitcoin, { ...span, limit: 1 })).toHaveLength(1)
})

it('candle worker refuses a caller beyond its share and serves the next caller', async () => {
  const source = startCandleWorker({ seed: 5, hours: 'always', limits: CANDLE_LIMITS })
  const weeks = (index: number) =>
    source.list('greedy', CATALOGUE[index]!, { interval: '1w', limit: 500, time: NOW })
  const asked = Array.from({ length: 40 }, (_, index) => weeks(index))
  const minute = await source.list('modest', bitcoin, { interval: '1m', limit: 2, time: NOW })
  expect(minute).toHaveLength(2)
  // The fortieth is refused without computing anything, so as soon as the other caller's candles arrive.
  expect(await asked[39]).toBeUndefined()
  await source.close()
  // Closing rejects waiting requests and refuses new ones.
  const served = (await Promise.all(asked)).filter(candles => candles !== undefined)
  expect(served.length).toBeLessThan(32)
  expect(await weeks(0)).toBeUndefined()
})

it('candle worker computes each finished day only once, whatever is requested', () => {
  const replies: CandleReply[] = []
  let slices = 0
  const desk = createCandleProcessor({
    seed: 5,
    hours: 'always',
    limits: CANDLE_LIMITS,
    reply: reply => replies.push(reply),
    // Each reading of the clock advances it by 1 ms, so that a slice has a few steps.
    now: () => slices++,
  })
  const day = Math.floor(NOW / DAY) * DAY
  const ask = (interval: CandleInterval, limit: number) => {
    const started = performance.now()
    desk.enqueue({
      id: replies.length,
      caller: 'a',
      productId: bitcoin.productId,
      wants: { span: { interval, limit, before: day, time: NOW } },
    })
    while (desk.runSlice());
    return performance.now() - started
  }
  const cold = ask('1d', 500)
  // Another limit is another page over the same days.
  const warm = Math.min(...[499, 498, 497].map(limit => ask('1d', limit)))
  expect(replies.map(({ candles }) => (JSON.parse(candles!) as Candle[]).length)).toEqual([
    500, 499, 498, 497,
  ])
  expect(warm).toBeLessThan(cold / 10)
})
