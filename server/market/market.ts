import type { Candle, CandleInterval, QuoteRow, Sparkline, TickerInfo, Trade, TradingState } from '#models'
import { createLru } from '#src/lib/collections/lru.ts'
import { tradingPhase } from '#src/lib/market/hours.ts'
import type { MarketNoise } from '#src/lib/market/noise.ts'
import { hoursAt, type HoursChange, type MarketHours } from '#src/lib/market/price-time.ts'
import { depthOf, tradesOf, type OrderBook } from './book.ts'
import type { Bucket } from './bucket.ts'
import { candlesOf, type CandlePageQuery } from './candles.ts'
import { CATALOGUE } from './catalogue.ts'
import { createDayLines } from './day-line.ts'
import { createHistory, type History, type HistoryOptions } from './history.ts'
import { marketSeedKey, toMarketSeed, type MarketSeed } from './market-seed.ts'
import type { DayOpenings } from './openings.ts'
import { createMarketTerms, type MarketTermsTree } from './product-terms.ts'
import { createPublishedDays, type PublishedDays } from './published-days.ts'
import { createCacheSigner, type CacheSigner } from './signed-cache.ts'
import { quoteOf, tickerOf } from './ticker.ts'
import type { MarketProduct } from './types.ts'

/** The message key for `TradingState.reason` while the market is closed. */
const CLOSED_REASON = 'hint_market_closed'

export interface MarketOptions {
  /** What prices follow from; a number is a fixed seed, whose future everybody can compute. */
  seed: MarketSeed | number
  /** Epoch milliseconds, now. */
  clock: () => number
  /**
   * `always`: every product that is not suspended moves and trades around the clock, the sandbox's default.
   * `exchange`: prices do not move and orders wait while the exchange is closed.
   */
  hours: 'always' | 'exchange'
  /** What the hours were changed to, the oldest first, each from a UTC midnight on; prices of before stay as they were. */
  hoursChanges?: readonly HoursChange[] | undefined
  /** Replaces the noise of the seed, in tests. */
  noise?: MarketNoise
  /** What was computed before (openings.ts), so that it is not computed again. */
  openings?: readonly DayOpenings[]
}

/** The simulated market. `time` is epoch milliseconds and defaults to the clock's; all figures are decimal strings. */
export interface Market extends Required<MarketHours> {
  readonly products: readonly MarketProduct[]
  readonly seed: MarketSeed
  /** Signs what the database caches of it. */
  readonly signer: CacheSigner
  readonly now: () => number
  /** The random numbers of its days, which nobody may be told before the day's key is published. */
  readonly noise: MarketNoise
  /** The price at the first instant of a UTC day, in minor units, of a product with a price of its own. */
  openingOf(product: MarketProduct, day: number): number
  /** A whole UTC day that has ended, counted since 1970; null when nothing was traded. */
  dayOf(product: MarketProduct, day: number): Bucket | null
  /** What the prices of its products follow from, besides the keys. */
  readonly terms: MarketTermsTree
  /** What is published of its keys, at the time of its clock. */
  readonly publishedDays: PublishedDays
  /** The price and its change against the previous day's close; cheap. */
  quote(product: MarketProduct, time?: number): QuoteRow
  /**
   * The quote with its day, minute and previous-day blocks; they agree with the candles. Calls within the same tick share one object,
   * so it must not be modified. The first call of a day takes some milliseconds per product.
   */
  ticker(product: MarketProduct, time?: number): TickerInfo
  /** The prices since the previous close, at even distances; the same until the next one. */
  dayLine(product: MarketProduct, time?: number): Sparkline
  /** The latest `limit` candles that start before `before`, oldest first; the last one may be unfinished. */
  candles(product: MarketProduct, interval: CandleInterval, query: CandlePageQuery, time?: number): Candle[]
  /** Twenty levels on either side, best first; the best ask is the price, the best bid below it. */
  depth(product: MarketProduct, time?: number): OrderBook
  /** The latest trades, newest first, each at the price of its tick. */
  lastTrades(product: MarketProduct, limit?: number, time?: number): Trade[]
  /** Whether it can be traded, and if not why and until when. */
  trading(product: MarketProduct, time?: number): TradingState
}

/** The last few, by seed and hours: all markets of a process share what they have computed, as nothing else decides it. */
const histories = createLru<History, string>(4)

function historyOf(options: HistoryOptions): History {
  const key = `${marketSeedKey(options.seed)} ${options.hours} ${JSON.stringify(options.hoursChanges)}`
  const known = histories.get(key)
  if (known) return known
  const history = createHistory(options)
  histories.set(key, history)
  return history
}

/** A market that is fully determined by its seed; all state is cache. */
export function createMarket(options: Partial<MarketOptions> = {}): Market {
  const { seed = 1, clock = Date.now, noise, openings = [] } = options
  const { hours = 'always', hoursChanges = [] } = options
  const marketSeed = toMarketSeed(seed)
  const parts = { seed: marketSeed, hours, hoursChanges, noise, openings }
  const history = noise ? createHistory(parts) : historyOf(parts)
  const tickers = createTickers(history)
  const dayLines = createDayLines(history)
  const terms = createMarketTerms(marketSeed.since, history.beginningOf)
  return {
    products: CATALOGUE,
    seed: marketSeed,
    signer: createCacheSigner(marketSeed),
    hours,
    hoursChanges,
    now: clock,
    noise: history.noise,
    openingOf: history.openingOf,
    dayOf: history.dayOf,
    terms,
    publishedDays: createPublishedDays({
      since: marketSeed.since,
      keys: history.keys,
      termsHash: terms.root,
      hours: { hours, hoursChanges },
      clock,
    }),
    quote: (product, time = clock()) => quoteOf(history, product, time),
    ticker: (product, time = clock()) => tickers(product, time),
    dayLine: (product, time = clock()) => dayLines(product, time),
    candles: (product, interval, query, time = clock()) =>
      candlesOf(history, product, { interval, ...query, time }),
    depth: (product, time = clock()) => depthOf(history, product, time),
    lastTrades: (product, limit = 20, time = clock()) => tradesOf(history, product, limit, time),
    trading: (product, time = clock()) => tradingState(product, { hours, hoursChanges }, time),
  }
}

/** Caches the latest ticker of each product until its next tick. */
function createTickers(history: History): (product: MarketProduct, time: number) => TickerInfo {
  const latest = new Map<number, { tick: number; ticker: TickerInfo }>()
  return (product, time) => {
    const tick = Math.floor(time / product.tickPeriod)
    const known = latest.get(product.productId)
    if (known?.tick === tick) return known.ticker
    const ticker = tickerOf(history, product, time)
    latest.set(product.productId, { tick, ticker })
    return ticker
  }
}

function tradingState(product: MarketProduct, hours: MarketHours, time: number): TradingState {
  const exchangeState = tradingPhase(product.productType, time)
  if (product.suspended && product.suspended.since <= time) {
    return {
      status: 'suspended',
      session: exchangeState.session,
      reason: product.suspended.reason,
      nextOpenAt: null,
    }
  }
  // The exchange's phase is always reported; the sandbox may trade nevertheless (docs/decisions/0004).
  if (hoursAt(hours, time).hours === 'always' || exchangeState.session === 'regular')
    return { status: 'open', ...exchangeState, reason: null }
  return { status: 'closed', ...exchangeState, reason: CLOSED_REASON }
}
