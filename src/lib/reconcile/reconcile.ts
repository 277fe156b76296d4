/**
 * Reconciliation: recomputes everything in a statement from published data, without trusting whoever made it. It gives
 * one finding for each check, with the computation. The rules are in docs/statement.md and docs/rules.
 */
import type { Statement } from '../statement/statement.ts'
import { checkAward } from './awards.ts'
import { checkBibiOrder } from './bibi.ts'
import { checkChain } from './chain.ts'
import { checkContract } from './contract/contract.ts'
import { checkCostBasis } from './cost-basis.ts'
import { checkDeposit } from './deposits.ts'
import { checkEarning } from './earnings.ts'
import { checkExchange } from './exchanges.ts'
import { buildFacts, type Facts } from './facts.ts'
import { checkText, unchecked, type Finding } from './finding.ts'
import { checkHolds } from './holds.ts'
import { checkEntries, checkReferences } from './ledger.ts'
import { checkLoan } from './loans.ts'
import { checkMarketPrices } from './market/prices.ts'
import { checkQuickOrder } from './quick.ts'
import { checkRecords } from './records.ts'
import { checkShareSubscription } from './shares.ts'
import { checkSpotOrder } from './spot.ts'
import { checkWithdrawal } from './withdrawals.ts'

/**
 * Checks a statement, finding by finding, so that the caller can pause in between. Findings are ordered by subject:
 * entries first, then each kind of record, oldest first.
 */
export function* reconcile(statement: Statement): Generator<Finding> {
  for (const finding of reconcileFacts(buildFacts(statement))) if (finding) yield finding
}

/** As `reconcile`, for an indexed statement; undefined is a pause without a finding. */
export function* reconcileFacts(facts: Facts): Generator<Finding | undefined> {
  const { statement } = facts
  yield* checkEntries(facts)
  yield* checkChain(facts)
  yield* checkReferences(facts)
  yield* checkRecords(facts)
  yield* checkHolds(facts)
  yield* checkCostBasis(facts)
  for (const deposit of statement.deposits) yield* checkDeposit(facts, deposit)
  for (const withdrawal of statement.withdrawals) yield* checkWithdrawal(facts, withdrawal)
  for (const exchange of statement.exchanges) yield* checkExchange(facts, exchange)
  for (const order of statement.pledgeOrders) yield* checkEarning(facts, 'pledgeOrder', order)
  for (const order of statement.miningOrders) yield* checkEarning(facts, 'miningOrder', order)
  for (const subscription of statement.shareSubscriptions) yield* checkShareSubscription(facts, subscription)
  for (const loan of statement.loans) yield* checkLoan(facts, loan)
  for (const award of statement.awards) yield* checkAward(facts, award)
  for (const order of statement.spotOrders) yield* checkSpotOrder(facts, order)
  for (const order of statement.bibiOrders) yield* checkBibiOrder(facts, order)
  for (const order of statement.quickOrders) yield* checkQuickOrder(facts, order)
  yield* checkContracts(facts)
  yield* checkMarketPrices(facts)
}

/** Contract orders with their positions. Neither exists without the other, unless the statement omits it. */
function* checkContracts(facts: Facts): Generator<Finding> {
  const { contractOrders, positions, from } = facts.statement
  const unmatched = new Map(positions.map(position => [position.id, position]))
  const missingCounterpart = (id: string, time: number, what: string) => {
    const about = facts.about('contract', id, time)
    return from === null
      ? checkText('knownReference', about, what, '')
      : unchecked('booked', about, 'outside')
  }
  for (const order of contractOrders) {
    const position = unmatched.get(order.id)
    if (order.status === 'filled' && !position)
      yield missingCounterpart(order.id, order.createdAt, 'position')
    yield* checkContract(facts, order, position)
    unmatched.delete(order.id)
  }
  for (const { id, openedAt } of unmatched.values()) yield missingCounterpart(id, openedAt, 'order')
}
