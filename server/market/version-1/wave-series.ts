import { MINUTE } from '#src/lib/time/time-units.ts'
import type { PriceSeries } from '../price-series.ts'
import type { MarketProduct } from '../types.ts'
import { aggregateMinutes, partialMinute, tickVolume } from './bucket.ts'
import { unitNoise } from './hash.ts'
import { createPath, priceOnPath } from './price.ts'

const TICK_STREAM = 0x40000
const MAX_CHANCES = 64
/** The steps of version 1, where they were others. */
const EARLIER_TICK_SIZES: Readonly<Record<string, number>> = { QM: 25, QG: 5 }

/**
 * The market before version 2 of its model, kept so that what was told then stays as it was: waves of noise around the typical price,
 * from a seed of 32 bits. Its order books of the past are not kept, as nobody is shown them again.
 */
export function createWaveSeries(seed: number, present: MarketProduct): PriceSeries {
  const product = {
    ...present,
    tickSize: EARLIER_TICK_SIZES[present.productCode] ?? present.tickSize,
    tickPeriod: present.earlierTickPeriod,
  }
  const ticks = product.tickPeriod / present.tickPeriod
  const earlier = (tick: number) => Math.floor(tick / ticks)
  const live = createPath(seed, product)
  const past = createPath(seed, product)
  const pathOf = (tick: number) => live.minute(Math.floor((tick * product.tickPeriod) / MINUTE))
  return {
    priceAt: tick => priceOnPath(seed, product, pathOf(earlier(tick)), earlier(tick)),
    fold: (from, to, before) => aggregateMinutes(seed, product, past, { from, to }, before),
    minuteUpTo: tick => partialMinute(seed, product, pathOf(earlier(tick)), earlier(tick)),
    volumeAt: tick => (tick % ticks === 0 ? tickVolume(seed, product, earlier(tick)) : 0),
    chanceAt: (tick, index) => unitNoise(seed, product.productId + TICK_STREAM, tick * MAX_CHANCES + index),
  }
}
