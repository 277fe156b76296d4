import type { Candle } from '#src/api/generated/models/index.ts'
import type { CandleSpan } from '../market/candles.ts'
import type { MarketOptions } from '../market/market.ts'
import type { CandleLimits } from './candle-limits.ts'

/** What the worker of candles is started with. */
export interface CandleSettings extends Pick<MarketOptions, 'seed' | 'hours'> {
  readonly limits: CandleLimits
}

/** What it is asked. */
export interface CandleRequest {
  readonly id: number
  readonly caller: string
  readonly productId: number
  readonly span: CandleSpan
}

/** What it answers; without candles and error there is too much to do. */
export interface CandleReply {
  readonly id: number
  readonly candles?: Candle[]
  /** A fault of ours, in words. */
  readonly error?: string
}
