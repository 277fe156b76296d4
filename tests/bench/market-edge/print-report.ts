import { quickOptionsOf } from '#server/features/quick/quick-options.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import type { Result } from './judge.ts'
import { DURATIONS } from './observations.ts'
import type { EdgeReport } from './run.ts'
import type { Estimate } from './statistics.ts'

const NAME_WIDTH = 46
const CELL_WIDTH = 19
const WORST = 8

const payouts = quickOptionsOf(CATALOGUE.find(product => quickOptionsOf(product).length > 0)).map(
  ({ payoutRate }) => Number(payoutRate),
)

/** Orders that were won or lost, in thousands; the share that was won; standard errors from a coin. */
const cellOf = ({ bets, wins, draws, errors }: Result) => {
  const decided = bets - draws
  const share = decided === 0 ? '-' : ((100 * wins) / decided).toFixed(2)
  return `${(decided / 1000).toFixed(1)}k ${share} ${errors >= 0 ? '+' : ''}${errors.toFixed(1)}`
}

const signed = (value: number) => `${value >= 0 ? '+' : ''}${(100 * value).toFixed(2)} %`

/** What a stake gains on average; a draw gives it back. */
const gainOf = ({ bets, wins, draws, duration }: Result) =>
  (wins * payouts[duration]! - (bets - draws - wins)) / Math.max(1, bets)

function printEstimates(title: string, estimates: readonly Estimate[]): void {
  console.log(`\n${title}`)
  for (const { name, value, error } of estimates)
    console.log(
      `  ${name.padEnd(58)} ${value.toFixed(4)}${Number.isNaN(error) ? '' : ` ± ${error.toFixed(4)}`}`,
    )
}

/** Prints a table of all predictors and durations, the statistics, and what was found. */
export function printReport({ results, statistics, bar, failures }: EdgeReport): void {
  console.log(
    `${'orders won or lost, share won, standard errors'.padEnd(NAME_WIDTH)}${DURATIONS.map(({ name }) => name.padStart(CELL_WIDTH)).join('')}`,
  )
  for (const [name, row] of Map.groupBy(results, ({ predictor }) => predictor)) {
    const cells = DURATIONS.map((_, duration) => row.find(each => each.duration === duration))
    console.log(
      `${name.padEnd(NAME_WIDTH)}${cells.map(each => (each ? cellOf(each) : '').padStart(CELL_WIDTH)).join('')}`,
    )
  }
  const sorted = results.toSorted((one, other) => Math.abs(other.errors) - Math.abs(one.errors))
  console.log(
    `\nfarthest from a coin of ${results.length} tests; by chance one run in 100 has one beyond ${bar.toFixed(2)}`,
  )
  for (const each of sorted.slice(0, WORST))
    console.log(
      `  ${each.predictor.padEnd(NAME_WIDTH)} ${DURATIONS[each.duration]!.name.padEnd(8)} ${cellOf(each)}, ${signed(gainOf(each))} per stake`,
    )
  const best = results
    .filter(({ bets }) => bets >= 1000)
    .toSorted((one, other) => gainOf(other) - gainOf(one))[0]
  if (best)
    console.log(
      `most gained per stake: ${best.predictor}, ${DURATIONS[best.duration]!.name}: ${signed(gainOf(best))} of ${best.bets} orders`,
    )
  if (statistics) {
    printEstimates('variance ratio to changes from second to second', statistics.ratios)
    printEstimates('mean product of the signs of changes from minute to minute', statistics.signs)
    printEstimates('figures', statistics.figures)
  }
  console.log(`\n${failures.length === 0 ? 'all claims hold' : `does not hold:\n  ${failures.join('\n  ')}`}`)
}
