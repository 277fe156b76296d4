import { unit } from './hash.ts'
import { priceOnPath, toPrice, type MinutePath, type Path } from './price.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import type { MarketProduct } from './types.ts'

/** What a span of time has seen, in minor units: prices at `priceScale`, volume at `quantityScale`, amount in cents of USDT. */
export interface Bucket {
  open: number
  high: number
  low: number
  close: number
  volume: number
  amount: number
}

/** Decimals of `Bucket.amount`. */
export const AMOUNT_SCALE = 2

const VOLUME_STREAM = 0x30000
const SHARE_STREAM = 0x60000
const DAY_MINUTES = 1440

/** A finished minute: exact from its five nodes (see price.ts). It opens at its own first moment and closes at the next's. */
function minuteBucket(seed: number, product: MarketProduct, path: MinutePath): Bucket {
  const open = toPrice(product, path.nodes[0]!)
  const close = toPrice(product, path.nodes[4]!)
  const high = toPrice(product, path.high)
  const low = toPrice(product, path.low)
  const volume = minuteVolume(seed, product, path.minute)
  return { open, high, low, close, volume, amount: createAmounts(product)(volume, high, low, close) }
}

/** A minute up to and including a tick of it. What it has seen so far never shrinks as ticks go by. */
export function growingMinute(seed: number, product: MarketProduct, path: MinutePath, tick: number): Bucket {
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
  const whole = minuteBucket(seed, product, path)
  const volume = volumeUpTo(seed, product, tick)
  return { open, high, low, close, volume, amount: Math.floor((whole.amount * volume) / whole.volume) }
}

/** What the minute of a tick has traded up to and including it. The last tick of a minute completes its volume. */
function volumeUpTo(seed: number, product: MarketProduct, tick: number): number {
  const ticks = MINUTE / product.tickPeriod
  const minute = Math.floor(tick / ticks)
  const done = tick - minute * ticks + 1
  const whole = minuteVolume(seed, product, minute)
  if (done === ticks) return whole
  // Less than one tick's even share apart from the straight line: it never shrinks.
  const chance = unit(seed, product.productId + SHARE_STREAM, tick)
  return Math.floor((whole * (done - 0.95 * chance)) / ticks)
}

/** What was traded at a tick, in minor units; nothing at some ticks of what is traded rarely. Those of a minute add up to its volume. */
export function tickVolume(seed: number, product: MarketProduct, tick: number): number {
  const isFirst = (tick * product.tickPeriod) % MINUTE === 0
  return volumeUpTo(seed, product, tick) - (isFirst ? 0 : volumeUpTo(seed, product, tick - 1))
}

/**
 * All minutes from `from` up to but not including `to`, put after what is already there. A year of a product is half a million of them:
 * nothing is allocated for each, and what is the same for all is computed once.
 */
export function foldMinutes(
  seed: number,
  product: MarketProduct,
  path: Path,
  { from, to }: { from: number; to: number },
  before?: Bucket,
): Bucket | undefined {
  if (from >= to) return before
  const worthOf = createAmounts(product)
  const volumeOf = createVolumes(seed, product)
  const open = toPrice(product, path.edges(from)[0]!)
  let [high, low, close, volume, amount] = [open, open, open, 0, 0]
  for (let minute = from; minute < to; minute++) {
    const edges = path.edges(minute)
    const least = toPrice(product, edges[2]!)
    const most = toPrice(product, edges[3]!)
    close = toPrice(product, edges[1]!)
    if (most > high) high = most
    if (least < low) low = least
    const traded = volumeOf(minute)
    volume += traded
    amount += worthOf(traded, most, least, close)
  }
  const bucket = { open, high, low, close, volume, amount }
  if (!before) return bucket
  append(before, bucket)
  return before
}

/** Adds a later span to an earlier one, in place. */
export function append(bucket: Bucket, later: Bucket): void {
  if (later.high > bucket.high) bucket.high = later.high
  if (later.low < bucket.low) bucket.low = later.low
  bucket.close = later.close
  bucket.volume += later.volume
  bucket.amount += later.amount
}

/** A minute's volume: the product's usual one, times a factor of the day, times one of the minute with rare bursts. */
function minuteVolume(seed: number, product: MarketProduct, minute: number): number {
  return createVolumes(seed, product)(minute)
}

/** The volumes of minutes that mostly follow each other. */
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
      ofDay = 0.6 + 0.8 * unit(seed + 1, stream, today)
    }
    const chance = unit(seed, stream, minute)
    const square = chance * chance
    return Math.floor(usual * ofDay * (0.3 + 0.7 * chance + 2 * square * square * square)) + 1
  }
}

/** What a minute's volume was worth, in cents of USDT. */
function createAmounts({ unitWorth, quantityScale, priceScale }: MarketProduct) {
  const divisor = 10 ** (quantityScale + priceScale - AMOUNT_SCALE)
  return (volume: number, high: number, low: number, close: number): number =>
    Math.round((volume * Math.round((high + low + close) / 3) * unitWorth) / divisor)
}
