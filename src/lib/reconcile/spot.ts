import { negate, subtract } from '../money.ts'
import type { SpotOrder } from '../statement/account-shapes.ts'
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
  type Step,
} from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { currencyAsset, productAsset, type Facts } from './facts.ts'
import { checkNotBefore, checkComputed, type Finding } from './finding.ts'
import { checkFeeRate, checkLimit } from './terms.ts'

const SPOT = 2

/** Price times quantity, rounded against the customer (docs/rules/spot.md): up when buying, down when selling. */
function costSteps({ exchangeType, quantity }: SpotOrder, price: string): Step[] {
  const rounded = exchangeType === 1 ? roundedUp(MONEY_STEP) : roundedDown(MONEY_STEP)
  return [startWith('price', price), times('quantity', quantity), rounded]
}

/**
 * Checks a spot order: cost, fee and total, its price against the candle and its limit, its fee rate, and its entries.
 */
export function* checkSpotOrder(facts: Facts, order: SpotOrder): Generator<Finding> {
  const { id, productId, exchangeType, cost, feeRate, fee, total, fillPrice, limitPrice } = order
  const about = facts.about('spotOrder', id, order.createdAt)
  const unit = facts.nameOf(currencyAsset(order.currencyId))
  const isBuying = exchangeType === 1
  const price = fillPrice ?? limitPrice ?? '0'
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
  if (closedAt !== null) yield checkNotBefore('times', about, createdAt, closedAt)
  if (fillPrice !== null) {
    if (limitPrice !== null) yield checkLimit(about, isBuying, { limit: limitPrice, price: fillPrice })
    yield facts.checkPrice('fillPrice', about, { productId, time: closedAt ?? createdAt }, fillPrice)
  }
  yield* checkLegs(facts, about, legsOf(order))
}

/** The asset and amount held while an order is open. */
function heldAmount(order: SpotOrder): { readonly asset: string; readonly amount: string } {
  const { exchangeType, limitPrice, feeRate, productId, quantity, currencyId } = order
  if (exchangeType === 2) return { asset: productAsset(productId), amount: quantity }
  const cost = evaluate(costSteps(order, limitPrice ?? '0')) ?? '0'
  const fee = [startWith('cost', cost), times('rate', feeRate), truncated(MONEY_STEP)]
  return { asset: currencyAsset(currencyId), amount: evaluate([...fee, plus('cost', cost)]) ?? '0' }
}

function legsOf(order: SpotOrder): Leg[] {
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
function tradeLegs(order: SpotOrder, from: 'available' | 'held'): Leg[] {
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
