import { CANDLE_LIMITS } from './candles/candle-limits.ts'
import type { CandleSource } from './candles/candle-source.ts'
import { startCandleWorker } from './candles/candle-worker-source.ts'
import type { Config } from './config.ts'
import type { OpenedMarket } from './create-services.ts'
import type { Reader } from './kernel/store.ts'
import { readDayBlocks } from './market/day-blocks.ts'

/**
 * The candles of a market, computed on a worker thread, of the days that the database does not have. Without rate limits all callers may share one
 * address (a proxy's).
 */
export function startConfiguredCandles(
  config: Config,
  { market, openings, reader }: OpenedMarket & { readonly reader?: Reader },
): CandleSource {
  const { seed, hours, hoursChanges } = market
  const limits = config.rateLimits ? CANDLE_LIMITS : { ...CANDLE_LIMITS, perCaller: CANDLE_LIMITS.total }
  return startCandleWorker(
    { seed, hours, hoursChanges, openings, limits },
    reader && (productId => readDayBlocks(reader, market.signer, productId)),
  )
}
