import type { Candle } from '#models'
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
import {
  BLOCK_DAYS,
  finishedBlocks,
  readDayBlocks,
  storeDayBlock,
  type DayBlock,
} from '#server/market/day-blocks.ts'
import { HISTORY_START } from '#server/market/candles.ts'
import { fixedMarketSeed, type MarketSeed } from '#server/market/market-seed.ts'
import { createMarket, type Market } from '#server/market/market.ts'
import { itWithStoreOnEveryEngine, runStatements } from '#tests/support/databases/databases.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'

/** Within a block; the market before it has prices as well. */
const SINCE = Date.UTC(2026, 10, 3, 7, 13)
const seed = fixedMarketSeed(5, SINCE)
/** Of a database that has had a market of version 1. */
const upgraded = { ...seed, earlierSeed: 11 }
const FIRST = Math.ceil(SINCE / DAY / BLOCK_DAYS)
/** During the last day of the third block. */
const NOW = (FIRST + 3) * BLOCK_DAYS * DAY - HOUR
const [bitcoin, eurusd, cross] = [
  findProductByCode(2, 'BTC')!,
  findProductByCode(4, 'EURUSD')!,
  findProductByCode(4, 'EURGBP')!,
]

/** A market of a few products, as each block takes some milliseconds. */
const marketOf = (
  now: () => number,
  hours: Market['hours'] = 'always',
  products = [bitcoin, eurusd],
  ofSeed: MarketSeed = seed,
) => ({ ...createMarket({ seed: ofSeed, hours, clock: now }), products })

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
    expect((await readDayBlocks(store, market.signer, bitcoin.productId)).map(({ block }) => block)).toEqual([
      FIRST,
    ])
    await Promise.all([storeDayBlocks(services, 10), storeDayBlocks(services, 10)])
    for (const { productId } of market.products)
      expect((await readDayBlocks(store, market.signer, productId)).map(({ block }) => block)).toEqual([
        FIRST,
        FIRST + 1,
      ])
    asked.length = 0
    expect(await storeDayBlocks(services, 10)).toBe(0)
    expect(asked).toEqual([])
    now += HOUR
    expect(await storeDayBlocks(services, 10)).toBe(2)
    expect(asked).toEqual([FIRST + 2, FIRST + 2])
    for (const { block, days } of await readDayBlocks(store, market.signer, eurusd.productId))
      expect(days).toEqual(days.map((_, index) => market.dayOf(eurusd, block * BLOCK_DAYS + index)))
  },
)

itWithStoreOnEveryEngine(
  'of a price that follows from others, the past from before the market is stored as well, and verified newest first',
  async store => {
    const asked: number[] = []
    const market = marketOf(() => SINCE + DAY, 'always', [bitcoin, cross])
    const services = { store, market, candleSource: sourceOf(market, asked) }
    const { first, end } = finishedBlocks(cross, seed, market.now())
    // The block in which history begins is the first one.
    expect(first).toBe(Math.floor(HISTORY_START / DAY / BLOCK_DAYS))
    expect(end).toBe(FIRST - 1)
    expect(await storeDayBlocks(services, 100)).toBe(end - first)
    expect(asked).toEqual(Array.from({ length: end - first }, (_, index) => first + index))
    expect(await readDayBlocks(store, market.signer, bitcoin.productId)).toEqual([])
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
  const [block] = await readDayBlocks(store, market.signer, eurusd.productId)
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
    expect(await readDayBlocks(store, market.signer, bitcoin.productId)).toEqual([])
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
    await runStatements(store, [
      "UPDATE market_days SET figures = 'hmac [1,' WHERE block = $1 AND product_id = $2",
      [BigInt(FIRST), BigInt(bitcoin.productId)],
    ])
    const [first] = await readDayBlocks(store, market.signer, eurusd.productId)
    const { signer } = market
    const other = { signer, productId: eurusd.productId, block: FIRST + 1, days: first!.days }
    await store.execute(storeDayBlock, other)
    expect((await readDayBlocks(store, market.signer, bitcoin.productId)).map(({ block }) => block)).toEqual([
      FIRST + 1,
    ])
    const messages = new Set<string>()
    for (let day = 0; day < BLOCK_DAYS; day++, now += DAY)
      for (const { check, message } of await verifyStoredDays(store, market)) {
        expect(check).toBe(STORED_DAYS_CHECK)
        messages.add(message.replace(/\d{4}-\d\d-\d\d/, 'DAY'))
      }
    expect([...messages].toSorted()).toEqual([
      'the stored DAY of EURUSD is another day than the market had',
      'the stored days of BTC from DAY on were not written by its back end',
    ])
  },
)

