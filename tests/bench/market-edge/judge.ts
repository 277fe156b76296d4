import { DURATIONS, NO_ORDER, SIGNALS, type Observations } from './observations.ts'
import { MODELS } from './models.ts'

/** How one predictor did with one duration. */
export interface Result {
  readonly predictor: string
  readonly duration: number
  readonly bets: number
  readonly wins: number
  readonly draws: number
  /** Standard errors from a coin's share of wins; draws do not count. */
  readonly errors: number
}

/** A cautious predictor places an order only on the strongest fifth of its signals. */
const CAUTIOUS = 0.8
/** The chance that a market without any pattern fails. */
const FALSE_ALARM = 0.01

const quantile = (sorted: Float32Array, share: number) => sorted[Math.floor(share * sorted.length)] ?? 0

function count(
  signal: Float32Array,
  outcomes: Int8Array,
  least: number,
): Pick<Result, 'bets' | 'wins' | 'draws'> {
  let [bets, wins, draws] = [0, 0, 0]
  for (let at = 0; at < signal.length; at++) {
    const strength = signal[at]!
    const outcome = outcomes[at]!
    if (strength === 0 || outcome === NO_ORDER || Math.abs(strength) < least) continue
    bets++
    if (outcome === 0) draws++
    else if (outcome > 0 === strength > 0) wins++
  }
  return { bets, wins, draws }
}

/** Places an order on every signal, and on the strongest ones only. What is strong depends on no outcome. */
function resultsOf(name: string, signal: Float32Array, outcomes: Int8Array, duration: number): Result[] {
  const strengths = signal
    .filter(strength => strength !== 0)
    .map(Math.abs)
    .toSorted()
  const strong = quantile(strengths, CAUTIOUS)
  const leasts = strong > quantile(strengths, 0) ? [0, strong] : [0]
  return leasts.map(least => {
    const { bets, wins, draws } = count(signal, outcomes, least)
    const decided = Math.max(1, bets - draws)
    const errors = (2 * wins - (bets - draws)) / Math.sqrt(decided)
    return { predictor: least === 0 ? name : `${name}, strong`, duration, bets, wins, draws, errors }
  })
}

/** All signals, and the models that learn from the first half of the days and place orders in the second. */
export function judgeAll(observations: Observations): Result[] {
  const { values, outcomes } = observations
  const results = SIGNALS.flatMap(({ name, isLevel }, at) => {
    const centre = isLevel ? quantile(values[at]!.toSorted(), 0.5) : 0
    const signal = values[at]!.map(value => value - centre)
    return DURATIONS.flatMap((_, duration) => resultsOf(name, signal, outcomes[duration]!, duration))
  })
  for (const { name, predict } of MODELS)
    for (let duration = 0; duration < DURATIONS.length; duration++) {
      const signal = predict(observations, outcomes[duration]!)
      results.push(...resultsOf(`model: ${name}`, signal, outcomes[duration]!, duration))
    }
  return results
}

/**
 * The number of standard errors that a predictor may be away from a coin: at least four, and as many as let a market without any pattern
 * pass in 99 runs of 100 in spite of so many tests.
 */
export function barOf(tests: number): number {
  for (let bar = 4; ; bar += 0.01) if (tests * tailsOf(bar) <= FALSE_ALARM) return bar
}

/** The probability of a normal variable beyond so many standard deviations on either side, for three and more. */
const tailsOf = (bar: number) =>
  ((2 * Math.exp((-bar * bar) / 2)) / (bar * Math.sqrt(2 * Math.PI))) * (1 - 1 / (bar * bar))
