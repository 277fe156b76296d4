import { add, compare, subtract, sum, trimZeros, type Decimal } from '#src/lib/money/money.ts'
import type {
  ReportedContractOrder,
  ReportedFill,
  ReportedFunding,
  ReportedPosition,
} from '#src/lib/statement/account-shapes.ts'
import {
  MONEY_STEP,
  atLeast,
  atMost,
  truncated,
  roundedDown,
  startWith,
  minus,
  dividedBy,
  evaluate,
  times,
} from '../arithmetic.ts'
import { currencyAsset, type Facts } from '../facts.ts'
import {
  checkComputed,
  checkNotBefore,
  checkTime,
  checkText,
  unchecked,
  uncheckedFields,
  checkRange,
  type FindingContext,
  type Finding,
} from '../finding.ts'
import { checkFunding, checkFundingMoments } from './funding.ts'
import { byRule, liquidationSteps, type RemainingPosition } from './liquidation.ts'
import { movementsOf, type Movement } from './movements.ts'
import { isByMarket } from '../no-evidence.ts'
import { checkFeeRate } from '../terms.ts'

const CONTRACT = 1
/** The maximum number of fills and of fundings that a back end lists for a position. */
const MAX_LISTED = 500

/** Whether all fills and fundings of a position are listed. */
export function isFullyListed({ fills, fundings }: ReportedPosition): boolean {
  return fills[0]?.reason === 'open' && fills.length < MAX_LISTED && fundings.length < MAX_LISTED
}

interface PositionReplay {
  readonly facts: Facts
  readonly about: FindingContext
  readonly position: ReportedPosition
  readonly unit: string
  readonly remaining: RemainingPosition
}

/** Replays a position movement by movement, from its opening to what remains of it. */
export function* checkPosition(
  facts: Facts,
  order: ReportedContractOrder,
  position: ReportedPosition,
): Generator<Finding> {
  const about = facts.about('contract', position.id, position.openedAt)
  const [first] = position.fills
  if (position.fills.length < MAX_LISTED && first?.reason !== 'open')
    return yield checkText('positionSum', about, 'open', first?.reason ?? '')
  if (!isFullyListed(position)) return yield unchecked('positionSum', about, 'tooMany')
  // Added margin appears only in entries, so none of them may be missing.
  if (!facts.hasAllEntries(about.subject)) return yield unchecked('positionSum', about, 'outside')
  const [opening] = position.fills
  if (!opening) return
  const unit = facts.nameOf(currencyAsset(position.currencyId))
  const life: PositionReplay = {
    facts,
    about,
    position: byRule(facts, position),
    unit,
    remaining: { margin: opening.margin, quantity: opening.quantity },
  }
  yield* checkOpening(life, order, opening)
  const exchange = position.direction === 'long' ? 2 : 1
  yield checkFeeRate(facts, about, {
    ...position,
    position: CONTRACT,
    exchange,
    feeRate: position.closeFeeRate,
  })
  for (const movement of movementsOf(facts, position)) {
    const at = { ...about, time: movement.time, entries: movement.entries }
    yield* checkBooking(life, at, movement)
    if (movement.is === 'added')
      life.remaining.margin = trimZeros(add(life.remaining.margin, movement.amount))
    else if (movement.is === 'funding') yield* applyFunding(life, at, movement.funding)
    else yield* applyFill(life, at, movement.fill)
  }
  yield* checkFundingMoments(facts, about, position)
  yield* checkSums(life)
}

/** The owner's own close is booked at its time; what the market did, then or later. */
function* checkBooking(life: PositionReplay, about: FindingContext, movement: Movement): Generator<Finding> {
  const { bookedAt, time } = movement
  if (bookedAt === undefined || movement.is === 'added') return
  if (movement.is === 'fill' && movement.fill.reason === 'manual')
    return yield checkTime('bookedAt', about, bookedAt, time)
  yield checkNotBefore('bookedAt', about, time, bookedAt)
  if (movement.is !== 'fill' || !isByMarket(movement.fill)) return
  const isProvable = life.facts.isProvable(life.position.productId, time)
  yield uncheckedFields(about, ['fills.time', ...(isProvable ? [] : ['fills.price'])], 'exactMoment')
}

/** The first fill must match the order. */
function* checkOpening(
  { about, position, unit }: PositionReplay,
  order: ReportedContractOrder,
  opening: ReportedFill,
): Generator<Finding> {
  const checkEqual = (
    check: 'notional' | 'margin' | 'fee' | 'fillPrice' | 'closingProfit',
    expected: Decimal,
    stated: Decimal,
  ) =>
    checkComputed(check, about, [startWith(check === 'fillPrice' ? 'price' : 'amount', expected)], {
      stated,
      unit,
    })
  yield checkEqual('fillPrice', order.fillPrice ?? '0', opening.price)
  yield checkEqual('fillPrice', order.fillPrice ?? '0', position.entryPrice)
  yield checkEqual('notional', order.quantity, opening.quantity)
  yield checkEqual('notional', order.quantity, position.openedQuantity)
  yield checkEqual('margin', order.margin, opening.margin)
  yield checkEqual('fee', order.fee, opening.fee)
  yield checkEqual('closingProfit', '0', opening.profit)
}

