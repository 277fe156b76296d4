import type { Span, PublicView } from './public-view.ts'

/** Something that can be read from the market at a moment and might tell where the price goes. */
export interface Signal {
  readonly name: string
  /** Above zero expects a rise, below zero a fall; its size says how strongly. */
  readonly of: (view: PublicView) => number
  /** It has no natural zero: it is compared with its median. */
  readonly isLevel?: true
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** A price difference in units of what is usual in so many seconds. */
export const inUnits = ({ unit }: PublicView, difference: number, seconds = 60): number =>
  difference / (unit * Math.sqrt(seconds / 60))

const momentum = (name: string, seconds: number): Signal => ({
  name: `change in ${name}`,
  of: view => inUnits(view, view.now - view.past(seconds), seconds),
})

/** Where the price is in a span: -1 at its low, 1 at its high. */
const positionIn = ({ high, low }: Span, now: number) =>
  high === low ? 0 : (2 * now - high - low) / (high - low)

const closesOf = (spans: readonly Span[]) => spans.map(({ close }) => close)
const changesOf = (spans: readonly Span[]) => spans.slice(1).map(({ close }, at) => close - spans[at]!.close)

/** The attack on the market before: how far the price is from its recent mean, in standard deviations. */
const deviation = (name: string, count: number, seconds: number): Signal => ({
  name: `deviation from mean of ${name}`,
  of: view => {
    const prices = Array.from({ length: count }, (_, at) => view.past((at + 1) * seconds))
    const centre = mean(prices)
    const size = Math.sqrt(mean(prices.map(price => (price - centre) ** 2)))
    return size === 0 ? 0 : (view.now - centre) / size
  },
})

/** The length of the run of changes in the same direction at the end, with its sign. */
function runOf(changes: readonly number[]): number {
  let run = 0
  for (const change of changes.toReversed()) {
    if (change === 0) continue
    if (run !== 0 && Math.sign(change) !== Math.sign(run)) break
    run += Math.sign(change)
  }
  return run
}

const skewness = (changes: readonly number[]): number => {
  const size = Math.sqrt(mean(changes.map(change => change * change)))
  return size === 0 ? 0 : mean(changes.map(change => (change / size) ** 3))
}

const slopeOf = (values: readonly number[]): number => {
  const centre = (values.length - 1) / 2
  return values.reduce((sum, value, at) => sum + value * (at - centre), 0)
}

const bodyOf = (span: Span | undefined) => (span ? span.close - span.open : 0)
const wicksOf = (span: Span | undefined) =>
  span ? span.high + span.low - Math.max(span.open, span.close) - Math.min(span.open, span.close) : 0

/** What the prices so far might tell. */
export const PRICE_SIGNALS: readonly Signal[] = [
  { name: 'always higher', of: () => 1 },
  momentum('2 s', 2),
  momentum('5 s', 5),
  momentum('15 s', 15),
  momentum('60 s', 60),
  momentum('5 min', 300),
  momentum('30 min', 1800),
  momentum('4 h', 14_400),
  momentum('1 day', 86_400),
  deviation('20 s', 10, 2),
  deviation('2 min', 8, 15),
  deviation('10 min', 40, 15),
  { name: 'deviation from mean of 1 h', of: v => inUnits(v, v.now - mean(closesOf(v.minutes)), 3600) },
  { name: 'deviation from mean of 1 day', of: v => inUnits(v, v.now - mean(closesOf(v.hours)), 86_400) },
  {
    name: 'deviation from mean of 14 days',
    of: v => inUnits(v, v.now - mean(closesOf(v.days)), 86_400 * 14),
  },
  {
    name: 'deviation from typical price',
    of: v => Math.log((v.now * 10 ** v.product.priceScale) / v.product.basePrice),
  },
  { name: 'run of minutes', of: v => runOf(changesOf(v.minutes)) },
  { name: 'run of hours', of: v => runOf(changesOf(v.hours)) },
  { name: 'run of days', of: v => runOf(changesOf(v.days)) },
  {
    name: 'last two minutes agree',
    of: v =>
      changesOf(v.minutes)
        .slice(-2)
        .reduce((product, change) => product * Math.sign(change), 1) * Math.sign(bodyOf(v.minutes.at(-1))),
  },
  { name: 'position in minute', of: v => positionIn(v.minute, v.now) },
  { name: 'position in day', of: v => positionIn(v.day, v.now) },
  { name: 'position in previous day', of: v => positionIn(v.previousDay, v.now) },
  {
    name: 'position in hour',
    of: v =>
      positionIn(
        {
          ...v.minute,
          high: Math.max(...v.minutes.map(each => each.high)),
          low: Math.min(...v.minutes.map(each => each.low)),
        },
        v.now,
      ),
  },
  { name: 'change since previous close', of: v => inUnits(v, v.now - v.previousDay.close, 86_400) },
  { name: 'change of previous day', of: v => inUnits(v, bodyOf(v.previousDay), 86_400) },
  { name: 'body of last minute', of: v => inUnits(v, bodyOf(v.minutes.at(-1))) },
  { name: 'body of last hour', of: v => inUnits(v, bodyOf(v.hours.at(-1)), 3600) },
  { name: 'wicks of last minute', of: v => inUnits(v, wicksOf(v.minutes.at(-1))) },
  { name: 'wicks of last hour', of: v => inUnits(v, wicksOf(v.hours.at(-1)), 3600) },
  { name: 'skewness of minutes', of: v => skewness(changesOf(v.minutes)) },
  { name: 'skewness of hours', of: v => skewness(changesOf(v.hours)) },
  { name: 'slope of sparkline', of: v => inUnits(v, slopeOf(closesOf(v.hours))) },
  { name: 'same minute yesterday', of: v => inUnits(v, v.past(86_400 - 60) - v.past(86_400)) },
  { name: 'same hour yesterday', of: v => inUnits(v, v.past(86_400 - 3600) - v.past(86_400), 3600) },
  { name: 'volatility of minutes', isLevel: true, of: v => v.unit / v.now },
  {
    name: 'volatility rises',
    isLevel: true,
    of: v => mean(changesOf(v.minutes.slice(-11)).map(Math.abs)) / v.unit,
  },
]
