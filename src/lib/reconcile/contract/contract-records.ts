/** What contract orders and their positions have in common with all records; see records.ts. */
import type { ReportedContractOrder, ReportedPosition } from '#src/lib/statement/account-shapes.ts'
import type { Facts } from '../facts.ts'
import { checkText, checkTime, type Finding, type FindingContext, checkNotBefore } from '../finding.ts'
import { checkAtOnce, checkMoments, eventsOf, orderMoments } from '../moments.ts'
import { checkProduct } from '../names.ts'
import { checkEvidence, contractFields, positionFields } from '../no-evidence.ts'
import { checkPresence, contractPresence, positionPresence } from '../presence.ts'
import { checkPriceSteps } from '../price-steps.ts'
import { checkPositionTerms } from '../published-terms.ts'
import { futuresExpiry, type FuturesCycle } from '#src/lib/market/futures-expiry.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { checkDone } from '../due.ts'

const FUTURES = 3
const CYCLES: readonly FuturesCycle[] = ['monthly', 'quarterly']

/** The cycles that a product can have, by the expiry that its published rules state now. */
function cyclesOf({ statement, asOf }: Facts, productId: number): readonly FuturesCycle[] {
  const next = statement.contractTerms.find(one => one.productId === productId)?.expiresAt ?? null
  if (next === null) return CYCLES
  if (futuresExpiry('quarterly', next - 1) !== next) return ['monthly']
  // The rules were loaded some moments later.
  const isKnownDate = statement.to === null
  return isKnownDate && futuresExpiry('monthly', asOf + HOUR) < next ? ['quarterly'] : CYCLES
}

/** A future expires when the contract in front at its opening does, and nothing happens to it afterwards. */
function* checkExpiry(facts: Facts, about: FindingContext, position: ReportedPosition): Generator<Finding> {
  const { productId, productType, expiresAt, openedAt, status, fills } = position
  if (productType !== FUTURES || expiresAt === null) return
  const possible = cyclesOf(facts, productId).map(cycle => futuresExpiry(cycle, openedAt))
  const expected = possible.find(time => time === expiresAt) ?? possible[0]!
  yield checkTime('settled', about, expected, expiresAt)
  for (const { time } of fills.filter(fill => fill.time > expected))
    yield checkNotBefore('settled', { ...about, time }, time, expected)
  yield* checkDone(facts, about, status === 'open', expected)
}

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
