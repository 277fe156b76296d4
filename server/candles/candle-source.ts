import type { Candle } from '#src/api/generated/models/index.ts'
import type { CandleSpan } from '../market/candles.ts'
import type { Market } from '../market/market.ts'
import type { MarketProduct } from '../market/types.ts'

/** Where the candles of `listCandles` come from. */
export interface CandleSource {
  /**
   * The candles of a product, those that `Market.candles` gives. `caller` is whoever asks, by address: no caller waits for all that
   * another one has asked for. Undefined when there is too much to do, for this caller or in all.
   */
  list(caller: string, product: MarketProduct, span: CandleSpan): Promise<Candle[] | undefined>
  /** Whoever still waits is told that there is too much to do. */
  close(): Promise<void>
}

/** Computes them at once on this thread, for tests and tools: a back end that others can reach takes `startCandleWorker`. */
export function createInlineCandles(market: Market): CandleSource {
  return {
    list: async (_, product, { interval, time, ...query }) => market.candles(product, interval, query, time),
    close: async () => {},
  }
}
