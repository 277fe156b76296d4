import { isReservedName } from '#src/lib/validation/display-name.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'
import { insertRecord } from './record-store.ts'

/** A trader whose trades can be copied. */
export interface TraderRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly nick_name: string
  /** 1: an account of the sandbox that trades by a published rule. */
  readonly is_robot: bigint
  readonly status: 'active' | 'stopped'
  /** The start of the record, in milliseconds since 1970 UTC. */
  readonly since: bigint
}

const LOCK_OF_USER = 'SELECT * FROM traders WHERE user_id = $1 /*lock*/'
const LOCK_OF_NAME = 'SELECT user_id FROM traders WHERE nick_key = $1 /*lock*/'
const INSERT = `INSERT INTO traders(id, user_id, nick_name, nick_key, is_robot, status, since)
  VALUES ($1, $2, $3, $4, $5, 'active', $6) ON CONFLICT DO NOTHING RETURNING id`
const REACTIVATE = `UPDATE traders SET status = 'active', nick_name = $2, nick_key = $3 WHERE id = $1`
const STOP = `UPDATE traders SET status = 'stopped' WHERE id = $1`
const STOP_FOLLOWS = `UPDATE follows SET status = CASE WHEN at_stop = 'close' THEN 'closing' ELSE 'stopped' END,
  stop_reason = 'traderStopped', stopped_at = $2 WHERE trader_id = $1 AND status = 'active'`
const NO_FOLLOWERS = 'UPDATE trader_records SET followers = 0 WHERE trader_id = $1'
const ADD_FOLLOWERS = 'UPDATE trader_records SET followers = followers + $2 WHERE trader_id = $1'

/** A normalized form, equal for names that look alike. */
const nickNameKey = (nickName: string) =>
  nickName
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s._-]+/gu, ' ')

/** Words reserved for the names of the sandbox's robots. */
const OF_ROBOTS = /sandbox|robot/u

export interface BecomeTrader {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly nickName: string
  /** Only the sandbox makes robots. */
  readonly isRobot?: true
}

/**
 * Makes a person's trades visible and copyable. A former trader continues the previous record.
 * @throws DomainError `trader_already`, `nickname_taken` (the field `nickName`), `idempotency_mismatch`
 */
export function becomeTrader(context: Context, input: BecomeTrader): Steps<string> {
  const { userId, idempotencyKey: key, nickName } = input
  return executeOnce(
    context,
    { userId, key, request: ['becomeTrader', nickName] },
    becomeSteps(context, input),
  )
}

function* becomeSteps(context: Context, { userId, nickName, isRobot }: BecomeTrader): Steps<string> {
  const nameTaken = domainError('nickname_taken', { field: 'nickName' })
  const nickKey = nickNameKey(nickName)
  if (!isRobot && (OF_ROBOTS.test(nickKey) || isReservedName(nickName))) throw nameTaken
  const [known] = yield* read<TraderRow>(LOCK_OF_USER, [userId])
  if (known?.status === 'active') throw domainError('trader_already')
  const [nameOwner] = yield* read<{ user_id: bigint }>(LOCK_OF_NAME, [nickKey])
  if (nameOwner && nameOwner.user_id !== userId) throw nameTaken
  if (known) return yield* finish(`${known.id}`, [REACTIVATE, [known.id, nickName, nickKey]])
  const id = context.id()
  const values = [id, userId, nickName, nickKey, isRobot ? 1n : 0n, context.now]
  const inserted = yield* read(INSERT, values)
  // Another person has just taken the name.
  if (inserted.length === 0) throw nameTaken
  return yield* finish(`${id}`, insertRecord(id, context.now))
}

export interface StopBeingTrader {
  readonly userId: bigint
  readonly idempotencyKey: string
}

/**
 * Ends being a trader; every follow ends as its follower has chosen.
 * @throws DomainError `not_a_trader`, `idempotency_mismatch`
 */
export function stopBeingTrader(context: Context, { userId, idempotencyKey }: StopBeingTrader): Steps<null> {
  const intention = { userId, key: idempotencyKey, request: ['stopBeingTrader'] }
  return executeOnce(context, intention, stopSteps(context, userId))
}

function* stopSteps({ now }: Context, userId: bigint): Steps<null> {
  const [trader] = yield* read<TraderRow>(LOCK_OF_USER, [userId])
  if (trader?.status !== 'active') throw domainError('not_a_trader')
  return yield* finish(
    null,
    [STOP, [trader.id]],
    [STOP_FOLLOWS, [trader.id, now]],
    [NO_FOLLOWERS, [trader.id]],
  )
}

/** The statement that adds to, or below zero subtracts from, the number of followers. */
export const addFollowers = (traderId: bigint, by: bigint): Statement => [ADD_FOLLOWERS, [traderId, by]]

/** The account of a trader. */
export async function findTraderUser(reader: Reader, id: bigint): Promise<bigint | undefined> {
  const [row] = await reader.query<{ user_id: bigint }>('SELECT user_id FROM traders WHERE id = $1', [id])
  return row?.user_id
}
