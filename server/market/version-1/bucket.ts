import { unitNoise } from './hash.ts'
import { priceOnPath, toPrice, type MinutePath, type Path } from './price.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { AMOUNT_SCALE, mergeInto, type Bucket } from '../bucket.ts'
import type { MarketProduct } from '../types.ts'

const VOLUME_STREAM = 0x30000
const SHARE_STREAM = 0x60000
const DAY_MINUTES = 1440

/** A minute up to and including one of its ticks. Its range and volume never shrink from tick to tick. */
export function partialMinute(seed: number, product: MarketProduct, path: MinutePath, tick: number): Bucket {
  const ticks = MINUTE / product.tickPeriod
  const first = path.minute * ticks
  const open = priceOnPath(seed, product, path, first)
  let high = open
  let low = open
  let close = open
  for (let each = first + 1; each <= tick; each++) {
    close = priceOnPath(seed, product, path, each)
    if (close > high) high = close
    if (close < low) low = close
  }
  const volume = volumeUpTo(seed, product, tick)
  return { open, high, low, close, volume, amount: createAmounts(product)(volume, high, low, close) }
}

/** The volume of a tick's minute up to and including that tick. The last tick of a minute completes its volume. */
function volumeUpTo(seed: number, product: MarketProduct, tick: number): number {
  const ticks = MINUTE / product.tickPeriod
  const minute = Math.floor(tick / ticks)
  const elapsedTicks = tick - minute * ticks + 1
  const whole = minuteVolume(seed, product, minute)
  if (elapsedTicks === ticks) return whole
  // Deviates from linear growth by less than one tick's share, so it never shrinks.
  const chance = unitNoise(seed, product.productId + SHARE_STREAM, tick)
  return Math.floor((whole * (elapsedTicks - 0.95 * chance)) / ticks)
}

/** The volume of one tick, in minor units; may be zero for thinly traded products. The ticks of a minute add up to its volume. */
export function tickVolume(seed: number, product: MarketProduct, tick: number): number {
  const isFirst = (tick * product.tickPeriod) % MINUTE === 0
  return volumeUpTo(seed, product, tick) - (isFirst ? 0 : volumeUpTo(seed, product, tick - 1))
}

/**
 * Aggregates all minutes of [from, to), appended to `before`. A year of a product is half a million minutes: nothing is allocated for
 * each, and what they share is computed once.
 */
export function aggregateMinutes(
  seed: number,
  product: MarketProduct,
  path: Path,
  { from, to }: { from: number; to: number },
  before?: Bucket,
): Bucket | undefined {
  if (from >= to) return before
  const amountOf = createAmounts(product)
  const volumeOf = createVolumes(seed, product)
  const open = toPrice(product, path.edges(from)[0]!)
  let [high, low, close, volume, amount] = [open, open, open, 0, 0]
  for (let minute = from; minute < to; minute++) {
    const edges = path.edges(minute)
    const minuteLow = toPrice(product, edges[2]!)
    const minuteHigh = toPrice(product, edges[3]!)
    close = toPrice(product, edges[1]!)
    if (minuteHigh > high) high = minuteHigh
    if (minuteLow < low) low = minuteLow
    const traded = volumeOf(minute)
    volume += traded
    amount += amountOf(traded, minuteHigh, minuteLow, close)
  }
  const bucket = { open, high, low, close, volume, amount }
  if (!before) return bucket
  mergeInto(before, bucket)
  return before
}

/** A minute's volume: the product's typical one, times a factor of the day, times one of the minute with rare bursts. */
function minuteVolume(seed: number, product: MarketProduct, minute: number): number {
  return createVolumes(seed, product)(minute)
}

/** The volumes of mostly consecutive minutes. */
function createVolumes(
  seed: number,
  { productId, minuteVolume: usual }: MarketProduct,
): (minute: number) => number {
  const stream = productId + VOLUME_STREAM
  let day = Number.NaN
  let ofDay = 0
  return minute => {
    const today = Math.floor(minute / DAY_MINUTES)
    if (today !== day) {
      day = today
      ofDay = 0.6 + 0.8 * unitNoise(seed + 1, stream, today)
    }
    const chance = unitNoise(seed, stream, minute)
    const square = chance * chance
    return Math.floor(usual * ofDay * (0.3 + 0.7 * chance + 2 * square * square * square)) + 1
  }
}

/** The traded amount of a minute, in cents of USDT. */
function createAmounts({ unitValue: unitWorth, quantityScale, priceScale }: MarketProduct) {
  const divisor = 10 ** (quantityScale + priceScale - AMOUNT_SCALE)
  return (volume: number, high: number, low: number, close: number): number =>
    Math.round((volume * Math.round((high + low + close) / 3) * unitWorth) / divisor)
}
