import { negate, stepOf, subtract } from '../money.ts'
import type { BibiOrder } from '../statement-shapes.ts'
import {
  MONEY_STEP,
  QUANTITY_STEP,
  cut,
  down,
  first,
  minus,
  over,
  resultOf,
  times,
  up,
  type Step,
} from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { productAsset, type Facts } from './facts.ts'
import { notBefore, reckon, unknown, type About, type Finding } from './finding.ts'
import { checkFeeRate, checkLimit } from './terms.ts'

const COIN_TO_COIN = 3
const CRYPTO = 2

/** Price times quantity in the quote coin, rounded against the customer. */
function costSteps({ exchangeType, quantity }: BibiOrder, price: string): Step[] {
  const rounded = exchangeType === 1 ? up(QUANTITY_STEP) : down(QUANTITY_STEP)
  return [first('price', price), times('quantity', quantity), rounded]
}

/** A coin-to-coin order: its cost, its fee in the coin received, what is paid and received, its price by both coins' candles. */
export function* checkBibiOrder(facts: Facts, order: BibiOrder): Generator<Finding> {
  const { id, exchangeType, quantity, cost, feeRate, fee, fillPrice, limitPrice, createdAt, closedAt } = order
  const about = facts.about('bibiOrder', id, createdAt)
  const isBuying = exchangeType === 1
  const [paidCode, gotCode] = isBuying ? [order.quoteCode, order.baseCode] : [order.baseCode, order.quoteCode]
  const gross = isBuying ? quantity : cost
  yield reckon('cost', about, costSteps(order, fillPrice ?? limitPrice ?? '0'), {
    stated: cost,
    unit: order.quoteCode,
  })
  const feeSteps = [first(isBuying ? 'quantity' : 'cost', gross), times('rate', feeRate), cut(QUANTITY_STEP)]
  yield reckon('fee', about, feeSteps, { stated: fee, unit: gotCode })
  const paid = isBuying ? first('cost', cost) : first('quantity', quantity)
  yield reckon('total', about, [paid], { stated: order.paid, unit: paidCode })
  const received = [first(isBuying ? 'quantity' : 'cost', gross), minus('fee', fee)]
  yield reckon('received', about, received, { stated: order.received, unit: gotCode })
  yield checkFeeRate(facts, about, {
    productType: CRYPTO,
    position: COIN_TO_COIN,
    exchange: exchangeType,
    feeRate,
  })
  if (closedAt !== null) yield notBefore('times', about, createdAt, closedAt)
  if (fillPrice !== null) {
    if (limitPrice !== null) yield checkLimit(about, isBuying, { limit: limitPrice, price: fillPrice })
    yield* checkPrices(facts, about, order)
  }
  yield* booked(facts, about, legsOf(order))
}

/** The pair's price out of the two coins' prices, and these by the candles of that minute. */
function* checkPrices(facts: Facts, about: About, order: BibiOrder): Generator<Finding> {
  const { basePrice, quotePrice, fillPrice, value, pairCode, exchangeType, paid } = order
  if (basePrice === null || quotePrice === null) return yield unknown('pairPrice', about, 'inputs')
  const scale = facts.priceScale(pairCode)
  if (scale === undefined) yield unknown('pairPrice', about, 'noTerms')
  else {
    const steps = [first('basePrice', basePrice), over('quotePrice', quotePrice), cut(stepOf(scale))]
    yield reckon('pairPrice', about, steps, { stated: fillPrice ?? '0', unit: '' })
  }
  const time = order.closedAt ?? order.createdAt
  yield facts.price('fillPrice', about, { productId: order.baseProductId, time }, basePrice)
  yield facts.price('fillPrice', about, { productId: order.quoteProductId, time }, quotePrice)
  const worth = exchangeType === 1 ? first('quotePrice', quotePrice) : first('basePrice', basePrice)
  const steps = [worth, times('quantity', paid), cut(MONEY_STEP)]
  if (value !== null) yield reckon('value', about, steps, { stated: value, unit: '' })
}

function legsOf(order: BibiOrder): Leg[] {
  const { orderType, status, limitPrice, quantity, paid } = order
  const asset = productAsset(order.exchangeType === 1 ? order.quoteProductId : order.baseProductId)
  if (orderType === 'market') return status === 'filled' ? swap(order, 'available') : []
  const held = order.exchangeType === 1 ? (resultOf(costSteps(order, limitPrice ?? '0')) ?? '0') : quantity
  const waiting = hold(asset, held)
  if (status === 'open') return waiting
  if (status !== 'filled') return [...waiting, ...release(asset, held)]
  return [...waiting, ...swap(order, 'held'), ...release(asset, subtract(held, paid))]
}

/** The swap itself; its fee is taken out of what is received. */
function swap(order: BibiOrder, from: 'available' | 'held'): Leg[] {
  const { exchangeType, quantity, cost, fee, paid } = order
  const base = productAsset(order.baseProductId)
  const quote = productAsset(order.quoteProductId)
  const [given, got, gross] = exchangeType === 1 ? [quote, base, quantity] : [base, quote, cost]
  return [
    { type: 'bibiPaid', balance: from, asset: given, amount: negate(paid) },
    { type: 'bibiReceived', balance: 'available', asset: got, amount: gross },
    { type: 'fee', balance: 'available', asset: got, amount: negate(fee) },
  ]
}
