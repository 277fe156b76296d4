import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { unitNoise } from '#server/market/version-1/hash.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#src/lib/time/time-units.ts'

/** A mean with its standard error. */
export interface Estimate {
  readonly name: string
  readonly value: number
  readonly error: number
}

export interface Statistics {
  /** The variance of changes over a time, relative to what the changes from second to second make it: 1 for a martingale. */
  readonly ratios: readonly Estimate[]
  /** The mean product of the signs of two changes from minute to minute, so many minutes apart. */
  readonly signs: readonly Estimate[]
  readonly figures: readonly Estimate[]
}

interface StatisticsPlan {
  readonly products: readonly MarketProduct[]
  /** The first instant of a day, epoch ms. */
  readonly start: number
  readonly days: number
  /** The number of random hours that are looked at second by second. */
  readonly hours: number
  /** Decides the hours. */
  readonly seed: number
}

const SECONDS = [5, 15, 60]
const MINUTES = [5, 30, 240, 1440]
const MINUTES_OF_DAY = DAY / MINUTE
const LAGS = 10
const PAGE = 480

/** Collects values of independent spans, for their mean and standard error. */
function createMean() {
  let [count, sum, squares] = [0, 0, 0]
  return {
    add(value: number) {
      count++
      sum += value
      squares += value * value
    },
    estimate(name: string): Estimate {
      const value = sum / count
      return { name, value, error: Math.sqrt(Math.max(0, squares / count - value * value) / count) }
    },
  }
}

/**
 * The squares of the changes over `length` steps, relative to those from step to step in the same span. Whatever the volatility was in
 * the span: where no change tells the sign of another one, the mean is exactly 1.
 */
function varianceRatio(prices: Float64Array, length: number): number {
  let [long, short] = [0, 0]
  for (let at = 1; at < prices.length; at++) short += (prices[at]! - prices[at - 1]!) ** 2
  for (let at = length; at < prices.length; at += length) long += (prices[at]! - prices[at - length]!) ** 2
  return long / short
}

const isMoving = (prices: Float64Array) => prices.some(price => price !== prices[0])

function secondRatios(market: Market, { products, start, days, hours, seed }: StatisticsPlan): Estimate[] {
  const means = SECONDS.map(createMean)
  const prices = new Float64Array(HOUR / SECOND + 1)
  for (let index = 0; index < hours; index++) {
    const chance = (of: number, range: number) => Math.floor(unitNoise(seed, of, index) * range)
    const product = products[chance(1, products.length)]!
    const from = start + chance(2, (days * DAY) / HOUR) * HOUR
    for (let at = 0; at < prices.length; at++)
      prices[at] = Number(market.quote(product, from + at * SECOND).nowPrice)
    if (isMoving(prices)) SECONDS.forEach((length, at) => means[at]!.add(varianceRatio(prices, length)))
  }
  return means.map((mean, at) => mean.estimate(`${SECONDS[at]} s`))
}

/** The prices at the first instants of a day's minutes and of the next day, and the volumes of the minutes. */
function minutesOf(market: Market, product: MarketProduct, from: number) {
  const prices = new Float64Array(MINUTES_OF_DAY + 1)
  const volumes = new Float64Array(MINUTES_OF_DAY)
  for (let page = 0; page < MINUTES_OF_DAY; page += PAGE) {
    const before = from + (page + PAGE) * MINUTE
    market
      .candles(product, '1m', { before, limit: PAGE }, from + DAY)
      .forEach(({ open, close, volume }, at) => {
        prices[page + at] = Number(open)
        prices[page + at + 1] = Number(close)
        volumes[page + at] = Number(volume)
      })
  }
  return { prices, volumes }
}

const correlation = (one: Float64Array, other: Float64Array): number => {
  const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [first, second] = [mean(one), mean(other)]
  let [both, left, right] = [0, 0, 0]
  for (let at = 0; at < one.length; at++) {
    both += (one[at]! - first) * (other[at]! - second)
    left += (one[at]! - first) ** 2
    right += (other[at]! - second) ** 2
  }
  return both / Math.sqrt(left * right)
}

/** The fourth moment relative to the square of the second one: 3 for a normal distribution. */
function createKurtosis() {
  let [count, squares, fourths] = [0, 0, 0]
  return {
    add(value: number) {
      count++
      squares += value ** 2
      fourths += value ** 4
    },
    value: () => (fourths * count) / squares ** 2,
  }
}

/** Looks at every minute of the days, and at random hours second by second. Each product-day, or hour, counts once. */
export function measureStatistics(market: Market, plan: StatisticsPlan): Statistics {
  const { products, start, days } = plan
  const means = { ratios: MINUTES.map(createMean), signs: Array.from({ length: LAGS }, createMean) }
  const [calm, relative, volume] = [createMean(), createMean(), createMean()]
  const [ofMinutes, ofDays] = [createKurtosis(), createKurtosis()]
  for (const product of products) {
    const usual = product.volatility / 10_000
    for (let day = 0; day < days; day++) {
      const { prices, volumes } = minutesOf(market, product, start + day * DAY)
      if (!isMoving(prices)) continue
      MINUTES.forEach((length, at) => means.ratios[at]!.add(varianceRatio(prices, length)))
      const changes = volumes.map((_, at) => (prices[at + 1]! - prices[at]!) / (prices[0]! * usual))
      const ofDay = (prices.at(-1)! - prices[0]!) / (prices[0]! * usual)
      calm.add(Math.abs(ofDay) < 1 ? 1 : 0)
      relative.add(ofDay * ofDay)
      ofDays.add(ofDay)
      changes.forEach(change => ofMinutes.add(change))
      volume.add(correlation(volumes, changes.map(Math.abs)))
      const signs = changes.map(Math.sign)
      means.signs.forEach((mean, lag) => {
        let sum = 0
        for (let at = lag + 1; at < signs.length; at++) sum += signs[at]! * signs[at - lag - 1]!
        mean.add(sum / (signs.length - lag - 1))
      })
    }
  }
  return {
    ratios: chained(
      secondRatios(market, plan),
      means.ratios.map((mean, at) => mean.estimate(nameOf(MINUTES[at]!))),
    ),
    signs: means.signs.map((mean, lag) => mean.estimate(`${lag + 1} min`)),
    figures: [
      calm.estimate('share of days within the documented volatility'),
      relative.estimate('variance of a day, in documented volatilities'),
      volume.estimate('correlation of volume and size of the change in a minute'),
      { name: 'kurtosis of minutes', value: ofMinutes.value(), error: Number.NaN },
      { name: 'kurtosis of days', value: ofDays.value(), error: Number.NaN },
    ],
  }
}

const nameOf = (minutes: number) =>
  minutes === 1440 ? '1 day' : minutes < 60 ? `${minutes} min` : `${minutes / 60} h`

/** Ratios against seconds: those of minutes times that of a minute. */
function chained(ofSeconds: readonly Estimate[], ofMinutes: readonly Estimate[]): Estimate[] {
  const minute = ofSeconds.at(-1)!
  return [
    ...ofSeconds,
    ...ofMinutes.map(({ name, value, error }) => ({
      name,
      value: value * minute.value,
      error: Math.hypot(error * minute.value, minute.error * value),
    })),
  ]
}
