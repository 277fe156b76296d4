import { tradingDayEnd } from '../market/hours.ts'
import { negate, subtract } from '../money/money.ts'
import type { ReportedSpotOrder } from '../statement/account-shapes.ts'
import {
  MONEY_STEP,
  truncated,
  roundedDown,
  startWith,
  minus,
  plus,
  evaluate,
  times,
  roundedUp,
  type ArithmeticStep,
} from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { checkDone } from './due.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { checkNotBefore, checkComputed, checkTime, type Finding, type FindingContext } from './finding.ts'
import { checkFeeRate, checkLimit } from './terms.ts'

const SPOT = 2

/** Price times quantity, rounded against the customer (docs/rules/spot.md): up when buying, down when selling. */
function costSteps({ exchangeType, quantity }: ReportedSpotOrder, price: string): ArithmeticStep[] {
  const rounded = exchangeType === 1 ? roundedUp(MONEY_STEP) : roundedDown(MONEY_STEP)
  return [startWith('price', price), times('quantity', quantity), rounded]
}

/**
 * Checks a spot order: cost, fee and total, its price against the candle and its limit, its fee rate, and its entries.
 */
export function* checkSpotOrder(facts: Facts, order: ReportedSpotOrder): Generator<Finding> {
  const { id, productId, exchangeType, cost, feeRate, fee, total, fillPrice } = order
  const about = facts.about('spotOrder', id, order.createdAt)
  const unit = facts.nameOf(currencyAsset(order.currencyId))
  const isBuying = exchangeType === 1
  const price = fillPrice ?? order.limitPrice ?? order.stopPrice ?? '0'
  yield checkComputed('cost', about, costSteps(order, price), { stated: cost, unit })
  yield checkComputed(
    'fee',
    about,
    [startWith('cost', cost), times('rate', feeRate), truncated(MONEY_STEP)],
    {
      stated: fee,
      unit,
    },
  )
  const totalSteps = [startWith('cost', cost), isBuying ? plus('fee', fee) : minus('fee', fee)]
  yield checkComputed('total', about, totalSteps, { stated: total, unit })
  yield checkFeeRate(facts, about, { ...order, position: SPOT, exchange: exchangeType })
  const { closedAt, createdAt } = order
  yield* checkTimes(about, order)
  if (order.expiresAt !== null) yield* checkDone(facts, about, order.status === 'open', order.expiresAt)
  if (fillPrice !== null) {
    const bound = boundOf(order)
    if (bound) yield checkLimit(about, bound.isHighest, { limit: bound.price, price: fillPrice })
    yield facts.checkPrice('fillPrice', about, { productId, time: closedAt ?? createdAt }, fillPrice)
  }
  yield* checkLegs(facts, about, legsOf(order))
}

/** It was placed, reached its stop price, and was closed, in this order; a day order is filled before its day ends. */
function* checkTimes(
  about: FindingContext,
  {
    productType,
    exchangeType,
    orderType,
    createdAt,
    triggeredAt,
    closedAt,
    expiresAt,
    fillPrice,
  }: ReportedSpotOrder,
): Generator<Finding> {
  if (closedAt !== null) yield checkNotBefore('times', about, createdAt, closedAt)
  if (triggeredAt !== null) yield checkNotBefore('times', about, createdAt, triggeredAt)
  if (triggeredAt !== null && closedAt !== null) {
    // Only an order with a limit waits for it; a sale is filled by the tick that reaches its stop price.
    const isAtOnce = exchangeType === 2 && orderType !== 'stopLimit' && fillPrice !== null
    const check = isAtOnce ? checkTime : checkNotBefore
    yield check('times', about, triggeredAt, closedAt)
  }
  if (expiresAt !== null) yield checkTime('times', about, tradingDayEnd(productType, createdAt), expiresAt)
  if (expiresAt !== null && closedAt !== null && fillPrice !== null)
    yield checkNotBefore('times', about, closedAt, expiresAt - 1)
}

/** The worst price at which an order may be filled; undefined for a market order. A sale by its stop is filled at the stop price or below. */
function boundOf({ orderType, exchangeType, limitPrice, stopPrice, triggeredAt }: ReportedSpotOrder) {
  const isByStop =
    stopPrice !== null && (orderType === 'stop' || (orderType === 'oco' && triggeredAt !== null))
  if (exchangeType === 2 && isByStop) return { price: stopPrice, isHighest: true }
  return limitPrice === null ? undefined : { price: limitPrice, isHighest: exchangeType === 1 }
}

/** The asset and amount held while an order is open. */
function heldAmount(order: ReportedSpotOrder): { readonly asset: string; readonly amount: string } {
  const { exchangeType, limitPrice, feeRate, productId, quantity, currencyId } = order
  if (exchangeType === 2) return { asset: productAsset(productId), amount: quantity }
  const cost = evaluate(costSteps(order, limitPrice ?? '0')) ?? '0'
  const fee = [startWith('cost', cost), times('rate', feeRate), truncated(MONEY_STEP)]
  return { asset: currencyAsset(currencyId), amount: evaluate([...fee, plus('cost', cost)]) ?? '0' }
}

function legsOf(order: ReportedSpotOrder): Leg[] {
  const { orderType, status } = order
  if (orderType === 'market') return status === 'filled' ? tradeLegs(order, 'available') : []
  const held = heldAmount(order)
  const holdLegs = hold(held.asset, held.amount)
  if (status === 'open') return holdLegs
  if (status !== 'filled') return [...holdLegs, ...release(held.asset, held.amount)]
  const spent = order.exchangeType === 1 ? order.total : order.quantity
  return [...holdLegs, ...tradeLegs(order, 'held'), ...release(held.asset, subtract(held.amount, spent))]
}

/** The legs of the trade, paid from the available or the held balance. */
function tradeLegs(order: ReportedSpotOrder, from: 'available' | 'held'): Leg[] {
  const { cost, fee, quantity } = order
  const money = currencyAsset(order.currencyId)
  const product = productAsset(order.productId)
  if (order.exchangeType === 1) {
    return [
      { type: 'spotBuy', balance: from, asset: money, amount: negate(cost) },
      { type: 'fee', balance: from, asset: money, amount: negate(fee) },
      { type: 'spotBuy', balance: 'available', asset: product, amount: quantity },
    ]
  }
  return [
    { type: 'spotSell', balance: from, asset: product, amount: negate(quantity) },
    { type: 'spotSell', balance: 'available', asset: money, amount: cost },
    { type: 'fee', balance: 'available', asset: money, amount: negate(fee) },
  ]
}
