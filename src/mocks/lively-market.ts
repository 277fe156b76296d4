/** Candles, order book and trades around a price. Times are around EXAMPLE_TIME, as in all answers, before they are moved to now. */
import type { CandleInterval } from '#models'
import { MINUTE } from '../lib/time/time-units.ts'
import { intervalLengths } from '../lib/candles/candle-intervals.ts'
import { EXAMPLE_TIME } from './times.ts'

const HISTORY = 1000

/** Eight digits at most, and never zero. */
export const figure = (price: number) => Math.max(price, 0.000_001).toFixed(price < 1 ? 8 : 2)

/** A wave of several lengths between 0.9 and 1.1: the same for the same product and step. */
const wave = (productId: number, step: number) =>
  1 +
  0.05 * Math.sin(step / 17 + productId) +
  0.03 * Math.sin(step / 5 + productId * 2) +
  0.02 * Math.sin(step * 1.7)

/** The candles before a time, oldest first; the last one ends at the price. None starts on its interval before it is moved to now. */
export function livelyCandles(productId: number, price: number, asked: Readonly<Record<string, string>>) {
  const interval = asked.interval ?? '1m'
  const length = intervalLengths[interval as CandleInterval] ?? MINUTE
  const skipped =
    asked.before === undefined ? 0 : Math.floor((EXAMPLE_TIME - Number(asked.before)) / length) + 1
  const count = Math.max(0, Math.min(Number(asked.limit ?? 200), HISTORY - skipped))
  const at = (step: number) => (price * wave(productId, step)) / wave(productId, 0)
  const candles = Array.from({ length: count }, (_, index) => {
    const step = skipped + count - 1 - index
    const [open, close] = [at(step + 1), at(step)]
    return {
      time: EXAMPLE_TIME - step * length,
      open: figure(open),
      high: figure(Math.max(open, close) * 1.004),
      low: figure(Math.min(open, close) * 0.996),
      close: figure(close),
      volume: (100 + 90 * Math.sin(step)).toFixed(2),
    }
  })
  return { productId, interval, candles }
}

/** Twenty levels on each side; the best ask is the price. */
export function livelyDepth(productId: number, price: number) {
  const levels = (side: number) =>
    Array.from({ length: 20 }, (_, index) => ({
      price: figure(price * (1 + (side * (index + (side < 0 ? 1 : 0))) / 1000)),
      quantity: (1 + ((index * 37 + productId) % 90)).toFixed(2),
    }))
  return { productId, time: EXAMPLE_TIME, bids: levels(-1), asks: levels(1) }
}

/** The last fifty trades, newest first. */
export function livelyTrades(productId: number, price: number) {
  const trades = Array.from({ length: 50 }, (_, index) => ({
    time: EXAMPLE_TIME - index * 900,
    price: figure(price * (1 + Math.sin(index) / 1000)),
    quantity: (1 + ((index * 13) % 40)).toFixed(2),
    exchangeType: index % 3 === 0 ? 2 : 1,
  }))
  return { productId, trades }
}
