import type { Candle } from '../../src/api/generated/models/index.ts'
import type { CandleSpan } from '../market/candles.ts'
import type { MarketOptions } from '../market/market.ts'

/** What the worker of candles is started with. */
export type WorkerMarket = Pick<MarketOptions, 'seed' | 'hours'>

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
