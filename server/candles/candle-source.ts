import type { Candle } from '#models'
import type { CandleQuery } from '../market/candles.ts'
import type { DayBlock } from '../market/day-blocks.ts'
import type { Market } from '../market/market.ts'
import type { MarketProduct } from '../market/types.ts'

/** The source of the candles of `listCandles`. */
export interface CandleSource {
  /**
   * The candles of a product, the same as `Market.candles`. `caller` is the address of the client, for fair queuing. Undefined when the
   * queue of this caller, or the whole queue, is full.
   */
  list(caller: string, product: MarketProduct, span: CandleQuery): Promise<Candle[] | undefined>
  /** A block of finished days, to be stored; undefined when it cannot be computed beside all else. */
  block(product: MarketProduct, block: number): Promise<DayBlock | undefined>
  /** Pending requests are answered as if the queue were full. */
  close(): Promise<void>
}

/** Computes candles directly on this thread, for tests and tools; a public back end uses `startCandleWorker`. */
export function createInlineCandles(market: Market): CandleSource {
  return {
    list: async (_, product, { interval, time, ...query }) => market.candles(product, interval, query, time),
    block: async () => undefined,
    close: async () => {},
  }
}
