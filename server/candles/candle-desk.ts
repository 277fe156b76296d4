import type { Candle } from '#src/api/generated/models/index.ts'
import { candleSteps, isFinal, type CandleSpan } from '../market/candles.ts'
import { getProduct } from '../market/catalogue.ts'
import { createHistory } from '../market/history.ts'
import { createLru } from '../market/lru.ts'
import type { MarketProduct } from '../market/types.ts'
import type { CandleReply, CandleRequest, CandleSettings } from './candle-messages.ts'
import { createFairQueue, type Steps } from './fair-queue.ts'

/**
 * Milliseconds at one page before the next one. What pages cost in all is in docs/operating.md: each day of a product is computed once for
 * good, so that 500 weeks that nobody has asked for are some 2,150 days, one to two seconds; 500 spans of four hours are a tenth of one.
 */
const SLICE = 4
/** Pages of up to 500 candles: 20 MB at most. */
const KEPT_PAGES = 200

/** Answers requests for candles, slice by slice. */
export interface CandleDesk {
  take(request: CandleRequest): void
  /** Works for one slice; false when nothing is left to do. */
  run(): boolean
}

export interface CandleDeskOptions extends CandleSettings {
  readonly reply: (reply: CandleReply) => void
  /** Milliseconds, for the length of slices alone. */
  readonly now: () => number
}

/** A desk with a market of its own. Only `span.time` says what time it is. */
export function createCandleDesk(options: CandleDeskOptions): CandleDesk {
  const { seed, hours, limits, reply, now } = options
  const history = createHistory({ seed, hours })
  const pages = createLru<Candle[], string>(KEPT_PAGES)
  const queue = createFairQueue<Candle[]>({ ...limits, slice: SLICE, now })

  const keyOf = (product: MarketProduct, span: CandleSpan): string => {
    const { interval, limit, before, time } = span
    // What has not ended changes with every tick.
    const tick = isFinal(history, product, span) ? '' : Math.floor(time / product.tickPeriod)
    return [product.productId, interval, limit, before, tick].join(' ')
  }

  function* pageOf({ productId, span }: CandleRequest): Steps<Candle[]> {
    const product = getProduct(productId)
    const key = keyOf(product, span)
    const known = pages.get(key)
    if (known) return known
    const candles = yield* candleSteps(history, product, span)
    pages.set(key, candles)
    return candles
  }

  return {
    take(request) {
      const { id, caller } = request
      queue.add(caller, pageOf(request), ending => {
        if (ending.kind === 'done') reply({ id, candles: ending.outcome })
        else if (ending.kind === 'refused') reply({ id })
        else reply({ id, error: String(ending.error) })
      })
    },
    run: queue.run,
  }
}