it.each([
  ['of a new market', seed],
  ['across both versions of an upgraded one', upgraded],
])('candles are the same with and without stored days, %s', async (_title, ofSeed) => {
  const market = marketOf(() => NOW, 'always', [bitcoin, cross], ofSeed)
  const { first, end } = finishedBlocks(bitcoin, seed, NOW)
  expect([first, end]).toEqual([FIRST, FIRST + 2])
  const past = finishedBlocks(cross, ofSeed, NOW).first
  const plain = startCandleWorker({ seed: ofSeed, hours: 'always', limits: CANDLE_LIMITS })
  const read: number[] = []
  const kept = startCandleWorker(
    { seed: ofSeed, hours: 'always', limits: CANDLE_LIMITS },
    async productId => {
      read.push(productId)
      if (read.length === 1) throw new Error('no database')
      const product = market.products.find(each => each.productId === productId)!
      return [...(product === cross ? [past, first - 2, first - 1] : []), first, first + 1].map(block => ({
        block,
        days: Array.from({ length: BLOCK_DAYS }, (_, index) =>
          market.dayOf(product, block * BLOCK_DAYS + index),
        ),
      }))
    },
  )
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

it('stored days are used and not computed again', () => {
  const market = marketOf(() => NOW)
  const days = [FIRST, FIRST + 1].map(block => block * BLOCK_DAYS)
  const blocks = days.map((start, at): DayBlock => ({
    block: FIRST + at,
    // Impossible volumes, so that they are recognized.
    days: Array.from({ length: BLOCK_DAYS }, (_, index) => ({
      ...market.dayOf(bitcoin, start + index)!,
      volume: 7,
    })),
  }))
  const replies: CandleReply[] = []
  const reply = (one: CandleReply) => replies.push(one)
  const desk = createCandleProcessor({ seed, hours: 'always', limits: CANDLE_LIMITS, reply, now: () => 0 })
  desk.remember({ productId: bitcoin.productId, blocks })
  const span = { interval: '1d', limit: 1, before: (days[1]! + 3) * DAY, time: NOW } as const
  desk.enqueue({ id: 1, caller: 'a', productId: bitcoin.productId, wants: { span } })
  while (desk.runSlice());
  const [candle] = JSON.parse(replies[0]!.candles!) as [Candle]
  expect(Number(candle.volume)).toBe(7 / 10 ** bitcoin.quantityScale)
})

itWithStoreOnEveryEngine(
  'a stored day that its market has not signed is not used, and stored again unless it seems signed',
  async store => {
    const market = marketOf(() => NOW, 'always', [bitcoin])
    const services = { store, market, candleSource: sourceOf(market) }
    await storeDayBlocks(services, 10)
    const right = await readDayBlocks(store, market.signer, bitcoin.productId)
    const at = [BigInt(FIRST), BigInt(bitcoin.productId)]
    const figures = `[${Array(BLOCK_DAYS).fill('7,7,7,7,7,7').join()}]`
    const row = 'WHERE block = $1 AND product_id = $2'
    const blocksOf = async (signer = market.signer) =>
      (await readDayBlocks(store, signer, bitcoin.productId)).map(({ block }) => block)
    for (const [forged, isStoredAgain] of [
      [`'${figures}'`, true],
      [`'hmac ${'0'.repeat(64)} ${figures}'`, false],
      [`replace(figures, '1', '2')`, false],
      ['(SELECT figures FROM market_days AS other WHERE block = $1 + 1 AND product_id = $2)', false],
    ] as const) {
      await runStatements(store, [`UPDATE market_days SET figures = ${forged} ${row}`, at])
      expect(await blocksOf(), forged).toEqual([FIRST + 1])
      expect(await storeDayBlocks(services, 10), forged).toBe(isStoredAgain ? 1 : 0)
      await runStatements(store, [`DELETE FROM market_days ${row}`, at])
      await storeDayBlocks(services, 10)
      expect(await readDayBlocks(store, market.signer, bitcoin.productId)).toEqual(right)
    }
    expect(await blocksOf(createMarket({ seed: fixedMarketSeed(6, SINCE) }).signer)).toEqual([])
  },
)
