import type { DepositStatus } from '#models'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import type { Reader, Row } from '#server/kernel/store.ts'
import { toDeposit, type UnnamedDeposit, type DepositRow, type PendingDeposit } from './deposit.ts'

export interface DepositFilter {
  readonly status?: DepositStatus | undefined
  readonly channelId?: number | undefined
  /** Created at this time or later, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Created before this time. */
  readonly endTime?: number | undefined
}

/** A person's deposits, newest first. */
export function listDeposits(
  reader: Reader,
  filter: Paging & DepositFilter & { readonly userId: bigint },
): Promise<Page<UnnamedDeposit>> {
  const { userId, status, channelId, startTime, endTime } = filter
  const found = whereAll(
    ['user_id =', userId],
    ['status =', status],
    ['channel_id =', channelId],
    ['created_at >=', startTime],
    ['created_at <', endTime],
  )
  return readPage(reader, filter, { table: 'deposits', ...found }, toDeposit)
}

/** The caller's own deposit; undefined also for another person's. */
export async function findDeposit(
  reader: Reader,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<UnnamedDeposit | undefined> {
  const [row] = await reader.query<DepositRow>('SELECT * FROM deposits WHERE id = $1 AND user_id = $2', [
    id,
    userId,
  ])
  return row && toDeposit(row)
}

/** A page of pending deposits: those after an id, `limit` at most. */
interface DuePage {
  readonly limit: number
  readonly after?: bigint
}

/** All deposits that became pending before `pendingBefore`, oldest first. */
export async function listPendingDeposits(
  reader: Reader,
  { pendingBefore, limit, after = 0n }: DuePage & { readonly pendingBefore: number },
): Promise<PendingDeposit[]> {
  const rows = await reader.query<DepositRow>(
    "SELECT * FROM deposits WHERE status = 'pending' AND pending_since < $1 AND id > $3 ORDER BY id LIMIT $2",
    [BigInt(pendingBefore), BigInt(limit), after],
  )
  return rows.map(row => ({ ...toDeposit(row), pendingSince: Number(row.pending_since) }))
}

/** An online payment that was not paid in time. */
export interface UnpaidDeposit extends Row {
  readonly id: bigint
  readonly pay_until: bigint
}

/** Unpaid deposits whose payment deadline has passed at `now`, after `after`, at most `limit`. */
export function listUnpaidDeposits(
  reader: Reader,
  {
    now,
    limit,
    after,
  }: { readonly now: number; readonly limit: number; readonly after?: UnpaidDeposit | undefined },
): Promise<UnpaidDeposit[]> {
  return reader.query<UnpaidDeposit>(
    `SELECT id, pay_until FROM deposits WHERE status = 'unpaid' AND pay_until <= $1 AND (pay_until, id) > ($3, $4)
      ORDER BY pay_until, id LIMIT $2`,
    [BigInt(now), BigInt(limit), after?.pay_until ?? 0n, after?.id ?? 0n],
  )
}
