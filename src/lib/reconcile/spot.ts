import { negate, subtract } from '../money.ts'
import type { SpotOrder } from '../statement-shapes.ts'
import { MONEY_STEP, cut, down, first, minus, plus, resultOf, times, up, type Step } from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { notBefore, reckon, type Finding } from './finding.ts'
import { checkFeeRate, checkLimit } from './terms.ts'

const SPOT = 2

/** Price times quantity, rounded against the customer, as docs/trading-rules.md says: up when buying, down when selling. */
function costSteps({ exchangeType, quantity }: SpotOrder, price: string): Step[] {
  const rounded = exchangeType === 1 ? up(MONEY_STEP) : down(MONEY_STEP)
  return [first('price', price), times('quantity', quantity), rounded]
}

/** A spot order: cost, fee and total, its price by the candle and by its limit, its rate, and its entries. */
export function* checkSpotOrder(facts: Facts, order: SpotOrder): Generator<Finding> {
  const { id, productId, exchangeType, cost, feeRate, fee, total, fillPrice, limitPrice } = order
  const about = facts.about('spotOrder', id, order.createdAt)
  const unit = facts.nameOf(currencyAsset(order.currencyId))
  const isBuying = exchangeType === 1
  const price = fillPrice ?? limitPrice ?? '0'
  yield reckon('cost', about, costSteps(order, price), { stated: cost, unit })
  yield reckon('fee', about, [first('cost', cost), times('rate', feeRate), cut(MONEY_STEP)], {
    stated: fee,
    unit,
  })
  const totalSteps = [first('cost', cost), isBuying ? plus('fee', fee) : minus('fee', fee)]
  yield reckon('total', about, totalSteps, { stated: total, unit })
  yield checkFeeRate(facts, about, { ...order, position: SPOT, exchange: exchangeType })
  const { closedAt, createdAt } = order
  if (closedAt !== null) yield notBefore('times', about, createdAt, closedAt)
  if (fillPrice !== null) {
    if (limitPrice !== null) yield checkLimit(about, isBuying, { limit: limitPrice, price: fillPrice })
    yield facts.price('fillPrice', about, { productId, time: closedAt ?? createdAt }, fillPrice)
  }
  yield* booked(facts, about, legsOf(order))
}

/** What an order sets aside while it waits. */
function heldOf(order: SpotOrder): { readonly asset: string; readonly amount: string } {
  const { exchangeType, limitPrice, feeRate, productId, quantity, currencyId } = order
  if (exchangeType === 2) return { asset: productAsset(productId), amount: quantity }
  const cost = resultOf(costSteps(order, limitPrice ?? '0')) ?? '0'
  const fee = [first('cost', cost), times('rate', feeRate), cut(MONEY_STEP)]
  return { asset: currencyAsset(currencyId), amount: resultOf([...fee, plus('cost', cost)]) ?? '0' }
}

function legsOf(order: SpotOrder): Leg[] {
  const { orderType, status } = order
  if (orderType === 'market') return status === 'filled' ? trade(order, 'available') : []
  const held = heldOf(order)
  const held0 = hold(held.asset, held.amount)
  if (status === 'open') return held0
  if (status !== 'filled') return [...held0, ...release(held.asset, held.amount)]
  const used = order.exchangeType === 1 ? order.total : order.quantity
  return [...held0, ...trade(order, 'held'), ...release(held.asset, subtract(held.amount, used))]
}

/** The trade itself, paid from what is available or from what was held. */
function trade(order: SpotOrder, from: 'available' | 'held'): Leg[] {
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
