import type { Bucket } from '../market/bucket.ts'
import { candleSteps, areCandlesFinal, type CandleQuery } from '../market/candles.ts'
import { getProduct } from '../market/catalogue.ts'
import { BLOCK_DAYS, type DayBlock } from '../market/day-blocks.ts'
import { createHistory } from '../market/history.ts'
import { toMarketSeed } from '../market/market-seed.ts'
import { createLru } from '#src/lib/collections/lru.ts'
import type { MarketProduct } from '../market/types.ts'
import type { CandleReply, CandleRequest, CandleSettings, KnownDays } from './candle-messages.ts'
import { createFairQueue, type TaskSteps } from '../kernel/fair-queue.ts'

/**
 * Milliseconds spent on one page before the next one. The cost of pages is in docs/operating.md: each day of a product is computed once,
 * unless the database has it.
 */
const SLICE_MS = 4
/** Pages of up to 500 candles: 20 MB at most. */
const MAX_CACHED_PAGES = 200

/** Processes requests for candles in time slices. */
export interface CandleProcessor {
  /** Takes over days that were computed before. */
  remember(known: KnownDays): void
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
  const pages = createLru<string, string>(MAX_CACHED_PAGES)
  const queue = createFairQueue<string | DayBlock>({ ...limits, sliceMs: SLICE_MS, now })

  const keyOf = (product: MarketProduct, span: CandleQuery): string => {
    const { interval, limit, before, time } = span
    // Unfinished candles change with every tick.
    const tick = areCandlesFinal(history, product, span) ? '' : Math.floor(time / product.tickPeriod)
    return [product.productId, interval, limit, before, tick].join(' ')
  }

  function* pageOf(product: MarketProduct, span: CandleQuery): TaskSteps<string> {
    const key = keyOf(product, span)
    const cached = pages.get(key)
    if (cached) return cached
    const candles = JSON.stringify(yield* candleSteps(history, product, span))
    pages.set(key, candles)
    return candles
  }

  function* blockOf(product: MarketProduct, block: number): TaskSteps<DayBlock> {
    const days: (Bucket | null)[] = []
    yield* history.approach(product, block * BLOCK_DAYS)
    while (days.length < BLOCK_DAYS) {
      days.push(history.dayOf(product, block * BLOCK_DAYS + days.length))
      yield
    }
    return { block, days }
  }

  return {
    remember({ productId, blocks }) {
      const product = getProduct(productId)
      for (const { block, days } of blocks)
        for (const [index, bucket] of days.entries())
          history.rememberDay(product, block * BLOCK_DAYS + index, bucket)
    },
    enqueue({ id, caller, productId, wants }) {
      const product = getProduct(productId)
      const task = 'span' in wants ? pageOf(product, wants.span) : blockOf(product, wants.block)
      queue.add(caller, task, result => {
        if (result.kind === 'done')
          reply(
            typeof result.outcome === 'string'
              ? { id, candles: result.outcome }
              : { id, block: result.outcome },
          )
        else if (result.kind === 'refused') reply({ id })
        else reply({ id, error: String(result.error) })
      })
    },
    runSlice: queue.runSlice,
  }
}
