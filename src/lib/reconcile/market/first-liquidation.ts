import { firstReach, type Reached } from '#src/lib/market/first-reach.ts'
import { add, compare, subtract, trimZeros } from '#src/lib/money/money.ts'
import type { ReportedPosition } from '#src/lib/statement/account-shapes.ts'
import { evaluate } from '../arithmetic.ts'
import { OWNER_AHEAD } from '#src/lib/market/waiting-order.ts'
import type { Facts } from '../facts.ts'
import { checkTime, missingEvent, type Finding } from '../finding.ts'
import { byRule, liquidationSteps, type RemainingPosition } from '../contract/liquidation.ts'
import { withoutTerms } from './missing-terms.ts'
import { unreached } from './unreached.ts'
import type { MarketReplays } from './replays.ts'
import { movementsOf, type Movement } from '../contract/movements.ts'
import { isFullyListed } from '../contract/position.ts'

/** Positions are liquidated by the first price that reaches their liquidation price, as it is after each movement. */
export function* checkLiquidations(facts: Facts, replays: MarketReplays): Generator<Finding | undefined> {
  for (const position of facts.statement.positions) {
    const isWhole = isFullyListed(position) && facts.hasAllEntries({ kind: 'contract', id: position.id })
    if (isWhole) yield* checkPosition(facts, replays, byRule(facts, position))
  }
}

function* checkPosition(
  facts: Facts,
  replays: MarketReplays,
  position: ReportedPosition,
): Generator<Finding | undefined> {
  const { id, productId, openedAt, direction, fills } = position
  const [opening] = fills
  const track = replays.trackSince(openedAt, productId)
  if (!opening) return
  const about = facts.about('contract', id, openedAt)
  const missing = replays.missingTerms(productId)
  if (missing.length > 0) yield withoutTerms('firstReached', about, missing)
  if (!track) return
  const rest = { margin: opening.margin, quantity: opening.quantity }
  const published = replays.until - 1

  const barrier = () => ({
    price: evaluate(liquidationSteps(position, rest)) ?? '0',
    isFall: direction === 'long',
  })

  function* firstLiquidation(from: number, to: number): Generator<undefined, Reached | undefined> {
    if (compare(barrier().price, '0') <= 0) return undefined
    const search = firstReach(track!, barrier(), from, Math.min(to, published))
    let step = search.next()
    for (; !step.done; step = search.next()) yield undefined
    return step.value
  }

  let from = openedAt
  for (const movement of movementsOf(facts, position)) {
    if (movement.time > published) return
    const reached = yield* firstLiquidation(from, movement.time)
    if (movement.is === 'fill' && movement.fill.reason === 'liquidation') {
      yield reached
        ? checkTime('firstReached', { ...about, time: movement.time }, reached.time, movement.time)
        : unreached(about, track, barrier(), movement.time)
    } else if (reached && reached.time < movement.time - OWNER_AHEAD)
      return yield missingEvent('firstReached', about, reached.time)
    apply(rest, movement)
    from = movement.time
  }
  if (compare(rest.quantity, '0') <= 0) return
  const reached = yield* firstLiquidation(from, published)
  if (reached) yield missingEvent('firstReached', about, reached.time)
}

/** What is left after a movement. */
function apply(rest: RemainingPosition, movement: Movement): void {
  if (movement.is === 'added') rest.margin = trimZeros(add(rest.margin, movement.amount))
  else if (movement.is === 'funding') rest.margin = trimZeros(add(rest.margin, movement.funding.amount))
  else {
    rest.margin = trimZeros(subtract(rest.margin, movement.fill.margin))
    rest.quantity = trimZeros(subtract(rest.quantity, movement.fill.quantity))
  }
}
