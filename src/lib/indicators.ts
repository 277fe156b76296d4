/**
 * What chart readers compute from candles. These are for drawing, so that plain numbers do; no amount of money is made of
 * them. Each function gives one value per bar, NaN while there are too few bars for one.
 */

/** The bars of a chart, oldest first, in three rows of the same length. */
export interface Bars {
  high: readonly number[]
  low: readonly number[]
  close: readonly number[]
}

/** Simple moving average: the mean of the last `length` values. */
export function sma(values: readonly number[], length: number): number[] {
  const averages = blank(values)
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
  return smoothed(values, length, 2 / (length + 1))
}

/** Bollinger bands: the simple average, and so many standard deviations (of the population) above and below it. */
export function bollinger(values: readonly number[], length: number, deviations: number) {
  const middle = sma(values, length)
  const upper = blank(values)
  const lower = blank(values)
  for (let bar = length - 1; bar < values.length; bar++) {
    let squares = 0
    for (let each = bar - length + 1; each <= bar; each++) squares += (values[each]! - middle[bar]!) ** 2
    const reach = deviations * Math.sqrt(squares / length)
    upper[bar] = middle[bar]! + reach
    lower[bar] = middle[bar]! - reach
  }
  return { middle, upper, lower }
}

/** Appel's MACD: the fast average less the slow one, the average of that (the signal), and what lies between the two. */
export function macd(values: readonly number[], fast: number, slow: number, signal: number) {
  const [quick, calm] = [ema(values, fast), ema(values, slow)]
  const line = quick.map((value, bar) => value - calm[bar]!)
  const begun = line.slice(slow - 1)
  const average = [...blank(line.slice(0, slow - 1)), ...ema(begun, signal)]
  return { line, signal: average, histogram: line.map((value, bar) => value - average[bar]!) }
}

/** Wilder's relative strength, 0 to 100: how much of the way was upwards, smoothed with weight 1 / length. 50 where nothing moved. */
export function rsi(values: readonly number[], length: number): number[] {
  const changes = values.slice(1).map((value, bar) => value - values[bar]!)
  const ups = smoothed(
    changes.map(change => Math.max(change, 0)),
    length,
    1 / length,
  )
  const downs = smoothed(
    changes.map(change => Math.max(-change, 0)),
    length,
    1 / length,
  )
  return [NaN, ...ups.map((up, bar) => strength(up, downs[bar]!))].slice(0, values.length)
}

/**
 * KDJ: where the close lies between the low and high of the last `length` bars (0 to 100; 50 where they are the same),
 * smoothed twice with weights 1 / kLength and 1 / dLength from 50 on, and J = 3K - 2D, which may leave 0 to 100.
 */
export function kdj({ high, low, close }: Bars, length: number, kLength: number, dLength: number) {
  const [k, d, j] = [blank(close), blank(close), blank(close)]
  let [kBefore, dBefore] = [50, 50]
  for (let bar = length - 1; bar < close.length; bar++) {
    const top = Math.max(...high.slice(bar - length + 1, bar + 1))
    const bottom = Math.min(...low.slice(bar - length + 1, bar + 1))
    const place = top === bottom ? 50 : (100 * (close[bar]! - bottom)) / (top - bottom)
    kBefore += (place - kBefore) / kLength
    dBefore += (kBefore - dBefore) / dLength
    k[bar] = kBefore
    d[bar] = dBefore
    j[bar] = 3 * kBefore - 2 * dBefore
  }
  return { k, d, j }
}

/** How much of the way was upwards, in percent. */
function strength(up: number, down: number): number {
  return up + down === 0 ? 50 : (100 * up) / (up + down)
}

/** Each value counts by `weight`, what was before by the rest; begins with the mean of the first `length`. */
function smoothed(values: readonly number[], length: number, weight: number): number[] {
  const averages = blank(values)
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

function blank(values: readonly unknown[]): number[] {
  return Array.from({ length: values.length }, () => NaN)
}
