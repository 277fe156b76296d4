import { compare, multiply, negate, subtract, sum, truncate } from '#src/lib/money/money.ts'
import type { ReportedContractOrder, ReportedPosition } from '#src/lib/statement/account-shapes.ts'
import {
  MONEY_STEP,
  atMost,
  truncated,
  startWith,
  dividedBy,
  plus,
  evaluate,
  times,
  roundedUp,
  type ArithmeticStep,
} from '../arithmetic.ts'
import { checkLegs, hold, release, type Leg } from '../legs.ts'
import { currencyAsset, type Facts } from '../facts.ts'
import { checkNotBefore, checkComputed, unchecked, type Finding } from '../finding.ts'
import { checkPosition, isFullyListed } from './position.ts'
import { checkFeeRate, checkLimit } from '../terms.ts'

const CONTRACT = 1

/** The figures of an order at a price, by the rules of docs/rules/contract.md. */
const contractSteps = {
  notional: ({ quantity }: ReportedContractOrder, pointValue: string, price: string): ArithmeticStep[] => [
    startWith('price', price),
    times('quantity', quantity),
    times('pointValue', pointValue),
    truncated(MONEY_STEP),
  ],
  margin: ({ leverage }: ReportedContractOrder, notional: string): ArithmeticStep[] => [
    startWith('amount', notional),
    dividedBy('leverage', `${leverage}`),
    roundedUp(MONEY_STEP),
  ],
  fee: ({ feeRate }: ReportedContractOrder, notional: string): ArithmeticStep[] => [
    startWith('amount', notional),
    times('rate', feeRate),
    truncated(MONEY_STEP),
  ],
}

/** Checks a contract order and the position that it opened, which has the same id. */
export function* checkContract(
  facts: Facts,
  order: ReportedContractOrder,
  position: ReportedPosition | undefined,
): Generator<Finding> {
  const { id, fillPrice, limitPrice, notional, margin, fee, createdAt, closedAt, productId } = order
  const about = facts.about('contract', id, createdAt)
  const unit = facts.nameOf(currencyAsset(order.currencyId))
  const isLong = order.direction === 'long'
  const price = fillPrice ?? limitPrice ?? '0'
  const held =
    position && fillPrice !== null && limitPrice !== null
      ? heldAtLimit(facts, order, position, limitPrice)
      : undefined
  const pointValue =
    position?.pointValue ?? facts.statement.contractTerms.find(one => one.productId === productId)?.pointValue
  if (pointValue !== undefined) {
    const value = notionalSteps(order, pointValue, price)
    yield checkComputed('notional', about, value, { stated: notional, unit })
  }
  // A short filled far above its limit needs more than was held: its margin is the held amount minus the fee.
  const marginLimit = held === undefined ? [] : [atMost('heldAtLimit', subtract(held, fee))]
  yield checkComputed('margin', about, [...contractSteps.margin(order, notional), ...marginLimit], {
    stated: margin,
    unit,
  })
  yield checkComputed('fee', about, contractSteps.fee(order, notional), { stated: fee, unit })
  yield checkComputed('total', about, [startWith('margin', margin), plus('fee', fee)], {
    stated: order.total,
    unit,
  })
  yield checkFeeRate(facts, about, { ...order, position: CONTRACT, exchange: isLong ? 1 : 2 })
  if (closedAt !== null) yield checkNotBefore('times', about, createdAt, closedAt)
  if (fillPrice !== null) {
    if (limitPrice !== null) yield checkLimit(about, isLong, { limit: limitPrice, price: fillPrice })
    yield facts.checkPrice('fillPrice', about, { productId, time: closedAt ?? createdAt }, fillPrice)
  }
  if (position) yield* checkPosition(facts, order, position)
  if (order.status === 'filled' && !(position && isFullyListed(position))) {
    return yield unchecked('booked', about, position ? 'tooMany' : 'outside')
  }
  yield* checkLegs(facts, about, legsOf(order, position, held))
}

/** Until it is filled, a limit order has the notional that is on hold for: of a short, above its limit. */
function notionalSteps(order: ReportedContractOrder, pointValue: string, price: string): ArithmeticStep[] {
  const atPrice = contractSteps.notional(order, pointValue, price)
  if (order.fillPrice !== null || order.direction === 'long') return atPrice
  const [current, former] = SHORT_HOLD_FACTORS.map(part =>
    contractSteps.notional(order, pointValue, truncate(multiply(price, part), PRICE_SCALE)),
  ) as [ArithmeticStep[], ArithmeticStep[]]
  return compare(evaluate(former) ?? '0', order.notional) === 0 ? former : current
}

/** A short fills at its limit or above: 0.5% more is held. Before November 2026 only the limit itself was held. */
const SHORT_HOLD_FACTORS = ['1.005', '1'] as const
const PRICE_SCALE = 11

/** The amount held for a limit order: margin and fee at its limit; for a short at 0.5% above it. */
function heldAtLimit(
  facts: Facts,
  order: ReportedContractOrder,
  position: ReportedPosition,
  limit: string,
): string {
  if (order.direction === 'long') return heldAtPrice(order, position, limit)
  const entries = facts.entriesOf('contract', order.id)
  const stated = entries.find(entry => entry.type === 'hold' && entry.balance === 'held')?.amount
  const [current, former] = SHORT_HOLD_FACTORS.map(part =>
    heldAtPrice(order, position, truncate(multiply(limit, part), PRICE_SCALE)),
  ) as [string, string]
  return stated !== undefined && compare(stated, former) === 0 ? former : current
}

function heldAtPrice(order: ReportedContractOrder, { pointValue }: ReportedPosition, price: string): string {
  const notional = evaluate(contractSteps.notional(order, pointValue, price)) ?? '0'
  const margin = evaluate(contractSteps.margin(order, notional)) ?? '0'
  return evaluate([...contractSteps.fee(order, notional), plus('margin', margin)]) ?? '0'
}

function legsOf(
  order: ReportedContractOrder,
  position: ReportedPosition | undefined,
  held: string | undefined,
): Leg[] {
  const asset = currencyAsset(order.currencyId)
  const { status, total, margin, fee } = order
  if (!position) {
    if (status === 'open') return hold(asset, total)
    return [...hold(asset, total), ...release(asset, total)]
  }
  const openingLegs: Leg[] =
    held === undefined
      ? [...hold(asset, margin), { type: 'fee', balance: 'available', asset, amount: negate(fee) }]
      : [
          ...hold(asset, held),
          { type: 'fee', balance: 'held', asset, amount: negate(fee) },
          ...release(asset, subtract(held, total)),
        ]
  const closingLegs = position.fills
    .slice(1)
    .flatMap((fill): Leg[] => [
      ...release(asset, fill.margin),
      { type: 'contractProfit', balance: 'available', asset, amount: fill.profit },
      { type: 'fee', balance: 'available', asset, amount: negate(fill.fee) },
    ])
  const funding = sum(position.fundings.map(one => one.amount))
  return [
    ...openingLegs,
    ...hold(asset, position.marginAdded),
    ...closingLegs,
    { type: 'contractFunding', balance: 'held', asset, amount: funding },
  ]
}
