/**
 * Reconciliation: everything that a statement says, recomputed from what is published, without asking who says it. It gives one
 * finding for each thing that was looked at, with the arithmetic. The rules are in docs/statement.md and docs/trading-rules.md.
 */
import type { Statement } from '../statement.ts'
import { checkAward } from './awards.ts'
import { checkBibiOrder } from './bibi.ts'
import { checkContract } from './contract.ts'
import { checkCosts } from './costs.ts'
import { checkDeposit } from './deposits.ts'
import { checkEarning } from './earnings.ts'
import { checkExchange } from './exchanges.ts'
import { factsOf, type Facts } from './facts.ts'
import { sameWord, unknown, type Finding } from './finding.ts'
import { checkHeld } from './held.ts'
import { checkEntries, checkReferences } from './ledger.ts'
import { checkLoan } from './loans.ts'
import { checkQuickOrder } from './quick.ts'
import { checkShares } from './shares.ts'
import { checkSpotOrder } from './spot.ts'
import { checkWithdrawal } from './withdrawals.ts'

/**
 * Checks a whole statement, finding by finding, so that whoever asks can rest in between. Findings come by subject: the entries
 * first, then each kind of record, oldest first.
 */
export function* reconcile(statement: Statement): Generator<Finding> {
  for (const finding of reconcileFacts(factsOf(statement))) if (finding) yield finding
}

/** As `reconcile`, of what is arranged already; undefined is a rest where there is nothing to tell. */
export function* reconcileFacts(facts: Facts): Generator<Finding | undefined> {
  const { statement } = facts
  yield* checkEntries(facts)
  yield* checkReferences(facts)
  yield* checkHeld(facts)
  yield* checkCosts(facts)
  for (const deposit of statement.deposits) yield* checkDeposit(facts, deposit)
  for (const withdrawal of statement.withdrawals) yield* checkWithdrawal(facts, withdrawal)
  for (const exchange of statement.exchanges) yield* checkExchange(facts, exchange)
  for (const order of statement.pledgeOrders) yield* checkEarning(facts, 'pledgeOrder', order)
  for (const order of statement.miningOrders) yield* checkEarning(facts, 'miningOrder', order)
  for (const subscription of statement.shareSubscriptions) yield* checkShares(facts, subscription)
  for (const loan of statement.loans) yield* checkLoan(facts, loan)
  for (const award of statement.awards) yield* checkAward(facts, award)
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
