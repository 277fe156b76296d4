import { multiply, negate, trimZeros } from '../money/money.ts'
import type { ReportedShareSubscription } from '../statement/wallet-shapes.ts'
import { MONEY_STEP, truncated, startWith, minus, plus, evaluate, times, roundedUp } from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { checkDone } from './due.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { checkNotBefore, checkComputed, type FindingContext, type Finding } from './finding.ts'

/** The cost of a number of lots, rounded like any purchase: the price up, the fee down. */
function lotFigures({ price, lotSize, feeRate }: ReportedShareSubscription, lots: number) {
  const shares = trimZeros(multiply(lotSize, `${lots}`))
  const cost = [startWith('price', price), times('quantity', shares), roundedUp(MONEY_STEP)]
  const fee = [startWith('cost', evaluate(cost) ?? '0'), times('rate', feeRate), truncated(MONEY_STEP)]
  return { shares, cost, fee }
}

/**
 * Checks a subscription to new shares: the amount held, the cost of the allotted lots, the refund, its dates and its
 * entries.
 */
export function* checkShareSubscription(facts: Facts, one: ReportedShareSubscription): Generator<Finding> {
  const { id, lots, lotSize, held, createdAt, closesAt, currencyName: unit } = one
  const about = facts.about('newShares', id, createdAt)
  const lotSteps = [startWith('lots', `${lots}`), times('quantity', lotSize)]
  yield checkComputed('shares', about, lotSteps, { stated: one.shares, unit: one.productCode })
  const requested = lotFigures(one, lots)
  const heldSteps = [...requested.fee, plus('cost', evaluate(requested.cost) ?? '0')]
  yield checkComputed('total', about, heldSteps, { stated: held, unit })
  yield checkNotBefore('times', about, createdAt, closesAt)
  yield* checkDone(facts, about, one.status === 'waiting', one.drawsAt)
  yield* checkDone(facts, about, one.status === 'allotted', one.listsAt)
  yield* checkAllotment(about, one)
  yield* checkLegs(facts, about, legsOf(one))
}

/** Checks the figures that follow from the allotment. The draw itself can be verified on its own screen. */
function* checkAllotment(about: FindingContext, one: ReportedShareSubscription): Generator<Finding> {
  const { allottedLots, held, cost, fee, refund, status, currencyName: unit } = one
  const { settledAt, listedAt } = one
  if (listedAt !== null) yield checkNotBefore('times', about, one.listsAt, listedAt)
  if (settledAt === null) return
  if (status === 'cancelled') {
    yield checkNotBefore('times', about, settledAt, one.closesAt)
    return yield checkComputed('refunded', about, [startWith('amount', held)], {
      stated: refund ?? '0',
      unit,
    })
  }
  yield checkNotBefore('times', about, one.drawsAt, settledAt)
  const allottedFigures = lotFigures(one, allottedLots ?? 0)
  const allotted = [startWith('lots', `${allottedLots ?? 0}`), times('quantity', one.lotSize)]
  yield checkComputed('shares', about, allotted, {
    stated: one.allottedShares ?? '0',
    unit: one.productCode,
  })
  yield checkComputed('cost', about, allottedFigures.cost, { stated: cost ?? '0', unit })
  yield checkComputed('fee', about, allottedFigures.fee, { stated: fee ?? '0', unit })
  const rest = [startWith('amount', held), minus('cost', cost ?? '0'), minus('fee', fee ?? '0')]
  yield checkComputed('refunded', about, rest, { stated: refund ?? '0', unit })
}

function legsOf(one: ReportedShareSubscription): Leg[] {
  const { currencyId, productId, held, status, refund, cost, fee, allottedShares } = one
  const money = currencyAsset(currencyId)
  const shares = productAsset(productId)
  const waiting = hold(money, held)
  if (status === 'waiting') return waiting
  const refunded = [...waiting, ...release(money, refund ?? '0')]
  if (status === 'cancelled' || status === 'notAllotted') return refunded
  const allotted: Leg[] = [
    ...refunded,
    { type: 'sharesPaid', balance: 'held', asset: money, amount: negate(cost ?? '0') },
    { type: 'fee', balance: 'held', asset: money, amount: negate(fee ?? '0') },
    { type: 'sharesReceived', balance: 'held', asset: shares, amount: allottedShares ?? '0' },
  ]
  return status === 'listed' ? [...allotted, ...release(shares, allottedShares ?? '0')] : allotted
}
