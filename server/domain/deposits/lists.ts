import { allOf, readPage } from '../../kernel/paging.ts'
import type { Page, Paging } from '../../kernel/paging.ts'
import type { Reader } from '../../kernel/store.ts'
import type { DepositStatus } from '../state-machine.ts'
import { toDeposit } from './deposit.ts'
import type { Deposit, DepositRow, WaitingDeposit } from './deposit.ts'

export interface DepositFilter {
  readonly status?: DepositStatus | undefined
  readonly channelId?: number | undefined
  /** Asked for at this moment or later, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Asked for before this moment. */
  readonly endTime?: number | undefined
}

/** A person's deposits, newest first. */
export function listDeposits(
  reader: Reader,
  filter: Paging & DepositFilter & { readonly userId: bigint },
): Promise<Page<Deposit>> {
  const { userId, status, channelId, startTime, endTime } = filter
  const found = allOf(
    ['user_id =', userId],
    ['status =', status],
    ['channel_id =', channelId],
    ['created_at >=', startTime],
    ['created_at <', endTime],
  )
  return readPage(reader, filter, { table: 'deposits', ...found }, toDeposit)
}

/** One's own deposit; undefined also when it is somebody else's. */
export async function findDeposit(
  reader: Reader,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<Deposit | undefined> {
  const [row] = await reader.query<DepositRow>('SELECT * FROM deposits WHERE id = $1 AND user_id = $2', [
    id,
    userId,
  ])
  return row && toDeposit(row)
}

/** Everybody's deposits that wait for the operator, the oldest first, as far as they have waited since before `pendingBefore`. */
export async function listPendingDeposits(
  reader: Reader,
  { pendingBefore, limit }: { readonly pendingBefore: number; readonly limit: number },
): Promise<WaitingDeposit[]> {
  const rows = await reader.query<DepositRow>(
    "SELECT * FROM deposits WHERE status = 'pending' AND pending_since < $1 ORDER BY id LIMIT $2",
    [BigInt(pendingBefore), BigInt(limit)],
  )
  return rows.map(row => ({ ...toDeposit(row), pendingSince: Number(row.pending_since) }))
}

/** The ids of deposits that could have been paid until `now` and were not, at most `limit`. */
export async function listUnpaidDeposits(
  reader: Reader,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(
    "SELECT id FROM deposits WHERE status = 'unpaid' AND pay_until <= $1 ORDER BY pay_until LIMIT $2",
    [BigInt(now), BigInt(limit)],
  )
  return rows.map(({ id }) => id)
}
