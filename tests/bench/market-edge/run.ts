import { quickOptionsOf } from '#server/features/quick/quick-options.ts'
import type { Market } from '#server/market/market.ts'
import type { MarketProduct } from '#server/market/types.ts'
import { barOf, judgeAll, type Result } from './judge.ts'
import { DURATIONS, observe } from './observations.ts'
import { measureStatistics, type Statistics } from './statistics.ts'

interface EdgePlan {
  /** Epoch ms, the first instant of a day. */
  readonly start: number
  readonly days: number
  /** Every so many of the products with quick orders. */
  readonly stride: number
  /** Random hours for the variance ratios; 0 leaves all statistics out. */
  readonly hours: number
  /** Decides the moments; the prices follow from the market alone. */
  readonly seed: number
}

export interface EdgeReport {
  readonly results: readonly Result[]
  readonly statistics: Statistics | undefined
  /** The standard errors from a coin up to which a predictor is one. */
  readonly bar: number
  /** The claims that do not hold, as sentences. */
  readonly failures: readonly string[]
}

/** A variance ratio may be so far from 1, or as far as chance explains where a small run measures it less exactly. */
const RATIO_TOLERANCE = 0.03
const RATIO_BAR = 4.5
/** Signs of changes in different minutes: standard errors from 0. */
const SIGN_BAR = 4

/** The products that can have quick orders now. */
const quickProducts = (market: Market): MarketProduct[] =>
  market.products.filter(product => quickOptionsOf(product).length > 0 && !product.suspended)

/** Looks for predictors that win quick orders, and for changes that tell of later ones. */
export function findEdges(market: Market, { stride, hours, ...plan }: EdgePlan): EdgeReport {
  const products = quickProducts(market).filter((_, at) => at % stride === 0)
  const results = judgeAll(observe(market, { products, ...plan }))
  const own = products.filter(({ legs }) => legs.length === 0)
  const statistics = hours === 0 ? undefined : measureStatistics(market, { products: own, hours, ...plan })
  const bar = barOf(results.length)
  const failures = [
    ...results.filter(({ errors }) => Math.abs(errors) > bar).map(failureOf),
    ...(statistics ? statisticFailures(statistics) : []),
  ]
  return { results, statistics, bar, failures }
}

const failureOf = ({ predictor, duration, errors }: Result) =>
  `'${predictor}' is ${errors.toFixed(1)} standard errors from a coin over ${DURATIONS[duration]!.name}`

function statisticFailures({ ratios, signs }: Statistics): string[] {
  return [
    ...ratios
      .filter(({ value, error }) => !(Math.abs(value - 1) <= Math.max(RATIO_TOLERANCE, RATIO_BAR * error)))
      .map(({ name, value }) => `the variance ratio of ${name} is ${value.toFixed(3)}`),
    ...signs
      .filter(({ value, error }) => !(Math.abs(value) <= SIGN_BAR * error))
      .map(
        ({ name, value }) => `the signs of changes ${name} apart have a mean product of ${value.toFixed(4)}`,
      ),
  ]
}
