import type { CandleQuery } from '../market/candles.ts'
import type { DayBlock } from '../market/day-blocks.ts'
import type { MarketOptions } from '../market/market.ts'
import type { CandleLimits } from './candle-limits.ts'

/** The start-up data of the candle worker. */
export interface CandleSettings extends Pick<MarketOptions, 'seed' | 'hours' | 'hoursChanges' | 'openings'> {
  readonly limits: CandleLimits
}

/** A request to the worker: for the candles of a span, or for a block of finished days. */
export interface CandleRequest {
  readonly id: number
  readonly caller: string
  readonly productId: number
  readonly wants: { readonly span: CandleQuery } | { readonly block: number }
}

/** What was computed before of a product; sent to the worker ahead of the first request for it. */
export interface KnownDays {
  readonly productId: number
  readonly blocks: readonly DayBlock[]
}

/** The reply to a request; without `candles`, `block` and `error` it was rejected as the queue is full. */
export interface CandleReply {
  readonly id: number
  /** As JSON: an array of objects takes four times as long from thread to thread. */
  readonly candles?: string
  readonly block?: DayBlock
  /** The text of an unexpected error. */
  readonly error?: string
}
