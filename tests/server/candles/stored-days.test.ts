import { expect, it } from 'vitest'
import { createCandleProcessor } from '#server/candles/candle-processor.ts'
import { CANDLE_LIMITS } from '#server/candles/candle-limits.ts'
import type { CandleReply } from '#server/candles/candle-messages.ts'
import type { CandleSource } from '#server/candles/candle-source.ts'
import { startCandleWorker } from '#server/candles/candle-worker-source.ts'
import { dayBlockJob, storeDayBlocks } from '#server/candles/store-day-blocks.ts'
import { STORED_DAYS_CHECK, verifyStoredDays } from '#server/features/market/stored-days.ts'
import { runJobToCompletion } from '#server/kernel/job.ts'

import { findProductByCode } from '#server/market/catalogue.ts'
import { BLOCK_DAYS, finishedBlocks, readDayBlocks, type DayBlock } from '#server/market/day-blocks.ts'
import { HISTORY_START } from '#server/market/candles.ts'
import { fixedMarketSeed } from '#server/market/market-seed.ts'
import { createMarket, type Market } from '#server/market/market.ts'
import { itWithStoreOnEveryEngine, runStatements } from '#tests/support/databases/databases.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** Within a block; the market before it has prices as well. */
const SINCE = Date.UTC(2026, 10, 3, 7, 13)
const seed = { ...fixedMarketSeed(5, SINCE), earlierSeed: 11 }
const FIRST = Math.ceil(SINCE / DAY / BLOCK_DAYS)
/** During the last day of the third block. */
const NOW = (FIRST + 3) * BLOCK_DAYS * DAY - HOUR
const [bitcoin, eurusd, cross] = [
  findProductByCode(2, 'BTC')!,
  findProductByCode(4, 'EURUSD')!,
  findProductByCode(4, 'EURGBP')!,
]

/** A market of a few products, as each block takes some milliseconds. */
const marketOf = (now: () => number, hours: Market['hours'] = 'always', products = [bitcoin, eurusd]) => ({
  ...createMarket({ seed, hours, clock: now }),
  products,
})

/** A source that computes blocks on this thread. */
function sourceOf(market: Market, asked: number[] = []): CandleSource {
  return {
    list: async () => undefined,
    block: async (product, block) => {
      asked.push(block)
      const days = Array.from({ length: BLOCK_DAYS }, (_, index) =>
        market.dayOf(product, block * BLOCK_DAYS + index),
      )
      return { block, days }
    },
    close: async () => {},
  }
}

itWithStoreOnEveryEngine(
  'days of the market are stored in blocks that began with it and have ended, once each, oldest first',
  async store => {
    let now = NOW
    const asked: number[] = []
    const market = marketOf(() => now)
    const services = { store, market, candleSource: sourceOf(market, asked) }
    expect(await storeDayBlocks(services, 1)).toBe(1)
    expect((await readDayBlocks(store, bitcoin.productId)).map(({ block }) => block)).toEqual([FIRST])
    await Promise.all([storeDayBlocks(services, 10), storeDayBlocks(services, 10)])
    for (const { productId } of market.products)
      expect((await readDayBlocks(store, productId)).map(({ block }) => block)).toEqual([FIRST, FIRST + 1])
    asked.length = 0
    expect(await storeDayBlocks(services, 10)).toBe(0)
    expect(asked).toEqual([])
    now += HOUR
    expect(await storeDayBlocks(services, 10)).toBe(2)
    expect(asked).toEqual([FIRST + 2, FIRST + 2])
    for (const { block, days } of await readDayBlocks(store, eurusd.productId))
      expect(days).toEqual(days.map((_, index) => market.dayOf(eurusd, block * BLOCK_DAYS + index)))
  },
)

itWithStoreOnEveryEngine(
  'of a price that follows from others, the past from before the market is stored as well, and verified newest first',
  async store => {
    const asked: number[] = []
    const market = marketOf(() => SINCE + DAY, 'always', [bitcoin, cross])
    const services = { store, market, candleSource: sourceOf(market, asked) }
    const { first, end } = finishedBlocks(cross, SINCE, market.now())
    expect([
      first * BLOCK_DAYS * DAY >= HISTORY_START,
      (first - 1) * BLOCK_DAYS * DAY < HISTORY_START,
    ]).toEqual([true, true])
    expect(end).toBe(FIRST - 1)
    expect(await storeDayBlocks(services, 100)).toBe(end - first)
    expect(asked).toEqual(Array.from({ length: end - first }, (_, index) => first + index))
    expect(await readDayBlocks(store, bitcoin.productId)).toEqual([])
    const asksOfDays: number[] = []
    const watched: Market = {
      ...market,
      dayOf(product, day) {
        asksOfDays.push(day)
        return market.dayOf(product, day)
      },
    }
    expect(await verifyStoredDays(store, watched)).toEqual([])
    expect(asksOfDays.length).toBeGreaterThanOrEqual(end - first)
    expect(asksOfDays.slice(0, end - first)).toEqual(
      asksOfDays.slice(0, end - first).toSorted((a, b) => b - a),
    )
  },
)

itWithStoreOnEveryEngine('days without trade are stored as such', async store => {
  const market = marketOf(() => NOW, 'exchange', [eurusd])
  await storeDayBlocks({ store, market, candleSource: sourceOf(market) }, 10)
  const [block] = await readDayBlocks(store, eurusd.productId)
  expect(block!.days.filter(day => day === null).length).toBeGreaterThan(3)
  expect(await verifyStoredDays(store, market)).toEqual([])
})

