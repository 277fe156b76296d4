import type { Candle } from '#models'
import { max, min, type Decimal } from '#src/lib/money/money.ts'
import { changeRate } from './change-rate.ts'

/** Candles in a few figures. */
export interface ChartSummary {
  /** Start times of the first and the last candle, epoch ms. */
  from: number
  to: number
  /** The opening price of the first candle. */
  open: Decimal
  /** The closing price of the last candle. */
  close: Decimal
  high: Decimal
  low: Decimal
  /** From `open` to `close`, in percent; undefined from a price of zero. */
  change: Decimal | undefined
}

/** Candles in a few figures; undefined without candles. @param candles oldest first */
export function summarise(candles: readonly Candle[]): ChartSummary | undefined {
  const [first, last] = [candles[0], candles.at(-1)]
  if (!first || !last) return undefined
  return {
    from: first.time,
    to: last.time,
    open: first.open,
    close: last.close,
    high: candles.map(candle => candle.high).reduce(max),
    low: candles.map(candle => candle.low).reduce(min),
    change: changeRate(first.open, last.close),
  }
}
