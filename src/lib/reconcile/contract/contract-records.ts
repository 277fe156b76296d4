/** What contract orders and their positions have in common with all records; see records.ts. */
import type { ReportedContractOrder, ReportedPosition } from '#src/lib/statement/account-shapes.ts'
import { checkExpiry } from './expiry.ts'
import type { Facts } from '../facts.ts'
import { checkText, checkTime, type Finding, type FindingContext } from '../finding.ts'
import { checkAtOnce, checkMoments, eventsOf, orderMoments } from '../moments.ts'
import { checkProduct } from '../names.ts'
import { checkEvidence, contractFields, positionFields } from '../no-evidence.ts'
import { checkPresence, contractPresence, positionPresence } from '../presence.ts'
import { checkPriceSteps } from '../price-steps.ts'
import { checkPositionTerms } from '../published-terms.ts'

/** Checks all contract orders, each with the position that it opened. */
export function* checkContractRecords(facts: Facts): Generator<Finding> {
  const positions = new Map(facts.statement.positions.map(position => [position.id, position]))
  for (const one of facts.statement.contractOrders) {
    const about = facts.about('contract', one.id, one.createdAt)
    const position = positions.get(one.id)
    yield checkProduct(facts, about, one)
    yield checkPresence(about, one, contractPresence(one))
    yield* checkAtOnce(about, one)
    yield* checkPriceSteps(facts, about, { ...one, stopPrice: null })
    yield* checkEvidence(about, contractFields(one, facts.isProvable))
    if (position) yield* checkPositionRecord(facts, about, one, position)
    else yield* checkMoments(facts, about, orderMoments(one, false))
  }
}

/** A position and its order are one record: opened by the fill of the order, closed by its own last fill. */
function* checkPositionRecord(
  facts: Facts,
  about: FindingContext,
  order: ReportedContractOrder,
  position: ReportedPosition,
): Generator<Finding> {
  const { fills, openedAt, closedAt, status, quantity } = position
  yield checkText('outcome', about, 'filled', order.status)
  yield checkText('outcome', about, quantity === '0' ? 'closed' : 'open', status)
  yield checkPresence(about, position, positionPresence(position))
  yield* checkPositionTerms(facts, about, order, position)
  yield* checkExpiry(facts, about, position)
  yield checkTime('times', about, order.closedAt ?? order.createdAt, openedAt)
  if (fills[0]?.reason === 'open') yield checkTime('times', about, openedAt, fills[0].time)
  const last = fills.at(-1)
  if (closedAt !== null && last) yield checkTime('times', about, last.time, closedAt)
  const opening = orderMoments(order, false)
  yield* checkMoments(facts, about, opening, eventsOf(facts, about).slice(0, opening.length))
  yield* checkEvidence(about, positionFields(position, facts.isProvable))
}
