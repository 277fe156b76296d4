/** Candles and a chart without a canvas, for tests. */
import type { Candle } from '#models'
import type { ChartGeometry } from '#src/widgets/chart/chart-geometry.ts'

/** The start of the first candle. */
export const START = Date.UTC(2026, 0, 5)

/** Rising candles of the same length. @param interval ms */
export function candlesEvery(interval: number, count: number): Candle[] {
  return Array.from({ length: count }, (_, index) => ({
    time: START + index * interval,
    open: `${100 + index}`,
    high: `${102 + index}`,
    low: `${99 + index}`,
    close: `${101 + index}`,
    volume: '1000',
  }))
}

/** A chart of 300 × 200 px: a candle of a minute each 10 px from the left, and a price of 100 at the bottom to 300 at the top. */
export function fixedGeometry(): ChartGeometry {
  return {
    yOf: price => 300 - price,
    priceAt: y => 300 - y,
    xOf: time => ((time - START) / 60_000) * 10,
    timeAt: x => START + Math.round(x / 10) * 60_000,
    size: () => ({ width: 300, height: 200 }),
    crosshair: () => undefined,
    subscribe: () => () => {},
  }
}
