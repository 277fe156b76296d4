/**
 * Reconciliation: everything that a statement says, recomputed from what is published, without asking who says it. It gives one
 * finding for each thing that was looked at, with the arithmetic. The rules are in docs/statement.md and docs/trading-rules.md.
 */
import type { Statement } from '../statement.ts'
import { checkBibiOrder } from './bibi.ts'
import { checkContract } from './contract.ts'
import { checkDeposit } from './deposits.ts'
import { factsOf } from './facts.ts'
import type { Facts } from './facts.ts'
import { sameWord, unknown } from './finding.ts'
import type { Finding } from './finding.ts'
import { checkEntries, checkHeld, checkReferences } from './ledger.ts'
import { checkQuickOrder } from './quick.ts'
import { checkSpotOrder } from './spot.ts'

/**
 * Checks a whole statement, finding by finding, so that whoever asks can rest in between. Findings come by subject: the entries
 * first, then each kind of record, oldest first.
 */
export function* reconcile(statement: Statement): Generator<Finding> {
  const facts = factsOf(statement)
  yield* checkEntries(facts)
  yield* checkReferences(facts)
  yield* checkHeld(facts)
  for (const deposit of statement.deposits) yield* checkDeposit(facts, deposit)
  for (const order of statement.spotOrders) yield* checkSpotOrder(facts, order)
  for (const order of statement.bibiOrders) yield* checkBibiOrder(facts, order)
  for (const order of statement.quickOrders) yield* checkQuickOrder(facts, order)
  yield* checkContracts(facts)
}

/** Contract orders with the positions that they opened. Neither is without the other, unless the statement leaves it out. */
function* checkContracts(facts: Facts): Generator<Finding> {
  const { contractOrders, positions, from } = facts.statement
  const waiting = new Map(positions.map(position => [position.id, position]))
  const lacks = (id: string, time: number, what: string) => {
    const about = facts.about('contract', id, time)
    return from === null ? sameWord('knownReference', about, what, '') : unknown('booked', about, 'outside')
  }
  for (const order of contractOrders) {
    const position = waiting.get(order.id)
    if (order.status === 'filled' && !position) yield lacks(order.id, order.createdAt, 'position')
    yield* checkContract(facts, order, position)
    waiting.delete(order.id)
  }
  for (const { id, openedAt } of waiting.values()) yield lacks(id, openedAt, 'order')
}
