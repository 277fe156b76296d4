import { compare, multiply, negate, subtract, sum, truncate } from '../money.ts'
import type { ContractOrder, Position } from '../statement-shapes.ts'
import { MONEY_STEP, atMost, cut, first, over, plus, resultOf, times, up, type Step } from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { currencyAsset, type Facts } from './facts.ts'
import { notBefore, reckon, unknown, type Finding } from './finding.ts'
import { checkPosition, isListedWhole } from './position.ts'
import { checkFeeRate, checkLimit } from './terms.ts'

const CONTRACT = 1

/** Figures of an order at a price, by the rules of docs/trading-rules.md. */
const steps = {
  notional: ({ quantity }: ContractOrder, pointValue: string, price: string): Step[] => [
    first('price', price),
    times('quantity', quantity),
    times('pointValue', pointValue),
    cut(MONEY_STEP),
  ],
  margin: ({ leverage }: ContractOrder, notional: string): Step[] => [
    first('amount', notional),
    over('leverage', `${leverage}`),
    up(MONEY_STEP),
  ],
  fee: ({ feeRate }: ContractOrder, notional: string): Step[] => [
    first('amount', notional),
    times('rate', feeRate),
    cut(MONEY_STEP),
  ],
}

/** A contract order and the position that it opened, which bears its number. */
export function* checkContract(
  facts: Facts,
  order: ContractOrder,
  position: Position | undefined,
): Generator<Finding> {
  const { id, fillPrice, limitPrice, notional, margin, fee, createdAt, closedAt, productId } = order
  const about = facts.about('contract', id, createdAt)
  const unit = facts.nameOf(currencyAsset(order.currencyId))
  const isLong = order.direction === 'long'
  const price = fillPrice ?? limitPrice ?? '0'
  const held =
    position && fillPrice !== null && limitPrice !== null
      ? heldAt(facts, order, position, limitPrice)
      : undefined
  if (position) {
    const value = steps.notional(order, position.pointValue, price)
    yield reckon('notional', about, value, { stated: notional, unit })
  }
  // A short that was filled far above its limit stands for more than was held: its margin is what was held less the fee.
  const most = held === undefined ? [] : [atMost('heldAtLimit', subtract(held, fee))]
  yield reckon('margin', about, [...steps.margin(order, notional), ...most], { stated: margin, unit })
  yield reckon('fee', about, steps.fee(order, notional), { stated: fee, unit })
  yield reckon('total', about, [first('margin', margin), plus('fee', fee)], { stated: order.total, unit })
  yield checkFeeRate(facts, about, { ...order, position: CONTRACT, exchange: isLong ? 1 : 2 })
  if (closedAt !== null) yield notBefore('times', about, createdAt, closedAt)
  if (fillPrice !== null) {
    if (limitPrice !== null) yield checkLimit(about, isLong, { limit: limitPrice, price: fillPrice })
    yield facts.price('fillPrice', about, { productId, time: closedAt ?? createdAt }, fillPrice)
  }
  if (position) yield* checkPosition(facts, order, position)
  if (order.status === 'filled' && !(position && isListedWhole(position))) {
    return yield unknown('booked', about, position ? 'tooMany' : 'outside')
  }
  yield* booked(facts, about, legsOf(order, position, held))
}

/** A short is filled at its limit or above: it is held for 0.5 % more. Orders of before November 2026 were held for their limit alone. */
const SHORT_HELD_FOR = ['1.005', '1'] as const
const PRICE_SCALE = 11

/** What a limit order set aside: margin and fee at its limit, a short's at 0.5 % above it. */
function heldAt(facts: Facts, order: ContractOrder, position: Position, limit: string): string {
  if (order.direction === 'long') return heldForPrice(order, position, limit)
  const entries = facts.entriesOf('contract', order.id)
  const stated = entries.find(entry => entry.type === 'hold' && entry.balance === 'held')?.amount
  const [now, before] = SHORT_HELD_FOR.map(part =>
    heldForPrice(order, position, truncate(multiply(limit, part), PRICE_SCALE)),
  ) as [string, string]
  return stated !== undefined && compare(stated, before) === 0 ? before : now
}

function heldForPrice(order: ContractOrder, { pointValue }: Position, price: string): string {
  const notional = resultOf(steps.notional(order, pointValue, price)) ?? '0'
  const margin = resultOf(steps.margin(order, notional)) ?? '0'
  return resultOf([...steps.fee(order, notional), plus('margin', margin)]) ?? '0'
}

function legsOf(order: ContractOrder, position: Position | undefined, held: string | undefined): Leg[] {
  const asset = currencyAsset(order.currencyId)
  const { status, total, margin, fee } = order
  if (!position) {
    if (status === 'open') return hold(asset, total)
    return [...hold(asset, total), ...release(asset, total)]
  }
  const opened: Leg[] =
    held === undefined
      ? [...hold(asset, margin), { type: 'fee', balance: 'available', asset, amount: negate(fee) }]
      : [
          ...hold(asset, held),
          { type: 'fee', balance: 'held', asset, amount: negate(fee) },
          ...release(asset, subtract(held, total)),
        ]
  const closes = position.fills
    .slice(1)
    .flatMap((fill): Leg[] => [
      ...release(asset, fill.margin),
      { type: 'contractProfit', balance: 'available', asset, amount: fill.profit },
      { type: 'fee', balance: 'available', asset, amount: negate(fill.fee) },
    ])
  const funding = sum(position.fundings.map(one => one.amount))
  return [
    ...opened,
    ...hold(asset, position.marginAdded),
    ...closes,
    { type: 'contractFunding', balance: 'held', asset, amount: funding },
  ]
}
