/**
 * Prices without state: each is a function of seed, product and moment alone, so that every node and every browser
 * computes the same ones. Only integer hashes and + - * / are used, because those are identical in all engines.
 *
 * A product's level is a sum of noise octaves around zero: slow ones (an hour to seven years) at whole hours, with a
 * straight line between, and fast ones (15 seconds to half an hour) at nodes every 15 seconds. The ticks between two
 * nodes jitter, but never leave what the five nodes of their minute span. The high and low of a minute are therefore
 * those of its nodes, and a candle of any length needs no look at its ticks.
 */
import { hash32, signedNoise } from './hash.ts'
import type { MarketProduct } from '../types.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

const NODE = 15_000
const NODES_PER_MINUTE = 4
const NODES_PER_HOUR = 240

/** The amplitude of each octave, as a multiple of the product's; each octave is twice as long as the one before. */
const SLOW = octaves(17, 0.2041, octave => (octave <= 4 ? 1.41 : 1.2))
const FAST = octaves(8, 0.0218, () => 1.316)
const JITTER = 0.012
/**
 * The minimum bounce of a price around its level, in ticks: a product with low volatility and a large tick size would otherwise not
 * move for hours. This resembles the bid-ask bounce of an exchange.
 */
const BOUNCE = 1
/** Scales a product's volatility to its documented meaning (measured over 500 products and two years). */
const AMPLITUDE_PER_BASIS_POINT = 0.000065

const FAST_STREAM = 0x10000
const JITTER_STREAM = 0x20000
const BOUNCE_STREAM = 0x70000

function octaves(count: number, first: number, growth: (octave: number) => number): readonly number[] {
  const amplitudes = [first]
  for (let octave = 1; octave < count; octave++) amplitudes.push(amplitudes[octave - 1]! * growth(octave))
  return amplitudes
}

/** The levels at the five nodes of a minute, the last being the first of the next minute. */
export interface MinutePath {
  minute: number
  nodes: readonly number[]
  low: number
  high: number
}

/** One product's price path. Caches the last minute: consecutive minutes are cheap. */
export interface Path {
  minute(minute: number): MinutePath
  /** The same for loops over many minutes: first and last node, low and high, in an array that the next call overwrites. */
  edges(minute: number): Readonly<Float64Array>
}

/** The path of a product under a seed. */
export function createPath(seed: number, product: MarketProduct): Path {
  const slow = createNoise(seed, product.productId, SLOW)
  const fast = createNoise(seed, product.productId + FAST_STREAM, FAST)
  const amplitude = product.volatility * AMPLITUDE_PER_BASIS_POINT
  // The movement of the shortest octave counts toward the bounce.
  const bounce = Math.max(0, (BOUNCE * product.tickSize) / product.basePrice - amplitude * FAST[0]!)
  let hour = Number.NaN
  let hourStart = 0
  let hourEnd = 0
  let currentMinute = Number.NaN
  const nodes = new Float64Array(NODES_PER_MINUTE + 1)
  const edges = new Float64Array(4)
  let last: MinutePath | undefined

  const level = (node: number): number => {
    const ofHour = Math.floor(node / NODES_PER_HOUR)
    if (ofHour !== hour) {
      hour = ofHour
      hourStart = slow(hour)
      hourEnd = slow(hour + 1)
    }
    const share = (node - hour * NODES_PER_HOUR) / NODES_PER_HOUR
    const smooth = amplitude * (hourStart + (hourEnd - hourStart) * share + fast(node))
    if (bounce === 0) return smooth
    return smooth + (bounce * signedNoise(seed, product.productId + BOUNCE_STREAM, node)) / factorOf(smooth)
  }

  const advanceTo = (minute: number): void => {
    if (currentMinute === minute) return
    const first = minute * NODES_PER_MINUTE
    nodes[0] = currentMinute === minute - 1 ? nodes[NODES_PER_MINUTE]! : level(first)
    let low = nodes[0]!
    let high = low
    for (let node = 1; node <= NODES_PER_MINUTE; node++) {
      const each = level(first + node)
      nodes[node] = each
      if (each < low) low = each
      if (each > high) high = each
    }
    edges[0] = nodes[0]!
    edges[1] = nodes[NODES_PER_MINUTE]!
    edges[2] = low
    edges[3] = high
    currentMinute = minute
  }

  return {
    minute(minute) {
      advanceTo(minute)
      if (last?.minute !== minute) last = { minute, nodes: [...nodes], low: edges[2]!, high: edges[3]! }
      return last
    },
    edges(minute) {
      advanceTo(minute)
      return edges
    },
  }
}

/** Smooth noise: the sum of all octaves at a whole index below 2^31. */
function createNoise(seed: number, stream: number, amplitudes: readonly number[]): (index: number) => number {
  const count = amplitudes.length
  const cells = new Int32Array(count).fill(-2)
  const from = new Float64Array(count)
  const to = new Float64Array(count)
  // Each octave is shifted by its own amount, else all of them would turn at the same moments.
  const shifts = Int32Array.from(
    amplitudes,
    (_, octave) => hash32(seed ^ 0x5bd1e995, stream, octave) & 0xffff,
  )

  return index => {
    // The shortest octave needs no interpolation: its cells are one index long.
    let sum = amplitudes[0]! * signedNoise(seed, stream, index + shifts[0]!)
    for (let octave = 1; octave < count; octave++) {
      const position = index + shifts[octave]!
      const cell = position >> octave
      if (cell !== cells[octave]) {
        from[octave] = cell === cells[octave]! + 1 ? to[octave]! : signedNoise(seed + octave, stream, cell)
        to[octave] = signedNoise(seed + octave, stream, cell + 1)
        cells[octave] = cell
      }
      const share = (position & ((1 << octave) - 1)) / (1 << octave)
      const weight = share * share * (3 - 2 * share)
      sum += amplitudes[octave]! * (from[octave]! + (to[octave]! - from[octave]!) * weight)
    }
    return sum
  }
}

/**
 * The price of a product at a tick, in minor units at its `priceScale` and a multiple of its `tickSize`, given the path of the tick's minute. The
 * tick is the epoch time divided by the product's `tickPeriod`, whole.
 */
export function priceOnPath(seed: number, product: MarketProduct, path: MinutePath, tick: number): number {
  const offset = tick * product.tickPeriod - path.minute * MINUTE
  const node = Math.floor(offset / NODE)
  const share = (offset - node * NODE) / NODE
  const from = path.nodes[node]!
  if (share === 0) return toPrice(product, from)
  const jitter = signedNoise(seed, product.productId + JITTER_STREAM, tick)
  const amplitude = product.volatility * AMPLITUDE_PER_BASIS_POINT * JITTER
  const level = from + (path.nodes[node + 1]! - from) * share + amplitude * jitter
  return toPrice(product, level < path.low ? path.low : level > path.high ? path.high : level)
}

/** A level as a price, whole steps and at least one. */
export function toPrice(product: MarketProduct, level: number): number {
  const steps = Math.round((product.basePrice * factorOf(level)) / product.tickSize)
  return (steps < 1 ? 1 : steps) * product.tickSize
}

/**
 * The factor that a level applies to the base price: (1 + level/8)^8, which is close to e^level, needs no Math.exp and stays
 * positive, because the octaves of the most volatile product add up to less than 1.
 */
function factorOf(level: number): number {
  const root = 1 + level / 8
  const square = root * root
  const fourth = square * square
  return fourth * fourth
}