function* applyFunding(
  life: PositionReplay,
  about: FindingContext,
  funding: ReportedFunding,
): Generator<Finding> {
  const { facts, position, unit, remaining: rest } = life
  yield* checkFunding(facts, about, position, funding)
  const { price, rate, amount } = funding
  yield checkComputed('fundingAmount', about, [startWith('quantity', rest.quantity)], {
    stated: funding.quantity,
    unit: '',
  })
  const steps = [
    startWith('price', price),
    times('quantity', rest.quantity),
    times('pointValue', position.pointValue),
    truncated(MONEY_STEP),
    times('rate', rate),
    truncated(MONEY_STEP),
    times('direction', position.direction === 'long' ? '-1' : '1'),
    atLeast('margin', subtract('0', rest.margin)),
  ]
  yield checkComputed('fundingAmount', about, steps, { stated: amount, unit })
  rest.margin = trimZeros(add(rest.margin, amount))
}

/** Checks a full or partial close: released margin, profit, fee, price and reason. */
function* applyFill(life: PositionReplay, about: FindingContext, fill: ReportedFill): Generator<Finding> {
  const { facts, position, unit, remaining: rest } = life
  const { price, quantity, margin, profit, fee, time } = fill
  const isAll = compare(quantity, rest.quantity) === 0
  const share = isAll
    ? []
    : [times('quantity', quantity), dividedBy('wholeQuantity', rest.quantity), truncated(MONEY_STEP)]
  yield checkComputed('released', about, [startWith('margin', rest.margin), ...share], {
    stated: margin,
    unit,
  })
  const size = [times('quantity', quantity), times('pointValue', position.pointValue)]
  const priceGain =
    position.direction === 'long'
      ? [startWith('price', price), minus('entryPrice', position.entryPrice)]
      : [startWith('entryPrice', position.entryPrice), minus('price', price)]
  const profitSteps = [
    ...priceGain,
    ...size,
    roundedDown(MONEY_STEP),
    atLeast('margin', subtract('0', margin)),
  ]
  yield checkComputed('closingProfit', about, profitSteps, { stated: profit, unit })
  const feeSteps = [
    startWith('price', price),
    ...size,
    truncated(MONEY_STEP),
    times('rate', position.closeFeeRate),
    truncated(MONEY_STEP),
    atMost('released', add(margin, profit)),
  ]
  yield checkComputed('closingFee', about, feeSteps, { stated: fee, unit })
  yield facts.checkPrice('fillPrice', about, { productId: position.productId, time }, price)
  yield* checkReason(life, about, fill)
  rest.margin = trimZeros(subtract(rest.margin, margin))
  rest.quantity = trimZeros(subtract(rest.quantity, quantity))
}

/** An automatic close happens only at a price or time that was set before. */
function* checkReason(
  { position, remaining: rest }: PositionReplay,
  about: FindingContext,
  { reason, price, time }: ReportedFill,
): Generator<Finding> {
  const isLong = position.direction === 'long'
  const stated = { stated: price, unit: '' }
  const below = (bound: Decimal | null) =>
    checkRange('closingReason', about, { low: null, high: bound }, stated)
  const above = (bound: Decimal | null) =>
    checkRange('closingReason', about, { low: bound, high: null }, stated)
  const conditions: Partial<Record<ReportedFill['reason'], unknown>> = {
    expiry: position.expiresAt,
    takeProfit: position.takeProfit,
    stopLoss: position.stopLoss,
  }
  // It cannot be closed by what was never set, and is opened once.
  if (reason === 'open' || conditions[reason] === null)
    yield checkText('closingReason', about, 'manual', reason)
  if (reason === 'expiry' && position.expiresAt !== null) {
    yield checkTime('closingReason', about, position.expiresAt, time)
  }
  if (reason === 'liquidation') {
    const bound = evaluate(liquidationSteps(position, rest)) ?? '0'
    yield isLong ? below(bound) : above(bound)
  }
  if (reason === 'takeProfit' && position.takeProfit !== null) {
    yield isLong ? above(position.takeProfit) : below(position.takeProfit)
  }
  if (reason === 'stopLoss' && position.stopLoss !== null) {
    yield isLong ? below(position.stopLoss) : above(position.stopLoss)
  }
}

/** The position's totals must equal the sums of its movements. */
function* checkSums({ about, position, unit, remaining: rest }: PositionReplay): Generator<Finding> {
  const { fills, fundings } = position
  const checkTotal = (
    name: 'margin' | 'quantity' | 'fee' | 'profit' | 'funding',
    value: Decimal,
    stated: Decimal,
  ) =>
    checkComputed('positionSum', about, [startWith(name, value)], {
      stated,
      unit: name === 'quantity' ? '' : unit,
    })
  yield checkTotal('margin', rest.margin, position.margin)
  yield checkTotal('quantity', rest.quantity, position.quantity)
  yield checkTotal('fee', sum(fills.map(fill => fill.fee)), position.fees)
  yield checkTotal('profit', sum(fills.map(fill => fill.profit)), position.realisedProfit)
  yield checkTotal('funding', sum(fundings.map(one => one.amount)), position.funding)
  if (position.status === 'closed') return
  const steps = liquidationSteps(position, rest)
  const bound = evaluate(steps) ?? '0'
  // No price above zero liquidates it, so none is stated.
  if (position.liquidationPrice === null && compare(bound, '0') <= 0) return
  yield checkComputed('liquidationPrice', about, steps, {
    stated: position.liquidationPrice ?? '0',
    unit: '',
  })
}
