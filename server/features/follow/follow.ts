import type { FollowStatus, StopReason } from '#models'
import { executeOnce } from '#server/kernel/idempotency.ts'
import {
  finish,
  read,
  type Context,
  type Row,
  type SqlValue,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { parseMoney, parseRate, formatMoney } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { canTransition, type Transitions } from '#server/kernel/state-machine.ts'
import { insertProgress } from './fan-out-trade.ts'
import { addFollowers, type TraderRow } from './trader.ts'

/** A closing follow places no new copies and closes its open ones. */
export const FOLLOW_TRANSITIONS: Transitions<FollowStatus> = {
  active: ['active', 'closing', 'stopped'],
  closing: ['stopped'],
  stopped: [],
}

/** A stored follow: money in minor units, rates in 10⁻¹⁰. */
export interface FollowRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly trader_id: bigint
  readonly status: FollowStatus
  readonly stop_reason: StopReason | null
  readonly sizing: 'amount' | 'ratio'
  readonly amount: bigint | null
  readonly ratio: bigint | null
  readonly total_limit: bigint
  readonly max_loss: bigint
  readonly slippage: bigint
  readonly ways: 'spot' | 'contract' | 'both'
  readonly product_types: string
  readonly at_stop: 'keep' | 'close'
  readonly started_at: bigint
  readonly stopped_at: bigint | null
}

/** The follower's settings, with decimal strings; see FollowRequest in openapi/schemas/follow.yaml. */
export interface FollowLimits {
  readonly sizing: FollowRow['sizing']
  readonly amount?: string | undefined
  readonly ratio?: string | undefined
  readonly totalLimit: string
  readonly maxLoss: string
  readonly slippage: string
  readonly ways: FollowRow['ways']
  readonly productTypes: string
  readonly atStop: FollowRow['at_stop']
}

type LimitColumns = Pick<
  FollowRow,
  | 'sizing'
  | 'amount'
  | 'ratio'
  | 'total_limit'
  | 'max_loss'
  | 'slippage'
  | 'ways'
  | 'product_types'
  | 'at_stop'
>

const LOCK = 'SELECT * FROM follows WHERE id = $1 /*lock*/'
const LOCK_TRADER = 'SELECT * FROM traders WHERE id = $1 /*lock*/'
const ACTIVE = `SELECT id FROM follows WHERE user_id = $1 AND trader_id = $2 AND status = 'active'`
const INSERT = `INSERT INTO follows(id, user_id, trader_id, status, sizing, amount, ratio, total_limit, max_loss, slippage, ways,
  product_types, at_stop, started_at) VALUES ($1, $2, $3, 'active', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`
const CHANGE = `UPDATE follows SET sizing = $2, amount = $3, ratio = $4, total_limit = $5, max_loss = $6, slippage = $7,
  ways = $8, product_types = $9, at_stop = $10 WHERE id = $1`
const DELETE_WAIT = 'DELETE FROM closing_waits WHERE follow_id = $1'
const STOP = 'UPDATE follows SET status = $2, stop_reason = $3, stopped_at = $4 WHERE id = $1'

/** Locks a follow. @throws DomainError `follow_unknown`, also when it is another person's */
export function* lockFollow(id: bigint, userId?: bigint): Steps<FollowRow> {
  const [follow] = yield* read<FollowRow>(LOCK, [id])
  if (!follow || (userId !== undefined && follow.user_id !== userId)) throw domainError('follow_unknown')
  return follow
}

const requestOf = (limits: FollowLimits) => [
  limits.sizing,
  limits.amount,
  limits.ratio,
  limits.totalLimit,
  limits.maxLoss,
  limits.slippage,
  limits.ways,
  limits.productTypes,
  limits.atStop,
]

/** The limits in minor units. @throws DomainError with the invalid field */
function parseLimits(limits: FollowLimits): LimitColumns {
  const isAmount = limits.sizing === 'amount'
  const size = isAmount ? 'amount' : 'ratio'
  const other = isAmount ? 'ratio' : 'amount'
  for (const field of [size, other] as const) {
    if ((limits[field] === undefined) === (field === size)) throw domainError('invalid_field', { field })
  }
  const amount = isAmount ? parseMoney(limits.amount!) : null
  const total_limit = parseMoney(limits.totalLimit)
  if (amount !== null && amount > total_limit) {
    throw domainError('below_minimum', {
      field: 'totalLimit',
      minimum: formatMoney(amount),
      currency: 'USDT',
    })
  }
  return {
    sizing: limits.sizing,
    amount,
    ratio: isAmount ? null : parseRate(limits.ratio!),
    total_limit,
    max_loss: parseMoney(limits.maxLoss),
    slippage: parseRate(limits.slippage),
    ways: limits.ways,
    product_types: [...new Set(limits.productTypes.split(','))].toSorted().join(','),
    at_stop: limits.atStop,
  }
}

