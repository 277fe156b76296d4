import type { WelfareTask } from '#src/api/generated/models/index.ts'
import { utcText } from '#src/lib/time/utc-text.ts'
import { once } from '#server/kernel/idempotency.ts'
import {
  finish,
  send,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { lockWallet } from '#server/ledger/ledger.ts'
import { USDT, parseMoney } from '#server/ledger/units.ts'
import { CLAIM_DAYS, CLAIM_TIME, TASKS, VOUCHER_DAYS, VOUCHER_TIME, type TaskTerms } from './welfare-tasks.ts'
import { refusal } from '#server/problem.ts'
import { awardStatements, type TaskCode } from './award.ts'

/** When each task was done by a person ($1), as the records say; null: not yet, or no longer. */
const FACTS: Readonly<Record<TaskCode, string>> = {
  firstDeposit: `SELECT min(reviewed_at) AS moment FROM deposits WHERE user_id = $1 AND status = 'approved'`,
  firstSpotOrder: `SELECT min(closed_at) AS moment FROM spot_orders WHERE user_id = $1 AND status = 'filled'`,
  basicIdentity: `SELECT min(reviewed_at) AS moment FROM identity_checks
    WHERE user_id = $1 AND level = 'basic' AND status = 'approved'`,
  twoStep: 'SELECT max(confirmed_at) AS moment FROM two_step WHERE user_id = $1',
}
const CLAIMED = `SELECT task, created_at FROM awards WHERE user_id = $1 AND kind = 'task'
  UNION ALL SELECT task, created_at FROM vouchers WHERE user_id = $1`
const INSERT_VOUCHER = `INSERT INTO vouchers(id, user_id, task, up_to, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6)`

interface Moment extends Row {
  readonly moment: bigint | null
}
interface Claim extends Row {
  readonly task: TaskCode
  readonly created_at: bigint
}

/** What the records say of a task. */
interface Progress {
  readonly doneAt: bigint | null
  readonly claimedAt: bigint | null
}

function stateOf({ doneAt, claimedAt }: Progress, now: bigint): WelfareTask['state'] {
  if (claimedAt !== null) return 'claimed'
  if (doneAt === null) return 'open'
  return now < doneAt + CLAIM_TIME ? 'ready' : 'expired'
}

const numberOrNull = (value: bigint | null) => (value === null ? null : Number(value))

function toTask({ code, reward }: TaskTerms, progress: Progress, now: bigint): WelfareTask {
  const { doneAt, claimedAt } = progress
  const { kind, amount } = reward
  return {
    code,
    state: stateOf(progress, now),
    reward: { kind, amount, currencyName: USDT, validDays: kind === 'feeVoucher' ? VOUCHER_DAYS : null },
    claimDays: CLAIM_DAYS,
    doneAt: numberOrNull(doneAt),
    claimBy: doneAt === null ? null : Number(doneAt + CLAIM_TIME),
    claimedAt: numberOrNull(claimedAt),
  }
}

/** Every task with how far a person is at `now` (epoch ms); for a guest, all of them open. */
export async function listTasks(
  reader: Reader,
  userId: bigint | undefined,
  now: number,
): Promise<WelfareTask[]> {
  if (userId === undefined) {
    return TASKS.map(task => toTask(task, { doneAt: null, claimedAt: null }, BigInt(now)))
  }
  const [claims, ...facts] = await Promise.all([
    reader.query<Claim>(CLAIMED, [userId]),
    ...TASKS.map(({ code }) => reader.query<Moment>(FACTS[code], [userId])),
  ])
  return TASKS.map((task, index) => {
    const doneAt = facts[index]?.[0]?.moment ?? null
    return toTask(task, { doneAt, claimedAt: claimOf(claims, task.code) }, BigInt(now))
  })
}

const claimOf = (claims: readonly Claim[], code: TaskCode) =>
  claims.find(({ task }) => task === code)?.created_at ?? null

export interface ClaimTask {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly code: TaskCode
}

/**
 * Gives what a task gives, once: a bonus is credited, a voucher is valid from now on.
 * @throws DomainError `task_not_done`; `task_claimed` or `task_expired` with the moment in `time`; `idempotency_mismatch`
 */
export function claimTask(context: Context, input: ClaimTask): Steps<WelfareTask> {
  const { userId, idempotencyKey, code } = input
  const intention = { userId, key: idempotencyKey, request: ['claimTask', code] }
  return once(context, intention, claim(context, input))
}

function* claim(context: Context, { userId, code }: ClaimTask): Steps<WelfareTask> {
  const terms = TASKS.find(task => task.code === code)
  if (!terms) throw refusal('task_not_done')
  // Under this lock only one of two tabs finds it unclaimed.
  const wallet = yield* lockWallet(userId, [USDT])
  const [facts, claims] = yield* send([FACTS[code], [userId]], [CLAIMED, [userId]])
  const doneAt = (facts as Moment[])[0]?.moment ?? null
  const progress = { doneAt, claimedAt: claimOf(claims as Claim[], code) }
  refuseClaim(progress, context.now)

  const amount = parseMoney(terms.reward.amount)
  const claimed = { doneAt, claimedAt: context.now }
  const statements: readonly Statement[] =
    terms.reward.kind === 'bonus'
      ? awardStatements(context, wallet, {
          userId,
          kind: 'task',
          event: `task:${userId}:${code}`,
          amount,
          task: code,
        })
      : [[INSERT_VOUCHER, [context.id(), userId, code, amount, context.now, context.now + VOUCHER_TIME]]]
  return yield* finish(toTask(terms, claimed, context.now), ...statements)
}

function refuseClaim(progress: Progress, now: bigint): void {
  const { doneAt, claimedAt } = progress
  if (claimedAt !== null) throw refusal('task_claimed', { time: utcText(Number(claimedAt)) })
  if (doneAt === null) throw refusal('task_not_done')
  const end = doneAt + CLAIM_TIME
  if (now >= end) throw refusal('task_expired', { time: utcText(Number(end)) })
}
