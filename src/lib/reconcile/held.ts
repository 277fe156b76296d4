import { compare, sum, type Decimal } from '../money.ts'
import type { Entry } from '../statement-shapes.ts'
import { first, plus } from './arithmetic.ts'
import { earningAsset } from './earnings.ts'
import { assetOf, currencyAsset, productAsset, type Facts } from './facts.ts'
import { isRecordKind, reckon, type About, type Finding } from './finding.ts'
import { holdsSecurity } from './loans.ts'

/** What open orders and positions keep, by asset. */
function* kept({ statement }: Facts): Generator<readonly [asset: string, amount: Decimal]> {
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

/** What is held is what the open orders and positions hold together. */
export function* checkHeld(facts: Facts): Generator<Finding> {
  const { balances, from, madeAt } = facts.statement
  if (!balances || from !== null) return
  const amounts = new Map<string, Decimal[]>()
  for (const [asset, amount] of kept(facts)) amounts.set(asset, [...(amounts.get(asset) ?? []), amount])
  const others = otherwiseHeld(facts)
  const held = new Map(balances.map(row => [assetOf(row), row.held]))
  for (const asset of new Set([...amounts.keys(), ...held.keys()])) {
    const all = amounts.get(asset) ?? []
    const other = (others.get(asset) ?? []).map(entry => entry.amount)
    const stated = held.get(asset) ?? '0'
    if (all.length === 0 && other.length === 0 && compare(stated, '0') === 0) continue
    const [start = '0', ...rest] = all
    const steps = [
      first('openOrder', start),
      ...rest.map(amount => plus('openOrder', amount)),
      ...(other.length > 0 ? [plus('otherHeld', sum(other))] : []),
    ]
    const about: About = { subject: { kind: 'balance', id: `${asset} held` }, entries: [], time: madeAt }
    yield reckon('heldTotal', about, steps, { stated, unit: facts.nameOf(asset) })
  }
}

/** What records of kinds that are not known here keep, by asset: taken from the entries as it is. */
function otherwiseHeld({ statement }: Facts): Map<string, Entry[]> {
  const others = statement.entries.filter(
    entry => entry.balance === 'held' && !isRecordKind(entry.referenceType),
  )
  return Map.groupBy(others, assetOf)
}
