import type { CandleInterval } from '#models'
import { stepOf } from '#src/lib/money/decimal.ts'
import { intervalLengths } from '#src/lib/candles/candle-intervals.ts'
import type { ChartGeometry, PanePoint } from '../chart-geometry.ts'
import type { DrawingPoint } from './drawings.ts'
import { priceByKey, toPrice } from '../price-steps.ts'

export interface PointScale {
  interval: CandleInterval
  /** Decimals of a price. */
  priceScale: number
}

/** A point moved by px, to the nearest candle and step of the price; undefined while the chart shows nothing. */
export function movedPoint(
  geometry: ChartGeometry,
  { time, price }: DrawingPoint,
  way: PanePoint,
  { priceScale }: PointScale,
): DrawingPoint | undefined {
  const [x, y] = [geometry.xOf(time), geometry.yOf(Number(price))]
  if (x === undefined || y === undefined) return undefined
  const movedTime = way.x === 0 ? time : geometry.timeAt(x + way.x)
  const movedPrice = geometry.priceAt(y + way.y)
  if (movedTime === undefined || movedPrice === undefined) return undefined
  return { time: movedTime, price: way.y === 0 ? price : toPrice(movedPrice, stepOf(priceScale)) }
}

/** A point moved by a key: up and down as a price, left and right by a candle, as time runs; undefined for any other key. */
export function pointByKey(
  { time, price }: DrawingPoint,
  event: { key: string; shiftKey: boolean },
  { interval, priceScale }: PointScale,
): DrawingPoint | undefined {
  const moved = priceByKey(price, event, stepOf(priceScale))
  if (moved !== undefined) return { time, price: moved }
  const candles = event.shiftKey ? 10 : 1
  if (event.key === 'ArrowLeft') return { time: time - candles * intervalLengths[interval], price }
  if (event.key === 'ArrowRight') return { time: time + candles * intervalLengths[interval], price }
  return undefined
}
