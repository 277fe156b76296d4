/** What money put aside has earned by the day, by the rules of docs/earning.md: simple interest, whole UTC days, cut once. */
import { add, compare, negate, subtract, trimZeros, type Decimal } from '../money.ts'
import type { EarningOrder } from '../statement-wallet.ts'
import { MONEY_STEP, QUANTITY_STEP, cut, first, minus, resultOf, times, type Step } from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { assetOf, type Facts } from './facts.ts'
import { notBefore, reckon, sameMoment, unknown, within, type About, type Finding } from './finding.ts'
import { notLessThan } from './terms.ts'
import { DAY } from '../time-units.ts'

export type EarningKind = 'pledgeOrder' | 'miningOrder'

const EARNS = { pledgeOrder: 'pledgeInterest', miningOrder: 'miningOutput' } as const
const PRODUCTS = { pledgeOrder: 'pledgeProducts', miningOrder: 'miningProducts' } as const

/** How long after its day is over interest may still be on its way. */
const PROCESSING = 5 * 60_000

export const earningAsset = ({ currencyId, assetProductId }: EarningOrder): string =>
  assetOf({ currencyId, productId: assetProductId })

/** A pledge or a lock: its days, what each of them has earned, what leaving early costs, and its entries. */
export function* checkEarning(facts: Facts, kind: EarningKind, order: EarningOrder): Generator<Finding> {
  const { id, createdAt, startsAt, endsAt, termDays, closedAt, daysAccrued, assetName: unit } = order
  const about = facts.about(kind, id, createdAt)
  yield sameMoment('times', about, Math.ceil(createdAt / DAY) * DAY, startsAt)
  yield sameMoment('times', about, startsAt + termDays * DAY, endsAt)
  if (closedAt !== null) yield notBefore('times', about, createdAt, closedAt)
  yield checkTerms(facts, about, kind, order)
  yield checkDays(facts, about, order)
  yield reckon('interest', about, accruedSteps(order, daysAccrued), { stated: order.accrued, unit })
  yield* checkReturned(about, order)
  if (facts.isWhole(about.subject)) yield* checkPostings(facts, about, kind, order)
  yield* booked(facts, about, legsOf(kind, order))
}

const roundingOf = ({ assetProductId }: EarningOrder) =>
  cut(assetProductId === null ? MONEY_STEP : QUANTITY_STEP)

/** What a number of days has earned in all. */
const accruedSteps = (order: EarningOrder, days: number): Step[] => [
  first('amount', order.amount),
  times('rate', order.dailyRate),
  times('days', `${days}`),
  roundingOf(order),
]

/** That it earns what is published for its product, or more. */
function checkTerms({ statement }: Facts, about: About, kind: EarningKind, order: EarningOrder): Finding {
  const product = statement[PRODUCTS[kind]].find(one => one.id === order.productId)
  if (!product) return unknown('interestRate', about, 'noTerms')
  const { dailyRate: least, since } = product
  return notLessThan('interestRate', about, { least, since }, { stated: order.dailyRate, unit: '' })
}

/** That every whole day was counted; while it runs, those that were over when it was told of, and it may be more by now. */
function checkDays(facts: Facts, about: About, order: EarningOrder): Finding {
  const { status, startsAt, endsAt, termDays, closedAt, daysAccrued } = order
  const over = (time: number) => Math.min(termDays, Math.max(0, Math.floor((time - startsAt) / DAY)))
  const end = status === 'running' ? undefined : status === 'matured' ? endsAt : closedAt
  const low = `${over(end ?? facts.toldAt - PROCESSING)}`
  const high = `${end === undefined || end === null ? termDays : over(end)}`
  return within('interestDays', about, { low, high }, { stated: `${daysAccrued}`, unit: '' })
}

/** What leaving early has cost, and what came back. */
function* checkReturned(about: About, order: EarningOrder): Generator<Finding> {
  const { amount, accrued, penalty, earlyBasis, earlyRate, status, returned, assetName: unit } = order
  if (penalty === null) return
  const rate = status === 'matured' ? '0' : earlyRate
  const basis = earlyBasis === 'interest' ? accrued : amount
  const steps = [first('amount', basis), times('rate', rate), roundingOf(order)]
  yield reckon('penalty', about, steps, { stated: penalty, unit })
  const left = [first('amount', amount), minus('fee', penalty)]
  yield reckon('returned', about, left, { stated: returned ?? '0', unit })
}

/** Each posting brings what is missing to the formula; days that bring nothing have none. */
function* checkPostings(
  facts: Facts,
  about: About,
  kind: EarningKind,
  order: EarningOrder,
): Generator<Finding> {
  const after = (days: number) => resultOf(accruedSteps(order, days)) ?? '0'
  let days = 0
  let earlier: Decimal = '0'
  for (const entry of facts.entriesOf(kind, order.id)) {
    if (entry.type !== EARNS[kind]) continue
    do days++
    while (days < order.daysAccrued && compare(after(days), earlier) <= 0)
    const steps = [...accruedSteps(order, days), minus('earlier', earlier)]
    const at = { ...about, entries: [entry.id], time: entry.time }
    yield reckon('interest', at, steps, { stated: entry.amount, unit: order.assetName })
    earlier = trimZeros(add(earlier, entry.amount))
  }
}

function legsOf(kind: EarningKind, order: EarningOrder): Leg[] {
  const { amount, accrued, penalty } = order
  const asset = earningAsset(order)
  const running: Leg[] = [
    ...hold(asset, amount),
    { type: EARNS[kind], balance: 'available', asset, amount: accrued },
  ]
  if (penalty === null) return running
  return [
    ...running,
    ...release(asset, subtract(amount, penalty)),
    { type: 'earlyExit', balance: 'held', asset, amount: negate(penalty) },
  ]
}
