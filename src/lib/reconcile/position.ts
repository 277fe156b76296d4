import { add, compare, subtract, sum, trimZeros, type Decimal } from '../money.ts'
import type { ContractOrder, Fill, Funding, Position } from '../statement-shapes.ts'
import {
  MONEY_STEP,
  atLeast,
  atMost,
  cut,
  down,
  first,
  minus,
  over,
  plus,
  resultOf,
  times,
  up,
  type Step,
} from './arithmetic.ts'
import { currencyAsset, type Facts } from './facts.ts'
import { reckon, sameMoment, unknown, within, type About, type Finding } from './finding.ts'
import { checkFunding, checkFundingMoments } from './funding.ts'
import { movementsOf } from './movements.ts'
import { checkFeeRate } from './terms.ts'

const CONTRACT = 1
/** As many fills, and as many fundings, as a back end lists of one position. */
const MOST = 500

/** Whether everything that happened to a position is listed. */
export function isListedWhole({ fills, fundings }: Position): boolean {
  return fills[0]?.reason === 'open' && fills.length < MOST && fundings.length < MOST
}

/** What is left of a position as it is lived through again. */
interface Rest {
  margin: Decimal
  quantity: Decimal
}

interface Life {
  readonly facts: Facts
  readonly about: About
  readonly position: Position
  readonly unit: string
  readonly rest: Rest
}

/** Lives through a position again, movement by movement, from its opening to what is left of it. */
export function* checkPosition(facts: Facts, order: ContractOrder, position: Position): Generator<Finding> {
  const about = facts.about('contract', position.id, position.openedAt)
  if (!isListedWhole(position)) return yield unknown('positionSum', about, 'tooMany')
  // Margin that was added is told by its entries alone, so that none of them may be missing.
  if (!facts.isWhole(about.subject)) return yield unknown('positionSum', about, 'outside')
  const [opening] = position.fills
  if (!opening) return
  const unit = facts.nameOf(currencyAsset(position.currencyId))
  const life: Life = {
    facts,
    about,
    position,
    unit,
    rest: { margin: opening.margin, quantity: opening.quantity },
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
    if (movement.is === 'added') life.rest.margin = trimZeros(add(life.rest.margin, movement.amount))
    else if (movement.is === 'funding') yield* applyFunding(life, at, movement.funding)
    else yield* applyFill(life, at, movement.fill)
  }
  yield* checkFundingMoments(facts, about, position)
  yield* checkSums(life)
}

/** The first fill is what the order says. */
function* checkOpening(
  { about, position, unit }: Life,
  order: ContractOrder,
  opening: Fill,
): Generator<Finding> {
  const same = (check: 'notional' | 'margin' | 'fee' | 'fillPrice', expected: Decimal, stated: Decimal) =>
    reckon(check, about, [first(check === 'fillPrice' ? 'price' : 'amount', expected)], { stated, unit })
  yield same('fillPrice', order.fillPrice ?? '0', opening.price)
  yield same('fillPrice', order.fillPrice ?? '0', position.entryPrice)
  yield same('notional', order.quantity, opening.quantity)
  yield same('notional', order.quantity, position.openedQuantity)
  yield same('margin', order.margin, opening.margin)
  yield same('fee', order.fee, opening.fee)
}

function* applyFunding(life: Life, about: About, funding: Funding): Generator<Finding> {
  const { facts, position, unit, rest } = life
  yield* checkFunding(facts, about, position, funding)
  const { price, rate, amount } = funding
  yield reckon('fundingAmount', about, [first('quantity', rest.quantity)], {
    stated: funding.quantity,
    unit: '',
  })
  const steps = [
    first('price', price),
    times('quantity', rest.quantity),
    times('pointValue', position.pointValue),
    cut(MONEY_STEP),
    times('rate', rate),
    cut(MONEY_STEP),
    times('direction', position.direction === 'long' ? '-1' : '1'),
    atLeast('margin', subtract('0', rest.margin)),
  ]
  yield reckon('fundingAmount', about, steps, { stated: amount, unit })
  rest.margin = trimZeros(add(rest.margin, amount))
}