const valuesOf = (limits: LimitColumns): SqlValue[] => [
  limits.sizing,
  limits.amount,
  limits.ratio,
  limits.total_limit,
  limits.max_loss,
  limits.slippage,
  limits.ways,
  limits.product_types,
  limits.at_stop,
]

export interface StartFollow extends FollowLimits {
  readonly userId: bigint
  readonly traderId: bigint
  readonly idempotencyKey: string
}

/**
 * Starts to copy a trader's orders.
 * @returns the id of the follow
 * @throws DomainError `trader_unknown`, `follow_self`, `follow_exists`, `idempotency_mismatch`, or of a limit
 */
export function startFollow(context: Context, input: StartFollow): Steps<string> {
  const { userId, traderId, idempotencyKey: key } = input
  const request = ['startFollow', traderId, ...requestOf(input)]
  return executeOnce(context, { userId, key, request }, startSteps(context, input))
}

function* startSteps(context: Context, input: StartFollow): Steps<string> {
  const { userId, traderId } = input
  const limits = parseLimits(input)
  const [trader] = yield* read<TraderRow>(LOCK_TRADER, [traderId])
  if (trader?.status !== 'active') throw domainError('trader_unknown')
  if (trader.user_id === userId) throw domainError('follow_self')
  const active = yield* read(ACTIVE, [userId, traderId])
  if (active.length > 0) throw domainError('follow_exists')
  const id = context.id()
  return yield* finish(
    `${id}`,
    [INSERT, [id, userId, traderId, ...valuesOf(limits), context.now]],
    insertProgress(traderId, context.now),
    addFollowers(traderId, 1n),
  )
}

export interface ChangeFollow extends FollowLimits {
  readonly userId: bigint
  readonly followId: bigint
  readonly idempotencyKey: string
}

/**
 * Changes the limits of future copies.
 * @throws DomainError `follow_unknown`, `follow_not_active`, `idempotency_mismatch`, or of a limit
 */
export function changeFollow(context: Context, input: ChangeFollow): Steps<string> {
  const { userId, followId, idempotencyKey: key } = input
  const request = ['changeFollow', followId, ...requestOf(input)]
  return executeOnce(context, { userId, key, request }, changeSteps(input))
}

function* changeSteps(input: ChangeFollow): Steps<string> {
  const limits = parseLimits(input)
  const follow = yield* lockFollow(input.followId, input.userId)
  if (follow.status !== 'active') throw domainError('follow_not_active')
  return yield* finish(`${follow.id}`, [CHANGE, [follow.id, ...valuesOf(limits)]])
}

export interface StopFollow {
  readonly followId: bigint
  readonly positions: FollowRow['at_stop']
}

/** The statements that stop a follow, or let it close its copies first. */
function stopStatements(follow: FollowRow, to: FollowStatus, reason: StopReason, now: bigint): Statement[] {
  if (!canTransition(FOLLOW_TRANSITIONS, follow.status, to)) throw domainError('follow_not_active')
  const ended: Statement = [STOP, [follow.id, to, reason, now]]
  return follow.status === 'active' ? [ended, addFollowers(follow.trader_id, -1n)] : [ended]
}

/**
 * Stops a follow at the follower's request.
 * @throws DomainError `follow_unknown`, `follow_not_active`, `idempotency_mismatch`
 */
export function stopFollow(
  context: Context,
  input: StopFollow & { readonly userId: bigint; readonly idempotencyKey: string },
): Steps<string> {
  const { userId, followId, positions, idempotencyKey: key } = input
  const request = ['stopFollow', followId, positions]
  return executeOnce(context, { userId, key, request }, stopSteps(context, input))
}

function* stopSteps({ now }: Context, { userId, followId, positions }: StopFollow & { userId: bigint }) {
  const follow = yield* lockFollow(followId, userId)
  if (follow.status !== 'active') throw domainError('follow_not_active')
  const to = positions === 'close' ? 'closing' : 'stopped'
  return yield* finish(`${follow.id}`, ...stopStatements(follow, to, 'person', now))
}

/** Stops a follow that has reached its maximum loss. @returns whether this call stopped it */
export function* stopAtMaxLoss({ now }: Context, followId: bigint): Steps<boolean> {
  const follow = yield* lockFollow(followId)
  if (follow.status !== 'active') return false
  const to = follow.at_stop === 'close' ? 'closing' : 'stopped'
  return yield* finish(true, ...stopStatements(follow, to, 'maxLoss', now))
}

/** Ends a closing follow that has nothing left to close. */
export function* finishClosing(_: Context, followId: bigint): Steps<null> {
  const follow = yield* lockFollow(followId)
  if (follow.status !== 'closing') return null
  const ended = stopStatements(follow, 'stopped', follow.stop_reason!, follow.stopped_at!)
  return yield* finish(null, ...ended, [DELETE_WAIT, [followId]])
}
