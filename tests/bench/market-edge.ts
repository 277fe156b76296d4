/**
 * Whether anybody who sees everything that is public can win quick orders: predictors and models of the direction of prices over each
 * duration, and variance ratios from a second to a day. Asks a market of a random secret in this process; takes some ten minutes:
 *
 *   npx node tests/bench/market-edge.ts [--seed=N] [--days=N] [--quick] [--version-1]
 *
 * `--seed` takes a fixed secret, to repeat a run; `--version-1` measures the prices before version 2 of the market, which can be predicted.
 * Claims: no predictor is away from a coin by more than chance explains (judge.ts), and the variance ratios are 0.97 to 1.03.
 */
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createMarket } from '#server/market/market.ts'
import { fixedMarketSeed, type MarketSeed } from '#server/market/market-seed.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { printReport } from './market-edge/print-report.ts'
import { findEdges } from './market-edge/run.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'version-1': { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed ?? randomInt(2 ** 31))
const since = Date.UTC(2026, 10, 1)
const fixed = fixedMarketSeed(seed, since)
const marketSeed: MarketSeed = values['version-1']
  ? { ...fixed, since: Date.UTC(2099, 0, 1), earlierSeed: seed }
  : fixed
const days = Number(values.days ?? (values.quick ? 10 : 96))
const start = since + DAY
const market = createMarket({ seed: marketSeed, clock: () => start + (days + 2) * DAY })

console.log(`${values['version-1'] ? 'version 1 of the market, ' : ''}--seed=${seed}, ${days} days`)
const report = findEdges(market, {
  start,
  days,
  seed,
  stride: values.quick ? 7 : 1,
  hours: values.quick ? 200 : 4000,
})
printReport(report)
if (report.failures.length > 0) process.exitCode = 1
