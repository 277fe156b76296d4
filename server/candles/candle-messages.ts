import type { Candle } from '#src/api/generated/models/index.ts'
import type { CandleQuery } from '../market/candles.ts'
import type { MarketOptions } from '../market/market.ts'
import type { CandleLimits } from './candle-limits.ts'

/** The start-up data of the candle worker. */
export interface CandleSettings extends Pick<MarketOptions, 'seed' | 'hours' | 'hoursChanges' | 'openings'> {
  readonly limits: CandleLimits
}

/** A request to the worker. */
export interface CandleRequest {
  readonly id: number
  readonly caller: string
  readonly productId: number
  readonly span: CandleQuery
}

/** Its reply; without `candles` and `error` the request was rejected as the queue is full. */
export interface CandleReply {
  readonly id: number
  readonly candles?: Candle[]
  /** The text of an unexpected error. */
  readonly error?: string
}
