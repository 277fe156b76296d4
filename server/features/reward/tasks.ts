import { orNull } from '#server/kernel/or-null.ts'
import type { TaskCode, WelfareTask } from '#models'
import { utcText } from '#src/lib/time/utc-text.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
  type Store,
} from '#server/kernel/store.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { parseMoney } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { awardStatements } from './award.ts'
import { DAY } from '#src/lib/time/time-units.ts'

/** The reward of a task. Amounts in USDT. */
interface TaskTerms {
  readonly code: 'firstDeposit' | 'firstSpotOrder' | 'twoStep' | 'basicIdentity'
  readonly reward: { readonly kind: 'bonus' | 'feeVoucher'; readonly amount: string }
  /** Fees of spot orders that have to be paid, and not given back, before the task is done. */
  readonly minFees?: string
}

/** How many days of 24 hours a completed task can be claimed, and how many a voucher is valid once claimed. */
const CLAIM_DAYS = 30
const VOUCHER_DAYS = 30
const CLAIM_PERIOD = BigInt(CLAIM_DAYS * DAY)
const VOUCHER_VALIDITY = BigInt(VOUCHER_DAYS * DAY)

/**
 * Fees of spot orders, in USDT, that have to be paid before the bonus of the first deposit, and that no voucher gives back. More than the
 * bonus and the shares of others in these fees (15%) together, so that an account opened for its rewards costs more than it brings.
 */
const BONUS_MIN_FEES = '6'

/** The offered tasks, in display order. */
const TASKS: readonly TaskTerms[] = [
  { code: 'firstDeposit', reward: { kind: 'bonus', amount: '5' }, minFees: BONUS_MIN_FEES },
  { code: 'firstSpotOrder', reward: { kind: 'feeVoucher', amount: '5' } },
  { code: 'twoStep', reward: { kind: 'feeVoucher', amount: '10' } },
  { code: 'basicIdentity', reward: { kind: 'feeVoucher', amount: '10' } },
]

/**
 * The first time at which a person ($1) had paid enough fees for the bonus. Fees that an unused voucher is still going to give back do
 * not count; a voucher that is claimed later gives back none of those that do. Only the first 10,000 fees are read.
 */
const FEES_PAID = `SELECT min(closed_at) AS moment FROM (
    SELECT closed_at, sum(paid) OVER (ORDER BY id) AS paid FROM (
      SELECT o.id, o.closed_at, o.fee - coalesce(a.amount, 0) AS paid FROM spot_orders o
      LEFT JOIN awards a ON a.order_id = o.id
      WHERE o.user_id = $1 AND o.status = 'filled' AND o.fee > 0 AND (a.id IS NOT NULL OR NOT EXISTS (
        SELECT 1 FROM vouchers v WHERE v.user_id = $1 AND v.award_id IS NULL
          AND v.created_at <= o.closed_at AND v.expires_at > o.closed_at
      )) ORDER BY o.id LIMIT 10000
    ) AS fees
  ) AS sums WHERE paid >= ${parseMoney(BONUS_MIN_FEES)}`

/** When a person ($1) completed each task; null: not yet, or no longer. */
const COMPLETION_QUERIES: Readonly<Record<TaskCode, string>> = {
  firstDeposit: `SELECT CASE WHEN d.moment > f.moment THEN d.moment ELSE f.moment END AS moment
    FROM (SELECT min(reviewed_at) AS moment FROM deposits WHERE user_id = $1 AND status = 'approved') AS d
    JOIN (${FEES_PAID}) AS f ON d.moment IS NOT NULL AND f.moment IS NOT NULL`,
  firstSpotOrder: `SELECT min(closed_at) AS moment FROM spot_orders WHERE user_id = $1 AND status = 'filled'`,
  basicIdentity: `SELECT min(reviewed_at) AS moment FROM identity_checks
    WHERE user_id = $1 AND level = 'basic' AND status = 'approved'`,
  twoStep: 'SELECT max(confirmed_at) AS moment FROM two_step WHERE user_id = $1',
}
const SELECT_CLAIMS = `SELECT task, created_at FROM awards WHERE user_id = $1 AND kind = 'task'
  UNION ALL SELECT task, created_at FROM vouchers WHERE user_id = $1`
/** By their unique keys, however many awards there are. */
const SELECT_CLAIM = `SELECT created_at FROM awards WHERE event = $1
  UNION ALL SELECT created_at FROM vouchers WHERE user_id = $2 AND task = $3`
const INSERT_VOUCHER = `INSERT INTO vouchers(id, user_id, task, up_to, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6)`

interface CompletionRow extends Row {
  readonly moment: bigint | null
}
interface ClaimRow extends Row {
  readonly task: TaskCode
  readonly created_at: bigint
}

/** A person's progress with a task. */
interface TaskProgress {
  readonly doneAt: bigint | null
  readonly claimedAt: bigint | null
}

function stateOf({ doneAt, claimedAt }: TaskProgress, now: bigint): WelfareTask['state'] {
  if (claimedAt !== null) return 'claimed'
  if (doneAt === null) return 'open'
  return now < doneAt + CLAIM_PERIOD ? 'ready' : 'expired'
}

