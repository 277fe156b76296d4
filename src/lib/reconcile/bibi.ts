import { scaleOf } from '../money/decimal.ts'
import { negate, stepOf, subtract, trimZeros } from '../money/money.ts'
import type { ReportedBibiOrder } from '../statement/account-shapes.ts'
import {
  MONEY_STEP,
  QUANTITY_STEP,
  truncated,
  roundedDown,
  startWith,
  minus,
  dividedBy,
  evaluate,
  times,
  roundedUp,
  type ArithmeticStep,
} from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { productAsset, type Facts } from './facts.ts'
import { checkNotBefore, checkComputed, unchecked, type FindingContext, type Finding } from './finding.ts'
import { withoutTerms } from './market/missing-terms.ts'
import { checkPairTerms, scaleOfPair } from './pair-terms.ts'
import { checkFeeRate, checkLimit } from './terms.ts'

const COIN_TO_COIN = 3
const CRYPTO = 2

/** Price times quantity in the quote coin, rounded against the customer. */
function costSteps({ exchangeType, quantity }: ReportedBibiOrder, price: string): ArithmeticStep[] {
  const rounded = exchangeType === 1 ? roundedUp(QUANTITY_STEP) : roundedDown(QUANTITY_STEP)
  return [startWith('price', price), times('quantity', quantity), rounded]
}

/**
 * Checks a coin-to-coin order: cost, fee in the coin received, amounts paid and received, and its price against the
 * candles of both coins.
 */
export function* checkBibiOrder(facts: Facts, order: ReportedBibiOrder): Generator<Finding> {
  const { id, exchangeType, quantity, cost, feeRate, fee, fillPrice, limitPrice, createdAt, closedAt } = order
  const about = facts.about('bibiOrder', id, createdAt)
  const isBuying = exchangeType === 1
  const [paidCode, receivedCode] = isBuying
    ? [order.quoteCode, order.baseCode]
    : [order.baseCode, order.quoteCode]
  const gross = isBuying ? quantity : cost
  yield checkComputed('cost', about, costSteps(order, fillPrice ?? limitPrice ?? '0'), {
    stated: cost,
    unit: order.quoteCode,
  })
  const feeSteps = [
    startWith(isBuying ? 'quantity' : 'cost', gross),
    times('rate', feeRate),
    truncated(QUANTITY_STEP),
  ]
  yield checkComputed('fee', about, feeSteps, { stated: fee, unit: receivedCode })
  const paid = isBuying ? startWith('cost', cost) : startWith('quantity', quantity)
  yield checkComputed('total', about, [paid], { stated: order.paid, unit: paidCode })
  const received = [startWith(isBuying ? 'quantity' : 'cost', gross), minus('fee', fee)]
  yield checkComputed('received', about, received, { stated: order.received, unit: receivedCode })
  yield checkFeeRate(facts, about, {
    productType: CRYPTO,
    position: COIN_TO_COIN,
    exchange: exchangeType,
    feeRate,
  })
  if (closedAt !== null) yield checkNotBefore('times', about, createdAt, closedAt)
  if (fillPrice !== null) {
    if (limitPrice !== null) yield checkLimit(about, isBuying, { limit: limitPrice, price: fillPrice })
    yield* checkPrices(facts, about, order)
  }
  yield* checkLegs(facts, about, legsOf(order))
}

/** The pair price from the prices of both coins, and these against the candles of that minute. */
function* checkPrices(facts: Facts, about: FindingContext, order: ReportedBibiOrder): Generator<Finding> {
  const { basePrice, quotePrice, fillPrice, value, pairCode, exchangeType, paid } = order
  if (basePrice === null || quotePrice === null) return yield unchecked('pairPrice', about, 'inputs')
  const stated = fillPrice ?? '0'
  const scale = scaleOfPair(facts, order)
  const steps = [
    startWith('basePrice', basePrice),
    dividedBy('quotePrice', quotePrice),
    // However many decimals it has, those that are stated are the first of them.
    truncated(stepOf(scale ?? scaleOf(trimZeros(stated)))),
  ]
  const finding = checkComputed('pairPrice', about, steps, { stated, unit: '' })
  yield scale === undefined && finding.verdict.is === 'agrees'
    ? withoutTerms('pairPrice', about, [pairCode])
    : finding
  yield* checkPairTerms(facts, about, order)
  const time = order.closedAt ?? order.createdAt
  yield facts.checkPrice('fillPrice', about, { productId: order.baseProductId, time }, basePrice)
  yield facts.checkPrice('fillPrice', about, { productId: order.quoteProductId, time }, quotePrice)
  const unitValue =
    exchangeType === 1 ? startWith('quotePrice', quotePrice) : startWith('basePrice', basePrice)
  const valueSteps = [unitValue, times('quantity', paid), truncated(MONEY_STEP)]
  if (value !== null) yield checkComputed('value', about, valueSteps, { stated: value, unit: '' })
}

function legsOf(order: ReportedBibiOrder): Leg[] {
  const { orderType, status, limitPrice, quantity, paid } = order
  const asset = productAsset(order.exchangeType === 1 ? order.quoteProductId : order.baseProductId)
  if (orderType === 'market') return status === 'filled' ? swapLegs(order, 'available') : []
  const heldAmount =
    order.exchangeType === 1 ? (evaluate(costSteps(order, limitPrice ?? '0')) ?? '0') : quantity
  const holdLegs = hold(asset, heldAmount)
  if (status === 'open') return holdLegs
  if (status !== 'filled') return [...holdLegs, ...release(asset, heldAmount)]
  return [...holdLegs, ...swapLegs(order, 'held'), ...release(asset, subtract(heldAmount, paid))]
}

/** The legs of the swap; the fee is deducted from the amount received. */
function swapLegs(order: ReportedBibiOrder, from: 'available' | 'held'): Leg[] {
  const { exchangeType, quantity, cost, fee, paid } = order
  const base = productAsset(order.baseProductId)
  const quote = productAsset(order.quoteProductId)
  const [paidAsset, receivedAsset, gross] = exchangeType === 1 ? [quote, base, quantity] : [base, quote, cost]
  return [
    { type: 'bibiPaid', balance: from, asset: paidAsset, amount: negate(paid) },
    { type: 'bibiReceived', balance: 'available', asset: receivedAsset, amount: gross },
    { type: 'fee', balance: 'available', asset: receivedAsset, amount: negate(fee) },
  ]
}
