import type {
  Candle,
  CandleInterval,
  QuoteRow,
  TickerInfo,
  TradingState,
} from '#src/api/generated/models/index.ts'
import { depthOf, tradesOf, type Depth, type Trade } from './book.ts'
import { candlesOf, type CandlePageQuery } from './candles.ts'
import { CATALOGUE } from './catalogue.ts'
import { createHistory, type History } from './history.ts'
import { tradingPhase } from './hours.ts'
import { createLru } from './lru.ts'
import { quoteOf, tickerOf } from './ticker.ts'
import type { MarketProduct } from './types.ts'

/** The message key for `TradingState.reason` while the market is closed. */
const CLOSED_REASON = 'hint_market_closed'

export interface MarketOptions {
  /** Same seed, same prices. */
  seed: number
  /** Epoch milliseconds, now. */
  clock: () => number
  /**
   * `always`: every product that is not suspended moves and trades around the clock, the sandbox's default.
   * `exchange`: prices do not move and orders wait while the exchange is closed.
   */
  hours: 'always' | 'exchange'
}

/** The simulated market. `time` is epoch milliseconds and defaults to the clock's; all figures are decimal strings. */
export interface Market {
  readonly products: readonly MarketProduct[]
  readonly hours: MarketOptions['hours']
  readonly now: () => number
  /** The price and its change against the previous day's close; cheap. */
  quote(product: MarketProduct, time?: number): QuoteRow
  /**
   * The quote with its day, minute and previous-day blocks; they agree with the candles. Calls within the same tick share one object,
   * so it must not be modified. The first call of a day takes some milliseconds per product.
   */
  ticker(product: MarketProduct, time?: number): TickerInfo
  /** The latest `limit` candles that start before `before`, oldest first; the last one may be unfinished. */
  candles(product: MarketProduct, interval: CandleInterval, query: CandlePageQuery, time?: number): Candle[]
  /** Twenty levels on either side, best first; the best ask is the price, the best bid below it. */
  depth(product: MarketProduct, time?: number): Depth
  /** The latest trades, newest first, each at the price of its tick. */
  lastTrades(product: MarketProduct, limit?: number, time?: number): Trade[]
  /** Whether it can be traded, and if not why and until when. */
  trading(product: MarketProduct, time?: number): TradingState
}

/** The last few, by seed and hours: all markets of a process share what they have computed, as nothing else decides it. */
const histories = createLru<History, string>(4)

function historyOf(seed: number, hours: MarketOptions['hours']): History {
  const key = `${seed} ${hours}`
  const known = histories.get(key)
  if (known) return known
  const history = createHistory({ seed, hours })
  histories.set(key, history)
  return history
}

/** A market that is fully determined by its seed; all state is cache. */
export function createMarket(options: Partial<MarketOptions> = {}): Market {
  const { seed = 1, clock = Date.now, hours = 'always' } = options
  const history = historyOf(seed, hours)
  const tickers = createTickers(history)
  return {
    products: CATALOGUE,
    hours,
    now: clock,
    quote: (product, time = clock()) => quoteOf(history, product, time),
    ticker: (product, time = clock()) => tickers(product, time),
    candles: (product, interval, query, time = clock()) =>
      candlesOf(history, product, { interval, ...query, time }),
    depth: (product, time = clock()) => depthOf(history, product, time),
    lastTrades: (product, limit = 20, time = clock()) => tradesOf(history, product, limit, time),
    trading: (product, time = clock()) => tradingState(product, hours, time),
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

function tradingState(product: MarketProduct, hours: MarketOptions['hours'], time: number): TradingState {
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
  if (hours === 'always' || exchangeState.session === 'regular')
    return { status: 'open', ...exchangeState, reason: null }
  return { status: 'closed', ...exchangeState, reason: CLOSED_REASON }
}