itWithStoreOnEveryEngine(
  'job of stored days waits until the thread of the candles has time, and rests until another block ends',
  async store => {
    let isBusy = true
    const asked: number[] = []
    const market = marketOf(() => NOW)
    const source = sourceOf(market, asked)
    const candleSource = {
      ...source,
      block: async (...call: Parameters<typeof source.block>) => (isBusy ? undefined : source.block(...call)),
    }
    const job = dayBlockJob({ store, market, candleSource })
    await runJobToCompletion(job)
    expect(await readDayBlocks(store, bitcoin.productId)).toEqual([])
    isBusy = false
    await runJobToCompletion(job)
    expect(asked).toHaveLength(4)
    await runStatements(store, ['DELETE FROM market_days'])
    await runJobToCompletion(job)
    expect(asked).toHaveLength(4)
  },
)

itWithStoreOnEveryEngine(
  'verification names stored days that are other ones or cannot be read, of other products each day',
  async store => {
    let now = NOW
    const market = marketOf(() => now)
    await storeDayBlocks({ store, market, candleSource: sourceOf(market) }, 10)
    expect(await verifyStoredDays(store, market)).toEqual([])
    await runStatements(
      store,
      [
        "UPDATE market_days SET figures = '[1,' WHERE block = $1 AND product_id = $2",
        [BigInt(FIRST), BigInt(bitcoin.productId)],
      ],
      [
        `UPDATE market_days SET figures = (SELECT figures FROM market_days AS other WHERE block = $1 - 1 AND product_id = $2)
          WHERE block = $1 AND product_id = $2`,
        [BigInt(FIRST + 1), BigInt(eurusd.productId)],
      ],
    )
    expect((await readDayBlocks(store, bitcoin.productId)).map(({ block }) => block)).toEqual([FIRST + 1])
    const messages = new Set<string>()
    for (let day = 0; day < BLOCK_DAYS; day++, now += DAY)
      for (const { check, message } of await verifyStoredDays(store, market)) {
        expect(check).toBe(STORED_DAYS_CHECK)
        messages.add(message.replace(/\d{4}-\d\d-\d\d/, 'DAY'))
      }
    expect([...messages].toSorted()).toEqual([
      'the stored DAY of EURUSD is another day than the market had',
      'the stored days of BTC from DAY on cannot be read',
    ])
  },
)

it('candles are the same with and without stored days, across both versions of the market', async () => {
  const market = marketOf(() => NOW, 'always', [bitcoin, cross])
  const { first, end } = finishedBlocks(bitcoin, SINCE, NOW)
  expect([first, end]).toEqual([FIRST, FIRST + 2])
  const past = finishedBlocks(cross, SINCE, NOW).first
  const plain = startCandleWorker({ seed, hours: 'always', limits: CANDLE_LIMITS })
  const read: number[] = []
  const kept = startCandleWorker({ seed, hours: 'always', limits: CANDLE_LIMITS }, async productId => {
    read.push(productId)
    if (read.length === 1) throw new Error('no database')
    const product = market.products.find(each => each.productId === productId)!
    return [...(product === cross ? [past, first - 2, first - 1] : []), first, first + 1].map(block => ({
      block,
      days: Array.from({ length: BLOCK_DAYS }, (_, index) =>
        market.dayOf(product, block * BLOCK_DAYS + index),
      ),
    }))
  })
  for (const product of [bitcoin, cross, bitcoin])
    for (const interval of ['1d', '1w'] as const)
      for (const time of [NOW, NOW - 5 * DAY, SINCE + DAY, SINCE - 20 * DAY]) {
        const span = { interval, limit: 20, time }
        expect(await kept.list('a', product, span)).toEqual(await plain.list('a', product, span))
      }
  // Read again after a failure, and then no more.
  expect(read).toEqual([bitcoin.productId, bitcoin.productId, cross.productId])
  expect(await kept.block(cross, FIRST)).toEqual(await sourceOf(market).block(cross, FIRST))
  await Promise.all([plain.close(), kept.close()])
})

it('stored days are used and not computed again, unless the one that is computed is another one', () => {
  const market = marketOf(() => NOW)
  const days = [FIRST, FIRST + 1].map(block => block * BLOCK_DAYS)
  const closeOf = (isSampleFalse: boolean) => {
    const blocks: DayBlock[] = days.map((start, at) => ({
      block: FIRST + at,
      days: Array.from({ length: BLOCK_DAYS }, (_, index) => {
        const day = market.dayOf(bitcoin, start + index)!
        // Impossible volumes, so that they are recognized.
        return at === 0 && index === 0 && !isSampleFalse ? day : { ...day, volume: 7 }
      }),
    }))
    const replies: CandleReply[] = []
    const desk = createCandleProcessor({
      seed,
      hours: 'always',
      limits: CANDLE_LIMITS,
      reply: reply => replies.push(reply),
      // The first day is the one that is computed.
      now: () => 0,
    })
    desk.remember({ productId: bitcoin.productId, blocks })
    const span = { interval: '1d', limit: 1, before: (days[1]! + 3) * DAY, time: NOW } as const
    desk.enqueue({ id: 1, caller: 'a', productId: bitcoin.productId, wants: { span } })
    while (desk.runSlice());
    return replies[0]!.candles![0]!.volume
  }
  const { volume } = market.candles(bitcoin, '1d', { limit: 1, before: (days[1]! + 3) * DAY })[0]!
  expect(closeOf(true)).toBe(volume)
  expect(Number(closeOf(false))).toBe(7 / 10 ** bitcoin.quantityScale)
})
