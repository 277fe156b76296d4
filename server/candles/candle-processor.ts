import type { Candle } from '#src/api/generated/models/index.ts'
import { candleSteps, areCandlesFinal, type CandleQuery } from '../market/candles.ts'
import { getProduct } from '../market/catalogue.ts'
import { createHistory } from '../market/history.ts'
import { toMarketSeed } from '../market/market-seed.ts'
import { createLru } from '#src/lib/lru.ts'
import type { MarketProduct } from '../market/types.ts'
import type { CandleReply, CandleRequest, CandleSettings } from './candle-messages.ts'
import { createFairQueue, type TaskSteps } from './fair-queue.ts'

/**
 * Milliseconds spent on one page before the next one. The cost of pages is in docs/operating.md: each day of a product is computed once,
 * so that 500 uncached weeks are some 2,150 days, up to a second; 500 spans of four hours take a tenth of a second.
 */
const SLICE_MS = 4
/** Pages of up to 500 candles: 20 MB at most. */
const MAX_CACHED_PAGES = 200

/** Processes requests for candles in time slices. */
export interface CandleProcessor {
  enqueue(request: CandleRequest): void
  /** Works for one time slice; false when nothing is left to do. */
  runSlice(): boolean
}

export interface CandleProcessorOptions extends CandleSettings {
  readonly reply: (reply: CandleReply) => void
  /** Milliseconds, used only to measure slices. */
  readonly now: () => number
}

/** A processor with its own price history. The current time is only taken from `span.time`. */
export function createCandleProcessor(options: CandleProcessorOptions): CandleProcessor {
  const { seed, hours, hoursChanges, openings = [], limits, reply, now } = options
  const history = createHistory({ seed: toMarketSeed(seed), hours, hoursChanges, openings })
  const pages = createLru<Candle[], string>(MAX_CACHED_PAGES)
  const queue = createFairQueue<Candle[]>({ ...limits, sliceMs: SLICE_MS, now })

  const keyOf = (product: MarketProduct, span: CandleQuery): string => {
    const { interval, limit, before, time } = span
    // Unfinished candles change with every tick.
    const tick = areCandlesFinal(history, product, span) ? '' : Math.floor(time / product.tickPeriod)
    return [product.productId, interval, limit, before, tick].join(' ')
  }

  function* pageOf({ productId, span }: CandleRequest): TaskSteps<Candle[]> {
    const product = getProduct(productId)
    const key = keyOf(product, span)
    const cached = pages.get(key)
    if (cached) return cached
    const candles = yield* candleSteps(history, product, span)
    pages.set(key, candles)
    return candles
  }

  return {
    enqueue(request) {
      const { id, caller } = request
      queue.add(caller, pageOf(request), result => {
        if (result.kind === 'done') reply({ id, candles: result.outcome })
        else if (result.kind === 'refused') reply({ id })
        else reply({ id, error: String(result.error) })
      })
    },
    runSlice: queue.runSlice,
  }
}
