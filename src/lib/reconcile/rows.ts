/** Each record is listed once. */
import type { Statement } from '../statement/statement.ts'
import { assetOf } from './facts.ts'
import { checkText, type Finding, type FindingContext, type SubjectKind } from './finding.ts'

interface Listed {
  readonly kind: SubjectKind
  readonly id: string
  readonly key: string
  readonly time: number
}

/** Every row of the lists that are no entries, with what identifies it. */
function* listedRows(statement: Statement): Generator<Listed> {
  const { madeAt } = statement
  const lists: [SubjectKind, string, readonly { readonly id: string; readonly createdAt: number }[]][] = [
    ['deposit', '', statement.deposits],
    ['withdrawal', '', statement.withdrawals],
    ['exchange', '', statement.exchanges],
    ['pledgeOrder', '', statement.pledgeOrders],
    ['miningOrder', '', statement.miningOrders],
    ['newShares', '', statement.shareSubscriptions],
    ['loan', '', statement.loans],
    ['award', '', statement.awards.map(({ id, time }) => ({ id, createdAt: time }))],
    ['spotOrder', '', statement.spotOrders],
    ['bibiOrder', '', statement.bibiOrders],
    ['quickOrder', '', statement.quickOrders],
    ['contract', '', statement.contractOrders],
    ['contract', 'position', statement.positions.map(({ id, openedAt }) => ({ id, createdAt: openedAt }))],
  ]
  for (const [kind, list, rows] of lists) {
    for (const { id, createdAt } of rows) yield { kind, id, key: `${kind} ${list} ${id}`, time: createdAt }
  }
  for (const { id, loanId, paidAt } of statement.loanPayments)
    yield { kind: 'loan', id: loanId, key: `payment ${id}`, time: paidAt }
  for (const row of statement.balances ?? []) {
    const asset = assetOf(row)
    yield { kind: 'balance', id: `${asset} available`, key: `balance ${asset}`, time: madeAt }
  }
}

/** A record that is told twice would count twice for whoever adds the list up. One finding for each kind, or for each repetition. */
export function* checkListedOnce(statement: Statement): Generator<Finding> {
  const counts = new Map<string, number>()
  for (const { kind, id, key, time } of listedRows(statement)) {
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    const about: FindingContext = { subject: { kind, id }, entries: [], time }
    if (count > 1) yield checkText('listed', about, '1', `${count}`)
  }
}