/** A part, or the rest, is closed: its share of the margin, its profit, its fee, its price, and why. */
function* applyFill(life: Life, about: About, fill: Fill): Generator<Finding> {
  const { facts, position, unit, rest } = life
  const { price, quantity, margin, profit, fee, time } = fill
  const isAll = compare(quantity, rest.quantity) === 0
  const share = isAll
    ? []
    : [times('quantity', quantity), over('wholeQuantity', rest.quantity), cut(MONEY_STEP)]
  yield reckon('released', about, [first('margin', rest.margin), ...share], { stated: margin, unit })
  const size = [times('quantity', quantity), times('pointValue', position.pointValue)]
  const gain =
    position.direction === 'long'
      ? [first('price', price), minus('entryPrice', position.entryPrice)]
      : [first('entryPrice', position.entryPrice), minus('price', price)]
  const profitSteps = [...gain, ...size, down(MONEY_STEP), atLeast('margin', subtract('0', margin))]
  yield reckon('closingProfit', about, profitSteps, { stated: profit, unit })
  const feeSteps = [
    first('price', price),
    ...size,
    cut(MONEY_STEP),
    times('rate', position.closeFeeRate),
    cut(MONEY_STEP),
    atMost('released', add(margin, profit)),
  ]
  yield reckon('closingFee', about, feeSteps, { stated: fee, unit })
  yield facts.price('fillPrice', about, { productId: position.productId, time }, price)
  yield* checkReason(life, about, fill)
  rest.margin = trimZeros(subtract(rest.margin, margin))
  rest.quantity = trimZeros(subtract(rest.quantity, quantity))
}

/** What closes a position by itself happens only at a price, or at a moment, that was told before. */
function* checkReason(
  { position, rest }: Life,
  about: About,
  { reason, price, time }: Fill,
): Generator<Finding> {
  const isLong = position.direction === 'long'
  const stated = { stated: price, unit: '' }
  const below = (bound: Decimal | null) => within('closingReason', about, { low: null, high: bound }, stated)
  const above = (bound: Decimal | null) => within('closingReason', about, { low: bound, high: null }, stated)
  if (reason === 'expiry' && position.expiresAt !== null) {
    yield sameMoment('closingReason', about, position.expiresAt, time)
  }
  if (reason === 'liquidation') {
    const bound = resultOf(liquidationSteps(position, rest)) ?? '0'
    yield isLong ? below(bound) : above(bound)
  }
  if (reason === 'takeProfit' && position.takeProfit !== null) {
    yield isLong ? above(position.takeProfit) : below(position.takeProfit)
  }
  if (reason === 'stopLoss' && position.stopLoss !== null) {
    yield isLong ? below(position.stopLoss) : above(position.stopLoss)
  }
}

/** (E - M / S) / (1 - m) for a long, (E + M / S) / (1 + m) for a short, to the price step: docs/trading-rules.md. */
function liquidationSteps(position: Position, { margin, quantity }: Rest): Step[] {
  const { direction, pointValue, entryPrice, maintenanceRate, priceStep } = position
  const cushion = [first('margin', margin), over('quantity', quantity), over('pointValue', pointValue)]
  return direction === 'long'
    ? [
        ...cushion,
        times('direction', '-1'),
        plus('entryPrice', entryPrice),
        over('lessMaintenance', subtract('1', maintenanceRate)),
        down(priceStep),
      ]
    : [
        ...cushion,
        plus('entryPrice', entryPrice),
        over('plusMaintenance', add('1', maintenanceRate)),
        up(priceStep),
      ]
}

/** What the position says of itself is what its movements have come to. */
function* checkSums({ about, position, unit, rest }: Life): Generator<Finding> {
  const { fills, fundings } = position
  const whole = (
    name: 'margin' | 'quantity' | 'fee' | 'profit' | 'funding',
    value: Decimal,
    stated: Decimal,
  ) => reckon('positionSum', about, [first(name, value)], { stated, unit: name === 'quantity' ? '' : unit })
  yield whole('margin', rest.margin, position.margin)
  yield whole('quantity', rest.quantity, position.quantity)
  yield whole('fee', sum(fills.map(fill => fill.fee)), position.fees)
  yield whole('profit', sum(fills.map(fill => fill.profit)), position.realisedProfit)
  yield whole('funding', sum(fundings.map(one => one.amount)), position.funding)
  if (position.status === 'closed') return
  const steps = liquidationSteps(position, rest)
  const bound = resultOf(steps) ?? '0'
  // No price above zero liquidates it: then none is told.
  if (position.liquidationPrice === null && compare(bound, '0') <= 0) return
  yield reckon('liquidationPrice', about, steps, { stated: position.liquidationPrice ?? '0', unit: '' })
}
