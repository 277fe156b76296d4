import { groupBy } from '../collections/group-by.ts'
import { compare, sum, type Decimal } from '../money/money.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import { startWith, plus } from './arithmetic.ts'
import { earningAsset } from './earnings.ts'
import { assetOf, currencyAsset, productAsset, type Facts } from './facts.ts'
import { isRecordKind, checkComputed, type FindingContext, type Finding } from './finding.ts'
import { holdsSecurity } from './loans.ts'

/** Amounts held by open orders and positions, by asset. */
function* openHolds({ statement }: Facts): Generator<readonly [asset: string, amount: Decimal]> {
  for (const order of statement.spotOrders) {
    if (order.status !== 'open') continue
    yield order.exchangeType === 1
      ? [currencyAsset(order.currencyId), order.total]
      : [productAsset(order.productId), order.quantity]
  }
  for (const order of statement.bibiOrders) {
    const product = order.exchangeType === 1 ? order.quoteProductId : order.baseProductId
    if (order.status === 'open') yield [productAsset(product), order.paid]
  }
  for (const order of statement.quickOrders) {
    if (order.status === 'open') yield [currencyAsset(order.currencyId), order.total]
  }
  for (const order of statement.contractOrders) {
    if (order.status === 'open') yield [currencyAsset(order.currencyId), order.total]
  }
  for (const withdrawal of statement.withdrawals) {
    if (withdrawal.status === 'pending') yield [currencyAsset(withdrawal.currencyId), withdrawal.amount]
  }
  for (const order of [...statement.pledgeOrders, ...statement.miningOrders]) {
    if (order.status === 'running') yield [earningAsset(order), order.amount]
  }
  for (const one of statement.shareSubscriptions) {
    if (one.status === 'waiting') yield [currencyAsset(one.currencyId), one.held]
    if (one.status === 'allotted') yield [productAsset(one.productId), one.allottedShares ?? '0']
  }
  for (const loan of statement.loans) {
    if (holdsSecurity(loan)) yield [currencyAsset(loan.currencyId), loan.security]
  }
  for (const position of statement.positions) {
    if (position.status === 'open') yield [currencyAsset(position.currencyId), position.margin]
  }
}

/** Held balances must equal the total held by open orders and positions. */
export function* checkHolds(facts: Facts): Generator<Finding> {
  const { balances, from, madeAt } = facts.statement
  if (!balances || from !== null) return
  const holdsByAsset = new Map<string, Decimal[]>()
  for (const [asset, amount] of openHolds(facts))
    holdsByAsset.set(asset, [...(holdsByAsset.get(asset) ?? []), amount])
  const others = holdsOfUnknownKinds(facts)
  const held = new Map(balances.map(row => [assetOf(row), row.held]))
  for (const asset of new Set([...holdsByAsset.keys(), ...held.keys()])) {
    const holdAmounts = holdsByAsset.get(asset) ?? []
    const unknownAmounts = (others.get(asset) ?? []).map(entry => entry.amount)
    const stated = held.get(asset) ?? '0'
    if (holdAmounts.length === 0 && unknownAmounts.length === 0 && compare(stated, '0') === 0) continue
    const [firstAmount = '0', ...rest] = holdAmounts
    const steps = [
      startWith('openOrder', firstAmount),
      ...rest.map(amount => plus('openOrder', amount)),
      ...(unknownAmounts.length > 0 ? [plus('otherHeld', sum(unknownAmounts))] : []),
    ]
    const about: FindingContext = {
      subject: { kind: 'balance', id: `${asset} held` },
      entries: [],
      time: madeAt,
    }
    yield checkComputed('heldTotal', about, steps, { stated, unit: facts.nameOf(asset) })
  }
}

/** Entries that hold funds for unknown kinds of records, by asset: taken at face value. */
function holdsOfUnknownKinds({ statement }: Facts): Map<string, ReportedEntry[]> {
  const others = statement.entries.filter(
    entry => entry.balance === 'held' && !isRecordKind(entry.referenceType),
  )
  return groupBy(others, assetOf)
}
