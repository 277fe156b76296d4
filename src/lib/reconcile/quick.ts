import { SECONDS_IN } from '../time/durations.ts'
import { compare, negate } from '../money/money.ts'
import type { ReportedQuickOrder } from '../statement/account-shapes.ts'
import { MONEY_STEP, truncated, startWith, minus, plus, times } from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { checkDone } from './due.ts'
import { currencyAsset, type Facts } from './facts.ts'
import {
  checkNotBefore,
  checkComputed,
  checkTime,
  checkText,
  unchecked,
  type FindingContext,
  type Finding,
} from './finding.ts'
import { checkFeeRate, checkRate } from './terms.ts'

/**
 * Checks both prices of a quick order against the ticks that the user's own device saw: the price of that very tick
 * and, for the closing price, that no later tick came before the expiry. Prices that were not seen prove nothing and
 * are skipped.
 */
function* checkSeenPrices(
  facts: Facts,
  about: FindingContext,
  order: ReportedQuickOrder,
): Generator<Finding> {
  const { productId, openPrice, openPriceTime, closePrice, closePriceTime, expiresAt } = order
  yield* checkTick(facts, about, { productId, time: openPriceTime }, openPrice)
  if (closePrice === null || closePriceTime === null) return
  const last = facts.lastSeenTick(productId, expiresAt)
  if (last && last.time > closePriceTime) {
    return yield checkTime('seenPrice', about, last.time, closePriceTime)
  }
  yield* checkTick(facts, about, { productId, time: closePriceTime }, closePrice)
}

function* checkTick(
  facts: Facts,
  about: FindingContext,
  { productId, time }: { readonly productId: number; readonly time: number },
  stated: string,
): Generator<Finding> {
  const tick = facts.lastSeenTick(productId, time)
  if (tick?.time !== time) return
  yield checkComputed('seenPrice', about, [startWith('price', tick.price)], { stated, unit: '' })
}

const QUICK = 0

const secondsOf = ({ duration, durationUnit }: ReportedQuickOrder) => duration * SECONDS_IN[durationUnit]

/**
 * Checks a quick order: its terms, both prices against the candles of their minutes, its outcome, the amount returned,
 * and its entries.
 */
export function* checkQuickOrder(facts: Facts, order: ReportedQuickOrder): Generator<Finding> {
  const { id, stake, fee, feeRate, profit, payoutRate, productId, createdAt, exchangeType } = order
  const about = facts.about('quickOrder', id, createdAt)
  const unit = facts.nameOf(currencyAsset(order.currencyId))
  yield checkComputed(
    'fee',
    about,
    [startWith('stake', stake), times('rate', feeRate), truncated(MONEY_STEP)],
    {
      stated: fee,
      unit,
    },
  )
  yield checkComputed('total', about, [startWith('stake', stake), plus('fee', fee)], {
    stated: order.total,
    unit,
  })
  const profitSteps = [startWith('stake', stake), times('rate', payoutRate), truncated(MONEY_STEP)]
  yield checkComputed('profit', about, profitSteps, { stated: profit, unit })
  yield checkComputed('returned', about, [startWith('stake', stake), plus('profit', profit)], {
    stated: order.winReturns,
    unit,
  })
  yield checkDrawReturns(about, order, unit)
  yield checkFeeRate(facts, about, { ...order, position: QUICK, exchange: exchangeType })
  yield checkPayout(facts, about, order)
  yield checkTime('times', about, createdAt + secondsOf(order) * 1000, order.expiresAt)
  yield checkNotBefore('times', about, order.openPriceTime, createdAt)
  yield facts.checkPrice('openPrice', about, { productId, time: order.openPriceTime }, order.openPrice)
  yield* checkDone(facts, about, order.status === 'open', order.expiresAt)
  if (order.status !== 'open') yield* checkSettlement(facts, about, order, unit)
  yield* checkSeenPrices(facts, about, order)
  yield* checkLegs(facts, about, legsOf(order))
}

/** The payout is the one published for its duration. */
function checkPayout(facts: Facts, about: FindingContext, order: ReportedQuickOrder): Finding {
  const published = facts.payoutRate(order, secondsOf(order))
  if (!published) return unchecked('payoutRate', about, 'noTerms')
  return checkRate('payoutRate', about, published, order.payoutRate)
}

function* checkSettlement(
  facts: Facts,
  about: FindingContext,
  order: ReportedQuickOrder,
  unit: string,
): Generator<Finding> {
  const { closePrice, closePriceTime, status, productId, expiresAt, closedAt } = order
  yield checkText('outcome', about, outcomeOf(order), status)
  if (closePrice !== null && closePriceTime !== null) {
    yield checkNotBefore('times', about, closePriceTime, expiresAt)
    yield facts.checkPrice('closePrice', about, { productId, time: closePriceTime }, closePrice)
  }
  if (closedAt !== null) yield checkNotBefore('times', about, expiresAt, closedAt)
  const { stake, fee, profit, returned, net, total } = order
  const steps = {
    open: [],
    won: [startWith('stake', stake), plus('profit', profit)],
    lost: [startWith('returned', '0')],
    drawn: [startWith('stake', stake), plus('fee', isFeeReturned(order) ? fee : '0')],
    voided: [startWith('stake', stake), plus('fee', fee)],
  }[status]
  yield checkComputed('returned', about, steps, { stated: returned ?? '0', unit })
  const netSteps = [startWith('returned', returned ?? '0'), minus('taken', total)]
  yield checkComputed('net', about, netSteps, { stated: net ?? '0', unit })
}

/** Whether a draw also returns the fee: what it returns was stated when the order was placed. */
const isFeeReturned = ({ drawReturns, stake }: ReportedQuickOrder) => compare(drawReturns, stake) > 0

/** A draw returns the stake, with the fee or without. */
const checkDrawReturns = (about: FindingContext, order: ReportedQuickOrder, unit: string): Finding => {
  const fee = isFeeReturned(order) ? [plus('fee', order.fee)] : []
  const steps = [startWith('stake', order.stake), ...fee]
  return checkComputed('returned', about, steps, { stated: order.drawReturns, unit })
}

/** The outcome by the two prices alone. */
export function outcomeOf({ openPrice, closePrice, exchangeType }: ReportedQuickOrder): string {
  if (closePrice === null) return 'voided'
  const priceMove = compare(closePrice, openPrice)
  if (priceMove === 0) return 'drawn'
  return priceMove > 0 === (exchangeType === 1) ? 'won' : 'lost'
}

function legsOf(order: ReportedQuickOrder): Leg[] {
  const { stake, fee, total, profit, status } = order
  const asset = currencyAsset(order.currencyId)
  const holdLegs = hold(asset, total)
  const feeLeg: Leg = { type: 'fee', balance: 'held', asset, amount: negate(fee) }
  switch (status) {
    case 'open':
      return holdLegs
    case 'won':
      return [
        ...holdLegs,
        ...release(asset, stake),
        feeLeg,
        { type: 'quickProfit', balance: 'available', asset, amount: profit },
      ]
    case 'lost':
      return [...holdLegs, { type: 'quickLoss', balance: 'held', asset, amount: negate(stake) }, feeLeg]
    case 'drawn':
      return isFeeReturned(order)
        ? [...holdLegs, ...release(asset, total)]
        : [...holdLegs, ...release(asset, stake), feeLeg]
    case 'voided':
      return [...holdLegs, ...release(asset, total)]
  }
}
