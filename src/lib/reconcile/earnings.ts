/**
 * Interest of pledges and lock mining, by the rules of docs/rules/earning.md: simple interest, whole UTC days, rounded
 * once.
 */
import { add, compare, negate, subtract, trimZeros, type Decimal } from '../money/money.ts'
import type { ReportedEarningOrder } from '../statement/wallet-shapes.ts'
import {
  MONEY_STEP,
  QUANTITY_STEP,
  truncated,
  startWith,
  minus,
  evaluate,
  times,
  type ArithmeticStep,
} from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { PROCESSING_TIME, checkDone } from './due.ts'
import { assetOf, type Facts } from './facts.ts'
import {
  checkNotBefore,
  checkComputed,
  checkTime,
  unchecked,
  checkRange,
  type FindingContext,
  type Finding,
} from './finding.ts'
import { checkRate } from './terms.ts'
import { DAY } from '../time/time-units.ts'

export type EarningKind = 'pledgeOrder' | 'miningOrder'

const INTEREST_TYPES = { pledgeOrder: 'pledgeInterest', miningOrder: 'miningOutput' } as const
const PRODUCT_LISTS = { pledgeOrder: 'pledgeProducts', miningOrder: 'miningProducts' } as const

export const earningAsset = ({ currencyId, assetProductId }: ReportedEarningOrder): string =>
  assetOf({ currencyId, productId: assetProductId })

/**
 * Checks a pledge or lock mining order: its days, the interest of each day, the early redemption fee, and its entries.
 */
export function* checkEarning(
  facts: Facts,
  kind: EarningKind,
  order: ReportedEarningOrder,
): Generator<Finding> {
  const { id, createdAt, startsAt, endsAt, termDays, closedAt, daysAccrued, assetName: unit } = order
  const about = facts.about(kind, id, createdAt)
  yield checkTime('times', about, Math.ceil(createdAt / DAY) * DAY, startsAt)
  yield checkTime('times', about, startsAt + termDays * DAY, endsAt)
  if (closedAt !== null) yield checkNotBefore('times', about, createdAt, closedAt)
  yield* checkDone(facts, about, order.status === 'running', endsAt)
  yield checkTerms(facts, about, kind, order)
  yield checkDays(facts, about, order)
  yield checkComputed('interest', about, accruedSteps(order, daysAccrued), { stated: order.accrued, unit })
  yield* checkRedemption(about, order)
  if (facts.hasAllEntries(about.subject)) yield* checkPostings(facts, about, kind, order)
  yield* checkLegs(facts, about, legsOf(kind, order))
}

const roundingStep = ({ assetProductId }: ReportedEarningOrder) =>
  truncated(assetProductId === null ? MONEY_STEP : QUANTITY_STEP)

/** Total interest of a number of days. */
const accruedSteps = (order: ReportedEarningOrder, days: number): ArithmeticStep[] => [
  startWith('amount', order.amount),
  times('rate', order.dailyRate),
  times('days', `${days}`),
  roundingStep(order),
]

/** The rate is the one published for the product. */
function checkTerms(
  { statement }: Facts,
  about: FindingContext,
  kind: EarningKind,
  order: ReportedEarningOrder,
): Finding {
  const product = statement[PRODUCT_LISTS[kind]].find(one => one.id === order.productId)
  if (!product) return unchecked('interestRate', about, 'noTerms')
  return checkRate('interestRate', about, { value: product.dailyRate, since: product.since }, order.dailyRate)
}

/** Every whole day must be counted; of a running order those elapsed at the time of the report, or more by now. */
function checkDays(facts: Facts, about: FindingContext, order: ReportedEarningOrder): Finding {
  const { status, startsAt, endsAt, termDays, closedAt, daysAccrued } = order
  const elapsedDays = (time: number) => Math.min(termDays, Math.max(0, Math.floor((time - startsAt) / DAY)))
  const end = status === 'running' ? undefined : status === 'matured' ? endsAt : closedAt
  const low = `${elapsedDays(end ?? facts.asOf - PROCESSING_TIME)}`
  const high = `${end === undefined || end === null ? termDays : elapsedDays(end)}`
  return checkRange('interestDays', about, { low, high }, { stated: `${daysAccrued}`, unit: '' })
}

/** The early redemption fee, and the amount returned. */
function* checkRedemption(about: FindingContext, order: ReportedEarningOrder): Generator<Finding> {
  const { amount, accrued, penalty, earlyBasis, earlyRate, status, returned, assetName: unit } = order
  if (penalty === null) return
  const rate = status === 'matured' ? '0' : earlyRate
  const basis = earlyBasis === 'interest' ? accrued : amount
  const steps = [startWith('amount', basis), times('rate', rate), roundingStep(order)]
  yield checkComputed('penalty', about, steps, { stated: penalty, unit })
  const left = [startWith('amount', amount), minus('fee', penalty)]
  yield checkComputed('returned', about, left, { stated: returned ?? '0', unit })
}

/** Each posting adds the difference to the formula; days without interest have no posting. */
function* checkPostings(
  facts: Facts,
  about: FindingContext,
  kind: EarningKind,
  order: ReportedEarningOrder,
): Generator<Finding> {
  const accruedAfter = (days: number) => evaluate(accruedSteps(order, days)) ?? '0'
  let days = 0
  let earlier: Decimal = '0'
  for (const entry of facts.entriesOf(kind, order.id)) {
    if (entry.type !== INTEREST_TYPES[kind]) continue
    do days++
    while (days < order.daysAccrued && compare(accruedAfter(days), earlier) <= 0)
    const steps = [...accruedSteps(order, days), minus('earlier', earlier)]
    const posting = { ...about, entries: [entry.id], time: entry.time }
    yield checkComputed('interest', posting, steps, { stated: entry.amount, unit: order.assetName })
    earlier = trimZeros(add(earlier, entry.amount))
  }
}

function legsOf(kind: EarningKind, order: ReportedEarningOrder): Leg[] {
  const { amount, accrued, penalty } = order
  const asset = earningAsset(order)
  const running: Leg[] = [
    ...hold(asset, amount),
    { type: INTEREST_TYPES[kind], balance: 'available', asset, amount: accrued },
  ]
  if (penalty === null) return running
  return [
    ...running,
    ...release(asset, subtract(amount, penalty)),
    { type: 'earlyExit', balance: 'held', asset, amount: negate(penalty) },
  ]
}
