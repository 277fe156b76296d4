import { orNull } from '#server/kernel/or-null.ts'
import type { Withdrawal, WithdrawalChannelType, WithdrawalStatus } from '#models'
import { isFrozenSql } from '#server/auth/account-safety.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { WITHDRAWAL_TRANSITIONS } from './transitions.ts'

/** A withdrawal without its names: that of the channel is in the reader's language. All of them are in USDT. */
export type UnnamedWithdrawal = Omit<Withdrawal, 'channelName' | 'currencyId' | 'currencyName'>

export interface WithdrawalRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly channel_id: bigint
  readonly channel_type: WithdrawalChannelType
  readonly amount: bigint
  readonly fee: bigint
  readonly fee_rate: string
  readonly fee_fixed: string
  readonly target_name: string
  readonly target_number: string
  readonly status: WithdrawalStatus
  readonly reason: string | null
  readonly created_at: bigint
  readonly reviewed_at: bigint | null
  readonly completed_at: bigint | null
  readonly cancelled_at: bigint | null
}

const INSERT = `INSERT INTO withdrawals(id, user_id, channel_id, channel_type, amount, fee, fee_rate, fee_fixed, target_name,
  target_number, status, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'pending', $11)`
const LOCK = 'SELECT * FROM withdrawals WHERE id = $1 /*lock*/'
const UPDATE_STATE =
  'UPDATE withdrawals SET status = $2, reason = $3, reviewed_at = $4, completed_at = $5, cancelled_at = $6 WHERE id = $1'

/** The statement that stores a new withdrawal. */
export function insertWithdrawal(row: WithdrawalRow): Statement {
  const { id, user_id, channel_id, channel_type, amount, fee, fee_rate, fee_fixed } = row
  const terms = [id, user_id, channel_id, channel_type, amount, fee, fee_rate, fee_fixed]
  return [INSERT, [...terms, row.target_name, row.target_number, row.created_at]]
}

/** Locks a withdrawal. @throws DomainError `withdrawal_unknown` */
export function* lockWithdrawal(id: bigint): Steps<WithdrawalRow> {
  const [row] = yield* read<WithdrawalRow>(LOCK, [id])
  if (!row) throw domainError('withdrawal_unknown')
  return row
}

/** A change of a withdrawal's state. */
export interface WithdrawalChange {
  readonly status: WithdrawalStatus
  readonly reason?: string
  readonly reviewed_at?: bigint
  readonly completed_at?: bigint
  readonly cancelled_at?: bigint
}

/** The withdrawal in its next state, and the statement that stores it. @throws DomainError `withdrawal_not_pending` */
export function changeWithdrawal(from: WithdrawalRow, change: WithdrawalChange): [WithdrawalRow, Statement] {
  if (!canTransition(WITHDRAWAL_TRANSITIONS, from.status, change.status))
    throw domainError('withdrawal_not_pending')
  const to: WithdrawalRow = { ...from, ...change }
  const { id, status, reason, reviewed_at, completed_at, cancelled_at } = to
  return [to, [UPDATE_STATE, [id, status, reason, reviewed_at, completed_at, cancelled_at]]]
}

/** Which of a person's withdrawals. */
export interface WithdrawalFilter extends Paging {
  readonly userId: bigint
  readonly status?: WithdrawalStatus | undefined
  /** Created at this time or later, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Created before this time. */
  readonly endTime?: number | undefined
}

/** A person's withdrawals, newest first. */
export function listWithdrawals(reader: Reader, filter: WithdrawalFilter): Promise<Page<UnnamedWithdrawal>> {
  const { userId, status, startTime, endTime } = filter
  const found = whereAll(
    ['user_id =', userId],
    ['status =', status],
    ['created_at >=', startTime],
    ['created_at <', endTime],
  )
  return readPage(reader, filter, { table: 'withdrawals', ...found }, toWithdrawal)
}

/** One of a person's withdrawals; undefined also for another person's. */
export async function findWithdrawal(
  reader: Reader,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<UnnamedWithdrawal | undefined> {
  const [row] = await reader.query<WithdrawalRow>(
    'SELECT * FROM withdrawals WHERE id = $1 AND user_id = $2',
    [id, userId],
  )
  return row && toWithdrawal(row)
}

// Nothing is sent of a frozen account; `sendWithdrawal` checks it again.
// The partial indexes only apply when the status is a literal in the query.
const SELECT_DUE = {
  pending: `SELECT * FROM withdrawals WHERE status = 'pending' AND created_at < $1 AND id > $3
    AND NOT EXISTS (SELECT 1 FROM users u WHERE u.id = withdrawals.user_id AND ${isFrozenSql('$1')}) ORDER BY id LIMIT $2`,
  sent: `SELECT * FROM withdrawals WHERE status = 'sent' AND reviewed_at < $1 AND id > $3 ORDER BY id LIMIT $2`,
}

/** All withdrawals in a state that the operator ends, since before `before`, oldest first. */
export async function listDueWithdrawals(
  reader: Reader,
  filter: {
    readonly status: 'pending' | 'sent'
    readonly before: number
    readonly limit: number
    readonly after?: bigint
  },
): Promise<UnnamedWithdrawal[]> {
  const { status, before, limit, after = 0n } = filter
  const rows = await reader.query<WithdrawalRow>(SELECT_DUE[status], [BigInt(before), BigInt(limit), after])
  return rows.map(toWithdrawal)
}

export function toWithdrawal(row: WithdrawalRow): UnnamedWithdrawal {
  return {
    id: `${row.id}`,
    channelId: Number(row.channel_id),
    channelType: row.channel_type,
    amount: formatMoney(row.amount),
    feeRate: row.fee_rate,
    feeFixed: row.fee_fixed,
    fee: formatMoney(row.fee),
    arrives: formatMoney(row.amount - row.fee),
    targetName: row.target_name,
    targetNumber: row.target_number,
    status: row.status,
    reason: row.reason,
    createdAt: Number(row.created_at),
    reviewedAt: orNull(row.reviewed_at, Number),
    completedAt: orNull(row.completed_at, Number),
    cancelledAt: orNull(row.cancelled_at, Number),
  }
}
