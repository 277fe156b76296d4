import type { LedgerEntry, LedgerEntryType, LedgerReferenceType } from '#models'
import { whereAll, type Condition, type Page, type Paging } from '../kernel/paging.ts'
import { minIdAt } from '../kernel/ids.ts'
import type { Reader, Row, SqlValue, Statement } from '../kernel/store.ts'
import type { BalanceKind } from './wallet.ts'
import { productIdOf, scaleOfAsset } from './units.ts'
import { formatUnits } from '#src/lib/money/minor-units.ts'
import { nameOfAsset } from './asset-names.ts'
import { assetCurrency } from './currencies.ts'

export interface LedgerEntryFilter extends Paging {
  /** Only entries older than this one, by its id. */
  readonly before?: string | undefined
  readonly userId: bigint
  readonly type?: LedgerEntryType | undefined
  readonly balance?: BalanceKind | undefined
  readonly asset?: string | undefined
  /** Only those of this order, deposit or other record. */
  readonly referenceId?: string | undefined
  /** From this time on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Before this time. */
  readonly endTime?: number | undefined
}

/** A person's ledger entries, newest first; `total` counts those before and after the page too. */
export async function listLedgerEntries(
  reader: Reader,
  filter: LedgerEntryFilter,
): Promise<Page<LedgerEntry>> {
  const filterSql = conditions(filter)
  const [count] = await reader.query<{ total: bigint }>(...totalOf(filter, filterSql))
  const rows = await reader.query<EntryRow>(...pageOf(filter, filterSql))
  return { rows: rows.map(toLedgerEntry), total: Number(count!.total) }
}

/** How many entries a person has in all, or in some balances, as these have counted them. */
export const countEntries = (...ofBalances: readonly Condition[]): Statement => {
  const { where, params } = whereAll(...ofBalances)
  return [`SELECT coalesce(sum(entries), 0) AS total FROM accounts WHERE ${where}`, params]
}

function totalOf(filter: LedgerEntryFilter, { tables, where, params }: Conditions): Statement {
  const { userId, balance, asset, ...others } = filter
  const isCounted = [others.type, others.referenceId, others.startTime, others.endTime].every(
    value => value === undefined,
  )
  if (isCounted) return countEntries(['owner =', userId], ['kind =', balance], ['asset =', asset])
  return [`SELECT count(*) AS total FROM ${tables} WHERE ${where}`, params]
}

interface Conditions {
  /** The tables that the conditions need; without `transactions` when there is no filter by time or reference. */
  readonly tables: string
  readonly where: string
  readonly params: readonly SqlValue[]
}

const ENTRIES = 'postings p JOIN transactions t ON t.id = p.transaction_id'

/**
 * The statement of one page. With `before` it seeks directly to that entry (keyset pagination); with a page number the first entry is
 * found in the index alone. Only the rows of the page itself are read completely.
 */
function pageOf(
  { before, pageNum, pageSize }: LedgerEntryFilter,
  { tables, where, params }: Conditions,
): Statement {
  const all = [...params]
  const $ = (value: bigint) => `$${all.push(value)}`
  const [transaction, leg] = before?.split('-').map(BigInt) ?? []
  const from =
    transaction === undefined || leg === undefined
      ? `<= (SELECT p.transaction_id, p.leg FROM ${tables} WHERE ${where}
         ORDER BY p.transaction_id DESC, p.leg DESC LIMIT 1 OFFSET ${$(BigInt((pageNum - 1) * pageSize))})`
      : `< (${$(transaction)}, ${$(leg)})`
  const text = `SELECT p.*, t.reference_type, t.reference_id, t.created_at FROM ${ENTRIES}
    WHERE ${where} AND (p.transaction_id, p.leg) ${from}
    ORDER BY p.transaction_id DESC, p.leg DESC LIMIT ${$(BigInt(pageSize))}`
  return [text, all]
}

function conditions({
  userId,
  type,
  balance,
  asset,
  referenceId,
  startTime,
  endTime,
}: LedgerEntryFilter): Conditions {
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
  if (startTime !== undefined) {
    // Ids ascend in time: older rows are skipped in both tables.
    add('p.transaction_id >=', minIdAt(BigInt(startTime)))
    add('t.id >=', minIdAt(BigInt(startTime)))
    add('t.created_at >=', BigInt(startTime))
  }
  add('t.created_at <', endTime === undefined ? undefined : BigInt(endTime))
  add('t.reference_id =', referenceId === undefined ? undefined : BigInt(referenceId))
  const needsTransactions = [startTime, endTime, referenceId].some(value => value !== undefined)
  return { tables: needsTransactions ? ENTRIES : 'postings p', where: where.join(' AND '), params }
}

interface EntryRow extends Row {
  readonly transaction_id: bigint
  readonly leg: bigint
  readonly asset: string
  readonly kind: BalanceKind
  readonly type: LedgerEntryType
  readonly amount: bigint
  readonly balance_after: bigint
  readonly reference_type: LedgerReferenceType
  readonly reference_id: bigint
  readonly created_at: bigint
  readonly hash: string | null
}

function toLedgerEntry(row: EntryRow): LedgerEntry {
  const { asset } = row
  const scale = scaleOfAsset(asset)
  return {
    id: `${row.transaction_id}-${row.leg}`,
    transactionId: `${row.transaction_id}`,
    type: row.type,
    balance: row.kind,
    amount: formatUnits(row.amount, scale),
    balanceAfter: formatUnits(row.balance_after, scale),
    referenceType: row.reference_type,
    referenceId: `${row.reference_id}`,
    time: Number(row.created_at),
    ...(row.hash !== null && { hash: row.hash }),
    currencyId: assetCurrency(asset)?.id ?? null,
    productId: productIdOf(asset),
    assetName: nameOfAsset(asset),
  }
}

const SELECT_FIRST = `SELECT t.created_at FROM postings p JOIN transactions t ON t.id = p.transaction_id
  WHERE p.owner = $1 AND p.owner > 0 ORDER BY p.transaction_id LIMIT 1`

/** The time of a person's first ledger entry, in milliseconds since 1970 UTC; undefined when there is none. */
export async function findFirstEntryTime(reader: Reader, userId: bigint): Promise<number | undefined> {
  const [first] = await reader.query<{ created_at: bigint }>(SELECT_FIRST, [userId])
  return first && Number(first.created_at)
}
