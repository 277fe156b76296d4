/**
 * Dishonest back ends: each tells an honest account's statement with one thing changed, as well hidden as it can be, and what must be
 * said of it.
 */
import type { CheckName, Finding } from '#src/lib/reconcile/finding.ts'
import { add, trimZeros } from '#src/lib/money.ts'
import type { Statement } from '#src/lib/statement/statement.ts'

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T
export type Told = Writable<Statement>
type Entry = Told['entries'][number]

export interface Fault {
  readonly name: string
  /** Changes what is told; gives the check that must find it, and what it is about: an entry, a record or a balance. */
  readonly tell: (told: Told) => { readonly check: CheckName; readonly id: string }
}

/** The one that is sought; a fault without its victim proves nothing. */
export function find<T>(rows: readonly T[], is: (row: T) => boolean): T {
  const row = rows.find(is)
  if (row === undefined) throw new Error('there is nothing to lie about')
  return row
}

export const isOf = (one: Entry, other: Entry) =>
  one.balance === other.balance && one.currencyId === other.currencyId && one.productId === other.productId

/** Changes an entry, and every balance after it, so that all of them still follow from each other. */
export function shift(told: Told, entry: Entry, by: string): void {
  entry.amount = trimZeros(add(entry.amount, by))
  for (const each of told.entries.slice(told.entries.indexOf(entry))) {
    if (isOf(each, entry)) each.balanceAfter = trimZeros(add(each.balanceAfter, by))
  }
  const balance = told.balances?.find(
    row => row.currencyId === entry.currencyId && row.productId === entry.productId,
  )
  if (balance) balance[entry.balance] = trimZeros(add(balance[entry.balance], by))
}

export const entryOf = (told: Told, type: string, record: { readonly id: string }, balance?: string) =>
  find(
    told.entries,
    entry =>
      entry.type === type && entry.referenceId === record.id && (balance ?? entry.balance) === entry.balance,
  )

export const bought = (told: Told) =>
  find(
    told.spotOrders,
    order => order.status === 'filled' && order.exchangeType === 1 && order.orderType === 'market',
  )

/** Whether a finding is an accusation of this, here. */
export const accuses = ({ check, subject, verdict }: Finding, wanted: { check: CheckName; id: string }) =>
  verdict.is === 'disagrees' && check === wanted.check && subject.id === wanted.id
