import { SECONDS_IN } from '../durations.ts'
import { compare, negate } from '../money.ts'
import type { QuickOrder } from '../statement-shapes.ts'
import { MONEY_STEP, cut, first, minus, plus, times } from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { currencyAsset, type Facts } from './facts.ts'
import { notBefore, reckon, sameMoment, sameWord, unknown, type About, type Finding } from './finding.ts'
import { checkSeen } from './seen.ts'
import { checkFeeRate, notLessThan } from './terms.ts'

const QUICK = 0

const secondsOf = ({ duration, durationUnit }: QuickOrder) => duration * SECONDS_IN[durationUnit]

/** A quick order: its terms, both prices by the candles of their minutes, its outcome, what it returned, and its entries. */
export function* checkQuickOrder(facts: Facts, order: QuickOrder): Generator<Finding> {
  const { id, stake, fee, feeRate, profit, payoutRate, productId, createdAt, exchangeType } = order
  const about = facts.about('quickOrder', id, createdAt)
  const unit = facts.nameOf(currencyAsset(order.currencyId))
  yield reckon('fee', about, [first('stake', stake), times('rate', feeRate), cut(MONEY_STEP)], {
    stated: fee,
    unit,
  })
  yield reckon('total', about, [first('stake', stake), plus('fee', fee)], { stated: order.total, unit })
  const profitSteps = [first('stake', stake), times('rate', payoutRate), cut(MONEY_STEP)]
  yield reckon('profit', about, profitSteps, { stated: profit, unit })
  yield checkFeeRate(facts, about, { ...order, position: QUICK, exchange: exchangeType })
  yield checkPayout(facts, about, order)
  yield sameMoment('times', about, createdAt + secondsOf(order) * 1000, order.expiresAt)
  yield notBefore('times', about, order.openPriceTime, createdAt)
  yield facts.price('openPrice', about, { productId, time: order.openPriceTime }, order.openPrice)
  if (order.status !== 'open') yield* checkEnd(facts, about, order, unit)
  yield* checkSeen(facts, about, order)
  yield* booked(facts, about, legsOf(order))
}

/** Whether it pays what is published for its duration, or more. */
function checkPayout(facts: Facts, about: About, order: QuickOrder): Finding {
  const published = facts.payoutRate(order, secondsOf(order))
  if (!published) return unknown('payoutRate', about, 'noTerms')
  const { value: least, since } = published
  return notLessThan('payoutRate', about, { least, since }, { stated: order.payoutRate, unit: '' })
}

function* checkEnd(facts: Facts, about: About, order: QuickOrder, unit: string): Generator<Finding> {
  const { closePrice, closePriceTime, status, productId, expiresAt, closedAt } = order
  yield sameWord('outcome', about, outcomeOf(order), status)
  if (closePrice !== null && closePriceTime !== null) {
    yield notBefore('times', about, closePriceTime, expiresAt)
    yield facts.price('closePrice', about, { productId, time: closePriceTime }, closePrice)
  }
  if (closedAt !== null) yield notBefore('times', about, expiresAt, closedAt)
  const { stake, fee, profit, returned, net, total } = order
  const steps = {
    open: [],
    won: [first('stake', stake), plus('profit', profit)],
    lost: [first('returned', '0')],
    drawn: [first('stake', stake), plus('fee', isFeeReturned(order) ? fee : '0')],
    voided: [first('stake', stake), plus('fee', fee)],
  }[status]
  yield reckon('returned', about, steps, { stated: returned ?? '0', unit })
  const netSteps = [first('returned', returned ?? '0'), minus('taken', total)]
  yield reckon('net', about, netSteps, { stated: net ?? '0', unit })
}

/** Whether a draw gives the fee back too: what it would return was told before. */
const isFeeReturned = ({ drawReturns, stake }: QuickOrder) => compare(drawReturns, stake) > 0

/** How it ends, by its two prices alone. */
function outcomeOf({ openPrice, closePrice, exchangeType }: QuickOrder): string {
  if (closePrice === null) return 'voided'
  const way = compare(closePrice, openPrice)
  if (way === 0) return 'drawn'
  return way > 0 === (exchangeType === 1) ? 'won' : 'lost'
}

function legsOf(order: QuickOrder): Leg[] {
  const { stake, fee, total, profit, status } = order
  const asset = currencyAsset(order.currencyId)
  const waiting = hold(asset, total)
  const charged: Leg = { type: 'fee', balance: 'held', asset, amount: negate(fee) }
  switch (status) {
    case 'open':
      return waiting
    case 'won':
      return [
        ...waiting,
        ...release(asset, stake),
        charged,
        { type: 'quickProfit', balance: 'available', asset, amount: profit },
      ]
    case 'lost':
      return [...waiting, { type: 'quickLoss', balance: 'held', asset, amount: negate(stake) }, charged]
    case 'drawn':
      return isFeeReturned(order)
        ? [...waiting, ...release(asset, total)]
        : [...waiting, ...release(asset, stake), charged]
    case 'voided':
      return [...waiting, ...release(asset, total)]
  }
}
