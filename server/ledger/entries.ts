import type { Page, Paging } from '../kernel/paging.ts'
import type { Reader, Row, SqlValue } from '../kernel/store.ts'
import type { BalanceKind, LedgerEntryType, ReferenceType } from './ledger.ts'
import { printUnits, scaleOfAsset } from './units.ts'

/** One posting to one of a person's balances. Added up from the oldest, the entries of a balance give that balance. */
export interface LedgerEntry {
  /** `<transaction>-<place in it>` */
  readonly id: string
  readonly transactionId: string
  readonly type: LedgerEntryType
  readonly balance: BalanceKind
  /** `USDT`, or `P:<productId>` for a quantity; see productOf. */
  readonly asset: string
  /** An exact decimal; below zero when the balance fell. */
  readonly amount: string
  /** This balance after this entry. */
  readonly balanceAfter: string
  readonly referenceType: ReferenceType
  readonly referenceId: string
  /** Milliseconds since 1970 UTC. */
  readonly time: number
}

export interface LedgerEntryFilter extends Paging {
  readonly userId: bigint
  readonly type?: LedgerEntryType | undefined
  readonly balance?: BalanceKind | undefined
  readonly asset?: string | undefined
  /** From this moment on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Before this moment. */
  readonly endTime?: number | undefined
}

/** A person's ledger entries, newest first. */
export async function listLedgerEntries(
  reader: Reader,
  filter: LedgerEntryFilter,
): Promise<Page<LedgerEntry>> {
  const { where, params } = conditions(filter)
  const { pageNum, pageSize } = filter
  const [count] = await reader.query<{ total: bigint }>(`SELECT count(*) AS total ${where}`, params)
  const $ = (index: number) => `$${params.length + index}`
  // The page's first entry is found in the index alone; only the rows of the page itself are read whole.
  const rows = await reader.query<EntryRow>(
    `SELECT p.*, t.reference_type, t.reference_id, t.created_at ${where}
       AND (p.transaction_id, p.leg) <= (
         SELECT p.transaction_id, p.leg ${where} ORDER BY p.transaction_id DESC, p.leg DESC LIMIT 1 OFFSET ${$(1)})
     ORDER BY p.transaction_id DESC, p.leg DESC LIMIT ${$(2)}`,
    [...params, BigInt((pageNum - 1) * pageSize), BigInt(pageSize)],
  )
  return { rows: rows.map(toLedgerEntry), total: Number(count!.total) }
}

function conditions({ userId, type, balance, asset, startTime, endTime }: LedgerEntryFilter) {
  const params: SqlValue[] = [userId]
  const where = ['p.owner = $1 AND p.owner > 0']
  const add = (condition: string, value: SqlValue | undefined) => {
    if (value === undefined) return
    params.push(value)
    where.push(`${condition} $${params.length}`)
  }
  add('p.type =', type)
  add('p.kind =', balance)
  add('p.asset =', asset)
  add('t.created_at >=', startTime === undefined ? undefined : BigInt(startTime))
  add('t.created_at <', endTime === undefined ? undefined : BigInt(endTime))
  const from = 'FROM postings p JOIN transactions t ON t.id = p.transaction_id'
  return { where: `${from} WHERE ${where.join(' AND ')}`, params }
}

interface EntryRow extends Row {
  readonly transaction_id: bigint
  readonly leg: bigint
  readonly asset: string
  readonly kind: BalanceKind
  readonly type: LedgerEntryType
  readonly amount: bigint
  readonly balance_after: bigint
  readonly reference_type: ReferenceType
  readonly reference_id: bigint
  readonly created_at: bigint
}

function toLedgerEntry(row: EntryRow): LedgerEntry {
  const { asset } = row
  const scale = scaleOfAsset(asset)
  return {
    id: `${row.transaction_id}-${row.leg}`,
    transactionId: `${row.transaction_id}`,
    type: row.type,
    balance: row.kind,
    asset,
    amount: printUnits(row.amount, scale),
    balanceAfter: printUnits(row.balance_after, scale),
    referenceType: row.reference_type,
    referenceId: `${row.reference_id}`,
    time: Number(row.created_at),
  }
}
