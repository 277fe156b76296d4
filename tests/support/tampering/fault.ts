/**
 * Tampered back ends: each returns an honest account's statement with one falsification, made as consistent as possible, together with
 * the check that must report it.
 */
import type { CheckName } from '#src/lib/reconcile/check-names.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { add, trimZeros } from '#src/lib/money/money.ts'
import type { Statement } from '#src/lib/statement/statement.ts'

type Writable<T> = T extends object ? { -readonly [Key in keyof T]: Writable<T[Key]> } : T
export type TamperedStatement = Writable<Statement>
type Entry = TamperedStatement['entries'][number]

export interface Fault {
  readonly name: string
  /** Falsifies the statement; returns the check that must report it and the id of the entry, record or balance concerned. */
  readonly tamper: (told: TamperedStatement) => { readonly check: CheckName; readonly id: string }
}

/** The first matching row. @throws Error when there is none, as a fault that changes nothing proves nothing */
export function findOrThrow<T>(rows: readonly T[], is: (row: T) => boolean): T {
  const row = rows.find(is)
  if (row === undefined) throw new Error('there is nothing to tamper with')
  return row
}

export const isSameBalance = (one: Entry, other: Entry) =>
  one.balance === other.balance && one.currencyId === other.currencyId && one.productId === other.productId

/** Changes an entry and every balance after it, so that they remain consistent. */
export function shiftBalances(told: TamperedStatement, entry: Entry, by: string): void {
  entry.amount = trimZeros(add(entry.amount, by))
  for (const each of told.entries.slice(told.entries.indexOf(entry))) {
    if (isSameBalance(each, entry)) each.balanceAfter = trimZeros(add(each.balanceAfter, by))
  }
  const balance = told.balances?.find(
    row => row.currencyId === entry.currencyId && row.productId === entry.productId,
  )
  if (balance) balance[entry.balance] = trimZeros(add(balance[entry.balance], by))
}

export const entryOf = (
  told: TamperedStatement,
  type: string,
  record: { readonly id: string },
  balance?: string,
) =>
  findOrThrow(
    told.entries,
    entry =>
      entry.type === type && entry.referenceId === record.id && (balance ?? entry.balance) === entry.balance,
  )

export const marketBuyOf = (told: TamperedStatement) =>
  findOrThrow(
    told.spotOrders,
    order => order.status === 'filled' && order.exchangeType === 1 && order.orderType === 'market',
  )

/** Whether a finding reports this check as failed for this id. */
export const reportsFault = (
  { check, subject, verdict }: Finding,
  wanted: { check: CheckName; id: string },
) => verdict.is === 'disagrees' && check === wanted.check && subject.id === wanted.id
