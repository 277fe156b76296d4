import { useMemo } from 'react'
import type { Candle, CandleInterval } from '#models'
import { isDecimal, max, min, sign } from '#src/lib/money/money.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import type { ProductKey } from '#src/stores/trading/selected-product.ts'
import { applyTick } from './live-candle.ts'
import { useCandles, type Candles } from './use-candles.ts'

export interface PairCandlesOptions {
  base: ProductKey
  quote: ProductKey
  interval: CandleInterval
  /** Decimals of the pair's price. */
  decimals: number
  now: { nowPrice: string; time: number } | undefined
}

/** The candles of a pair, computed from those of its two coins; the last one follows the price of now. */
export function usePairCandles({ base, quote, interval, decimals, now }: PairCandlesOptions): Candles {
  const [ofBase, ofQuote] = [useCandles(base, interval), useCandles(quote, interval)]
  const past = useMemo(
    () => ofBase.candles && ofQuote.candles && divideCandles(ofBase.candles, ofQuote.candles, decimals),
    [ofBase.candles, ofQuote.candles, decimals],
  )
  const nowPrice = now?.nowPrice
  const time = now?.time
  const candles = useMemo(() => {
    if (!past?.length || nowPrice === undefined || time === undefined) return past
    const live = applyTick(past.at(-1), { nowPrice, time }, interval)
    if (!live) return past
    return [...(past.at(-1)?.time === live.time ? past.slice(0, -1) : past), bodyOf(live)]
  }, [past, nowPrice, time, interval])
  const both = [ofBase, ofQuote]
  const some = (test: (history: Candles) => boolean) => both.some(test)
  return {
    candles,
    isFailed: some(history => history.isFailed),
    retry: () => Promise.all(both.filter(({ isFailed }) => isFailed).map(({ retry }) => retry())),
    loadOlder: () => both.forEach(({ loadOlder }) => loadOlder()),
    isLoadingOlder: some(history => history.isLoadingOlder),
    isOlderFailed: some(history => history.isOlderFailed),
    retryOlder: () =>
      Promise.all(both.filter(({ isOlderFailed }) => isOlderFailed).map(({ retryOlder }) => retryOlder())),
    // The pair begins with the younger of its coins.
    hasOlder: both.every(({ hasOlder }) => hasOlder),
  }
}

/**
 * The candles of a pair for the times at which both coins have one. Opening and closing prices are exact, truncated after
 * `decimals` digits. The highs of two coins need not be at the same moment, so a pair has none: high and low are the ends
 * of the body. Its volume is zero: a pair has no trades of its own.
 */
export function divideCandles(base: readonly Candle[], quote: readonly Candle[], decimals: number): Candle[] {
  const quoteAt = new Map(quote.map(candle => [candle.time, candle]))
  const price = (one: string, other: string) =>
    isDecimal(one) && isDecimal(other) && sign(other) > 0 ? pairPrice(one, other, decimals) : undefined
  return base.flatMap(({ time, open: baseOpen, close: baseClose }) => {
    const other = quoteAt.get(time)
    const open = other && price(baseOpen, other.open)
    const close = other && price(baseClose, other.close)
    return open === undefined || close === undefined ? [] : [bodyOf({ time, open, close })]
  })
}

/** A candle without wicks and volume. */
function bodyOf({ time, open, close }: Pick<Candle, 'time' | 'open' | 'close'>): Candle {
  return { time, open, close, high: max(open, close), low: min(open, close), volume: '0' }
}
