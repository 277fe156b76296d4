import { fromMinorUnits, sum, trimZeros, type Decimal } from '#src/lib/money/money.ts'
import { fundingRuleAt } from '#src/lib/trading/funding-rule.ts'
import type { ReportedFunding, ReportedPosition } from '#src/lib/statement/account-shapes.ts'
import { atLeast, atMost, truncated, startWith, minus, dividedBy, plus, evaluate } from '../arithmetic.ts'
import { PROCESSING_TIME } from '../due.ts'
import type { Facts } from '../facts.ts'
import {
  missingEvent,
  checkNotBefore,
  checkComputed,
  checkTime,
  unchecked,
  type FindingContext,
  type Finding,
} from '../finding.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

/** Funding happens every eight hours, at a rate derived from the last eight whole hours: docs/rules/contract.md. */
const FUNDING_HOURS = 8
const FUNDING_INTERVAL = FUNDING_HOURS * HOUR
const RATE_STEP = '0.000001'
const RATE_DECIMALS = 6

/** The start times of the whole hours before a funding, oldest first. */
export function hoursBeforeFunding(time: number): number[] {
  const hour = time - (time % HOUR)
  return Array.from({ length: FUNDING_HOURS }, (_, index) => hour - (FUNDING_HOURS - index) * HOUR)
}

/** Checks one funding: at a funding time, only once, at the price and rate of that time. */
export function* checkFunding(
  facts: Facts,
  about: FindingContext,
  position: ReportedPosition,
  { time, price, rate }: ReportedFunding,
): Generator<Finding> {
  const earlier = position.fundings.filter(one => one.time < time).at(-1)?.time ?? position.openedAt
  const isUnique = position.fundings.filter(one => one.time === time).length === 1
  yield checkTime('fundingMoment', about, time - (time % FUNDING_INTERVAL), time)
  // A duplicate: the second one is expected at the next funding time.
  yield isUnique
    ? checkNotBefore('fundingMoment', about, earlier, time)
    : checkTime('fundingMoment', about, time + FUNDING_INTERVAL, time)
  yield facts.checkPrice('fillPrice', about, { productId: position.productId, time }, price)
  const closes = hoursBeforeFunding(time).flatMap(hour => facts.closeOfHour(position.productId, hour) ?? [])
  yield checkRate(facts, about, closes, { time, price, rate })
}

/** Only crypto contracts pay funding: all others expire, or close overnight. */
const CRYPTO = 2
/**
 * No funding may be missing while a position was open: a missing one hurts whoever would have received it as much as a
 * duplicate hurts whoever pays. A funding at the moment of closing may or may not happen.
 */
export function* checkFundingMoments(
  facts: Facts,
  about: FindingContext,
  { productType, openedAt, closedAt, fundings }: ReportedPosition,
): Generator<Finding> {
  if (productType !== CRYPTO) return
  const end = closedAt ?? facts.asOf - PROCESSING_TIME
  const listedTimes = new Set(fundings.map(funding => funding.time))
  let expectedCount = 0
  for (
    let time = openedAt - (openedAt % FUNDING_INTERVAL) + FUNDING_INTERVAL;
    time < end;
    time += FUNDING_INTERVAL
  ) {
    expectedCount++
    if (!listedTimes.has(time)) yield missingEvent('fundingWhole', about, time)
  }
  // Fundings at the closing moment, or posted just now, are optional.
  const lateCount = fundings.filter(({ time }) => time >= end).length
  const steps = [startWith('moments', `${expectedCount}`), plus('moments', `${lateCount}`)]
  yield checkComputed('fundingWhole', about, steps, { stated: `${fundings.length}`, unit: '' })
}

/** (price / average close of the last eight whole hours - 1) / divisor, truncated, plus interest, clamped either way; see fundingRuleAt. */
export function checkRate(
  facts: Facts,
  about: FindingContext,
  closes: readonly Decimal[],
  { time, price, rate }: Pick<ReportedFunding, 'time' | 'price' | 'rate'>,
): Finding {
  if (closes.length < FUNDING_HOURS) return unchecked('fundingRate', about, 'noCandle')
  const rule = fundingRuleAt(time, facts.marketSince)
  const ofMillionths = (units: bigint) => trimZeros(fromMinorUnits(units, RATE_DECIMALS))
  const cap = ofMillionths(rule.cap)
  const steps = [
    startWith('price', price),
    dividedBy('averageClose', averageOf(closes)),
    minus('parts', '1'),
    dividedBy('parts', `${rule.divisor}`),
    truncated(RATE_STEP),
    ...(rule.interest === 0n ? [] : [plus('interest', ofMillionths(rule.interest))]),
    atMost('parts', cap),
    atLeast('parts', `-${cap}`),
  ]
  return checkComputed('fundingRate', about, steps, { stated: rate, unit: '' })
}

/** The exact average: dividing by eight adds at most three decimals. */
function averageOf(closes: readonly Decimal[]): Decimal {
  const total = sum(closes)
  return evaluate([startWith('averageClose', total), dividedBy('parts', `${closes.length}`)]) ?? '0'
}