function toTask({ code, reward, minFees }: TaskTerms, progress: TaskProgress, now: bigint): WelfareTask {
  const { claimedAt } = progress
  // What was claimed was done by then, also where a fee was given back since, or the terms are others.
  const isLater = claimedAt !== null && (progress.doneAt ?? claimedAt) >= claimedAt
  const doneAt = isLater ? claimedAt : progress.doneAt
  const { kind, amount } = reward
  return {
    code,
    state: stateOf(progress, now),
    reward: { kind, amount, currencyName: USDT, validDays: kind === 'feeVoucher' ? VOUCHER_DAYS : null },
    claimDays: CLAIM_DAYS,
    doneAt: orNull(doneAt, Number),
    claimBy: doneAt === null ? null : Number(doneAt + CLAIM_PERIOD),
    claimedAt: orNull(claimedAt, Number),
    ...(minFees === undefined ? {} : { minFees }),
  }
}

/** All tasks with a person's state at `now` (epoch ms); for a guest, all are open. */
export async function listTasks(
  reader: Reader,
  userId: bigint | undefined,
  now: number,
): Promise<WelfareTask[]> {
  if (userId === undefined) {
    return TASKS.map(task => toTask(task, { doneAt: null, claimedAt: null }, BigInt(now)))
  }
  const [claims, ...completions] = await Promise.all([
    reader.query<ClaimRow>(SELECT_CLAIMS, [userId]),
    ...TASKS.map(({ code }) => reader.query<CompletionRow>(COMPLETION_QUERIES[code], [userId])),
  ])
  return TASKS.map((task, index) => {
    const doneAt = completions[index]?.[0]?.moment ?? null
    return toTask(task, { doneAt, claimedAt: claimOf(claims, task.code) }, BigInt(now))
  })
}

const claimOf = (claims: readonly ClaimRow[], code: TaskCode) =>
  claims.find(({ task }) => task === code)?.created_at ?? null

export interface ClaimTask {
  readonly userId: bigint
  readonly idempotencyKey: string
  readonly code: TaskCode
}

/** The key of the award for a task. */
const eventOf = ({ userId, code }: Pick<ClaimTask, 'userId' | 'code'>) => `task:${userId}:${code}`

type ClaimedAt = Pick<ClaimRow, 'created_at'>
const selectClaim = (claim: Pick<ClaimTask, 'userId' | 'code'>): Statement => [
  SELECT_CLAIM,
  [eventOf(claim), claim.userId, claim.code],
]

/**
 * Claims the reward of a task, once: a bonus is credited; a voucher is valid from now on. When the task was completed is read before the
 * command, as that takes the longer the more orders there are; what was completed once stays so.
 * @throws DomainError `task_not_done`; `task_claimed` or `task_expired` with the time in `time`; `idempotency_mismatch`
 */
export async function claimTask(store: Store, claim: ClaimTask): Promise<WelfareTask> {
  const { userId, code } = claim
  const isClaimed = (await store.query(...selectClaim(claim))).length > 0
  const [row] = isClaimed ? [] : await store.query<CompletionRow>(COMPLETION_QUERIES[code], [userId])
  return store.execute(claimReward, { ...claim, doneAt: row?.moment ?? null })
}

interface ClaimReward extends ClaimTask {
  /** When the task was completed; not needed once it is claimed. */
  readonly doneAt: bigint | null
}

function claimReward(context: Context, input: ClaimReward): Steps<WelfareTask> {
  const { userId, idempotencyKey, code } = input
  const intention = { userId, key: idempotencyKey, request: ['claimTask', code] }
  return executeOnce(context, intention, claimSteps(context, input))
}

function* claimSteps(context: Context, { userId, code, doneAt }: ClaimReward): Steps<WelfareTask> {
  const terms = TASKS.find(task => task.code === code)
  if (!terms) throw domainError('task_not_done')
  // Under this lock, only one of two concurrent requests finds it unclaimed.
  const wallet = yield* lockWallet(userId, [USDT])
  const [claimed] = yield* read<ClaimedAt & Row>(...selectClaim({ userId, code }))
  assertClaimable({ doneAt, claimedAt: claimed?.created_at ?? null }, context.now)

  const amount = parseMoney(terms.reward.amount)
  const statements: readonly Statement[] =
    terms.reward.kind === 'bonus'
      ? awardStatements(context, wallet, {
          userId,
          kind: 'task',
          event: eventOf({ userId, code }),
          amount,
          task: code,
        })
      : [[INSERT_VOUCHER, [context.id(), userId, code, amount, context.now, context.now + VOUCHER_VALIDITY]]]
  return yield* finish(toTask(terms, { doneAt, claimedAt: context.now }, context.now), ...statements)
}

function assertClaimable(progress: TaskProgress, now: bigint): void {
  const { doneAt, claimedAt } = progress
  if (claimedAt !== null) throw domainError('task_claimed', { time: utcText(Number(claimedAt)) })
  if (doneAt === null) throw domainError('task_not_done')
  const end = doneAt + CLAIM_PERIOD
  if (now >= end) throw domainError('task_expired', { time: utcText(Number(end)) })
}
