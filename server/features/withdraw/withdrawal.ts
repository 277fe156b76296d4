import { allOf, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { printMoney } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import { canBecome } from '../shared/state-machine.ts'
import { WITHDRAWAL_TRANSITIONS, type WithdrawalStatus } from './transitions.ts'

/** A withdrawal of USDT; decimals as strings, times in milliseconds since 1970 UTC. */
export interface Withdrawal {
  readonly id: string
  readonly channelId: number
  readonly channelType: 'bank' | 'chain'
  /** What it takes from the balance. */
  readonly amount: string
  /** The terms in force when it was asked for. */
  readonly feeRate: string
  readonly feeFixed: string
  readonly fee: string
  /** Amount less fee. */
  readonly arrives: string
  /** The bank, or the network. */
  readonly targetName: string
  /** The card number or the address, as it was then. */
  readonly targetNumber: string
  readonly status: WithdrawalStatus
  /** Message key of why it was refused. */
  readonly reason: string | null
  readonly createdAt: number
  /** When it was sent or refused. */
  readonly reviewedAt: number | null
  readonly completedAt: number | null
  readonly cancelledAt: number | null
}

export interface WithdrawalRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly channel_id: bigint
  readonly channel_type: 'bank' | 'chain'
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
const MOVE =
  'UPDATE withdrawals SET status = $2, reason = $3, reviewed_at = $4, completed_at = $5, cancelled_at = $6 WHERE id = $1'

/** The statement that stores a new one. */
export function insertWithdrawal(row: WithdrawalRow): Statement {
  const { id, user_id, channel_id, channel_type, amount, fee, fee_rate, fee_fixed } = row
  const terms = [id, user_id, channel_id, channel_type, amount, fee, fee_rate, fee_fixed]
  return [INSERT, [...terms, row.target_name, row.target_number, row.created_at]]
}

/** A withdrawal that nobody else changes until the command has ended. @throws DomainError `withdrawal_unknown` */
export function* lockWithdrawal(id: bigint): Steps<WithdrawalRow> {
  const [row] = yield* read<WithdrawalRow>(LOCK, [id])
  if (!row) throw refusal('withdrawal_unknown')
  return row
}

/** What a step changes of a withdrawal. */
export interface Step {
  readonly status: WithdrawalStatus
  readonly reason?: string
  readonly reviewed_at?: bigint
  readonly completed_at?: bigint
  readonly cancelled_at?: bigint
}

/** The withdrawal in its next state, and the statement that stores it. @throws DomainError `withdrawal_not_pending` */
export function moveWithdrawal(from: WithdrawalRow, change: Step): [WithdrawalRow, Statement] {
  if (!canBecome(WITHDRAWAL_TRANSITIONS, from.status, change.status)) throw refusal('withdrawal_not_pending')
  const to: WithdrawalRow = { ...from, ...change }
  const { id, status, reason, reviewed_at, completed_at, cancelled_at } = to
  return [to, [MOVE, [id, status, reason, reviewed_at, completed_at, cancelled_at]]]
}

/** Which of a person's withdrawals. */
export interface WithdrawalFilter extends Paging {
  readonly userId: bigint
  readonly status?: WithdrawalStatus | undefined
  /** Asked for from this moment on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Asked for before this moment. */
  readonly endTime?: number | undefined
}

/** A person's withdrawals, newest first. */
export function listWithdrawals(reader: Reader, filter: WithdrawalFilter): Promise<Page<Withdrawal>> {
  const { userId, status, startTime, endTime } = filter
  const found = allOf(
    ['user_id =', userId],
    ['status =', status],
    ['created_at >=', startTime],
    ['created_at <', endTime],
  )
  return readPage(reader, filter, { table: 'withdrawals', ...found }, toWithdrawal)
}

/** A withdrawal of somebody's own; undefined for anybody else's as well. */
export async function findWithdrawal(
  reader: Reader,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<Withdrawal | undefined> {
  const [row] = await reader.query<WithdrawalRow>(
    'SELECT * FROM withdrawals WHERE id = $1 AND user_id = $2',
    [id, userId],
  )
  return row && toWithdrawal(row)
}

// The index of what waits serves only a status that the text itself names.
const WAITING = {
  pending: `SELECT * FROM withdrawals WHERE status = 'pending' AND created_at < $1 AND id > $3 ORDER BY id LIMIT $2`,
  sent: `SELECT * FROM withdrawals WHERE status = 'sent' AND reviewed_at < $1 AND id > $3 ORDER BY id LIMIT $2`,
}

/** Everybody's withdrawals in a state that the operator ends, the oldest first, as far as it began before the moment `before`. */
export async function listWaitingWithdrawals(
  reader: Reader,
  wanted: {
    readonly status: 'pending' | 'sent'
    readonly before: number
    readonly limit: number
    readonly after?: bigint
  },
): Promise<Withdrawal[]> {
  const { status, before, limit, after = 0n } = wanted
  const rows = await reader.query<WithdrawalRow>(WAITING[status], [BigInt(before), BigInt(limit), after])
  return rows.map(toWithdrawal)
}

const timeOf = (time: bigint | null) => (time === null ? null : Number(time))

/** A stored withdrawal as the domain gives it. */
export function toWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    id: `${row.id}`,
    channelId: Number(row.channel_id),
    channelType: row.channel_type,
    amount: printMoney(row.amount),
    feeRate: row.fee_rate,
    feeFixed: row.fee_fixed,
    fee: printMoney(row.fee),
    arrives: printMoney(row.amount - row.fee),
    targetName: row.target_name,
    targetNumber: row.target_number,
    status: row.status,
    reason: row.reason,
    createdAt: Number(row.created_at),
    reviewedAt: timeOf(row.reviewed_at),
    completedAt: timeOf(row.completed_at),
    cancelledAt: timeOf(row.cancelled_at),
  }
}
