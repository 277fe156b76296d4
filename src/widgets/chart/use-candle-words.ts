import type { Candle, CandleInterval } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatCompact, formatNumber, formatPercent } from '#src/lib/numbers/format-number.ts'
import { summarise } from './chart-summary.ts'
import { useCandleTimeFormat } from './use-candle-time-format.ts'

export interface CandleWordsOptions {
  interval: CandleInterval
  priceScale: number
  /** A pair's candles have neither highs and lows nor a volume. */
  isPair: boolean
}

/** Candles in words: one of them, and what several of them amount to. */
export function useCandleWords({ interval, priceScale, isPair }: CandleWordsOptions) {
  const t = useMessages('chart')
  const locale = useLanguage()
  const formatTime = useCandleTimeFormat(interval)
  const price = (value: string) => formatNumber(value, { locale, decimals: priceScale })
  return {
    describe: ({ time, open, high, low, close, volume }: Candle): string => {
      const ends = { time: formatTime(time), open: price(open), close: price(close) }
      if (isPair) return t.pairCandleText(ends)
      return t.candleText({
        ...ends,
        high: price(high),
        low: price(low),
        volume: formatCompact(volume, { locale }),
      })
    },
    /** Empty without candles. */
    summary: (candles: readonly Candle[]): string => {
      const figures = summarise(candles)
      if (!figures) return ''
      const { from, to, open, close, high, low, change } = figures
      return t.summary({
        from: formatTime(from),
        to: formatTime(to),
        open: price(open),
        close: price(close),
        high: price(high),
        low: price(low),
        change: change === undefined ? '–' : formatPercent(change, { locale, signed: true }),
      })
    },
  }
}
