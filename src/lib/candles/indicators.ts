/**
 * Technical indicators, computed from candles for drawing only: plain numbers suffice, no amount of money is derived
 * from them. Each function gives one value per bar, NaN while there are too few bars.
 */

/** The bars of a chart, oldest first, as parallel arrays of the same length. */
export interface Bars {
  high: readonly number[]
  low: readonly number[]
  close: readonly number[]
}

/** Simple moving average: the mean of the last `length` values. */
export function sma(values: readonly number[], length: number): number[] {
  const averages = nanArray(values)
  let sum = 0
  for (let bar = 0; bar < values.length; bar++) {
    sum += values[bar]!
    if (bar >= length) sum -= values[bar - length]!
    if (bar >= length - 1) averages[bar] = sum / length
  }
  return averages
}

/** Exponential moving average with weight 2 / (length + 1), beginning with the simple average of the first `length` values. */
export function ema(values: readonly number[], length: number): number[] {
  return smooth(values, length, 2 / (length + 1))
}

/** Bollinger bands: the simple moving average, and `deviations` population standard deviations above and below it. */
export function bollinger(values: readonly number[], length: number, deviations: number) {
  const middle = sma(values, length)
  const upper = nanArray(values)
  const lower = nanArray(values)
  for (let bar = length - 1; bar < values.length; bar++) {
    let squares = 0
    for (let each = bar - length + 1; each <= bar; each++) squares += (values[each]! - middle[bar]!) ** 2
    const offset = deviations * Math.sqrt(squares / length)
    upper[bar] = middle[bar]! + offset
    lower[bar] = middle[bar]! - offset
  }
  return { middle, upper, lower }
}

/** MACD (Appel): fast EMA minus slow EMA, its EMA (the signal), and the difference of the two (the histogram). */
export function macd(values: readonly number[], fast: number, slow: number, signal: number) {
  const [fastEma, slowEma] = [ema(values, fast), ema(values, slow)]
  const line = fastEma.map((value, bar) => value - slowEma[bar]!)
  const definedValues = line.slice(slow - 1)
  const average = [...nanArray(line.slice(0, slow - 1)), ...ema(definedValues, signal)]
  return { line, signal: average, histogram: line.map((value, bar) => value - average[bar]!) }
}

/**
 * RSI (Wilder), 0 to 100: the share of gains in all price moves, smoothed with weight 1 / length. 50 where nothing
 * moved.
 */
export function rsi(values: readonly number[], length: number): number[] {
  const changes = values.slice(1).map((value, bar) => value - values[bar]!)
  const averageGains = smooth(
    changes.map(change => Math.max(change, 0)),
    length,
    1 / length,
  )
  const averageLosses = smooth(
    changes.map(change => Math.max(-change, 0)),
    length,
    1 / length,
  )
  return [NaN, ...averageGains.map((up, bar) => relativeStrength(up, averageLosses[bar]!))].slice(
    0,
    values.length,
  )
}

/**
 * KDJ: the position of the close between the lowest low and the highest high of the last `length` bars (0 to 100; 50
 * where they are equal), smoothed twice with weights 1 / kLength and 1 / dLength starting at 50; J = 3K - 2D, which may
 * leave 0 to 100.
 */
export function kdj({ high, low, close }: Bars, length: number, kLength: number, dLength: number) {
  const [k, d, j] = [nanArray(close), nanArray(close), nanArray(close)]
  let [previousK, previousD] = [50, 50]
  for (let bar = length - 1; bar < close.length; bar++) {
    const highest = Math.max(...high.slice(bar - length + 1, bar + 1))
    const lowest = Math.min(...low.slice(bar - length + 1, bar + 1))
    const position = highest === lowest ? 50 : (100 * (close[bar]! - lowest)) / (highest - lowest)
    previousK += (position - previousK) / kLength
    previousD += (previousK - previousD) / dLength
    k[bar] = previousK
    d[bar] = previousD
    j[bar] = 3 * previousK - 2 * previousD
  }
  return { k, d, j }
}

/** Gains as a percentage of gains plus losses. */
function relativeStrength(up: number, down: number): number {
  return up + down === 0 ? 50 : (100 * up) / (up + down)
}

/** Exponential smoothing with `weight` for the new value; starts with the mean of the first `length` values. */
function smooth(values: readonly number[], length: number, weight: number): number[] {
  const averages = nanArray(values)
  if (values.length < length) return averages
  let average = 0
  for (let bar = 0; bar < length; bar++) average += values[bar]! / length
  averages[length - 1] = average
  for (let bar = length; bar < values.length; bar++) {
    average += (values[bar]! - average) * weight
    averages[bar] = average
  }
  return averages
}

function nanArray(values: readonly unknown[]): number[] {
  return Array.from({ length: values.length }, () => NaN)
}
