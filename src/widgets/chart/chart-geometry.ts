import type { Candle } from '#models'

/** A place in the price pane, px from its top left corner. */
export interface PanePoint {
  x: number
  y: number
}

/** The price under the crosshair. */
export interface CrosshairPrice {
  /** px from the top of the price pane. */
  y: number
  price: number
}

/** Where prices and times are in the price pane of a chart; undefined while it shows nothing. */
export interface ChartGeometry {
  /** px from the top of the price pane. */
  yOf: (price: number) => number | undefined
  priceAt: (y: number) => number | undefined
  /** px from the left of the chart. @param time epoch ms; also between candles, and before the first and after the last */
  xOf: (time: number) => number | undefined
  /** The time of the candle at that place, epoch ms. */
  timeAt: (x: number) => number | undefined
  /** The price pane in px, without its axes. */
  size: () => { width: number; height: number }
  crosshair: () => CrosshairPrice | undefined
  /** Calls back in each frame in which the chart was drawn, or its crosshair moved. @returns stops it */
  subscribe: (listener: () => void) => () => void
}

/**
 * The position of a time among the candles, in candles from the first: between two of them in proportion, before the
 * first and after the last by the length of the interval.
 * @param candles oldest first; at least one
 * @param length of the interval, ms
 */
export function barOfTime(candles: readonly Pick<Candle, 'time'>[], time: number, length: number): number {
  const last = candles.length - 1
  const [start, end] = [candles[0]!.time, candles[last]!.time]
  if (time <= start) return (time - start) / length
  if (time >= end) return last + (time - end) / length
  let [low, high] = [0, last]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (candles[middle]!.time <= time) low = middle
    else high = middle
  }
  const [before, after] = [candles[low]!.time, candles[high]!.time]
  return low + (time - before) / (after - before)
}

/** The time at a whole position among the candles, epoch ms: the inverse of `barOfTime`. */
export function timeOfBar(candles: readonly Pick<Candle, 'time'>[], bar: number, length: number): number {
  const last = candles.length - 1
  if (bar < 0) return candles[0]!.time + bar * length
  if (bar > last) return candles[last]!.time + (bar - last) * length
  return candles[bar]!.time
}
