import type { Award as WireAward } from '#src/api/generated/models/index.ts'
import { maskName } from '#src/lib/masks.ts'
import { allOf, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { lockWallet, post, type Wallet } from '#server/ledger/ledger.ts'
import { USDT, printMoney } from '#server/ledger/units.ts'
import { holdOpen } from '#server/auth/caller.ts'

export type AwardKind = 'team' | 'task' | 'voucher' | 'activity'
export type TaskCode = 'firstDeposit' | 'firstSpotOrder' | 'twoStep' | 'basicIdentity'

/** An award to be paid, in minor units; what does not belong to its kind is left out. */
export interface NewAward {
  readonly userId: bigint
  readonly kind: AwardKind
  /** What it is for. The same one is never paid twice. */
  readonly event: string
  readonly amount: bigint
  readonly sourceId?: bigint
  readonly level?: bigint
  /** The beginning of a UTC day, in milliseconds since 1970 UTC. */
  readonly day?: bigint
  readonly base?: bigint
  readonly rate?: string
  readonly orderId?: bigint
  readonly task?: TaskCode
  readonly activityId?: bigint
  readonly place?: bigint
}

const IS_PAID = 'SELECT id FROM awards WHERE event = $1'
const INSERT = `INSERT INTO awards(id, user_id, event, kind, amount, source_id, level, day, base, rate, order_id, task,
  activity_id, place, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`

/** The statements that book an award, under the lock of the wallet that it goes to: out of the house's fees. */
export function awardStatements(context: Context, wallet: Wallet, award: NewAward): Statement[] {
  const { userId, event, kind, amount, sourceId, level, day, base, rate, orderId, task, activityId, place } =
    award
  const id = context.id(wallet.lastTransactionId)
  const source = [sourceId, level, day, base, rate, orderId, task, activityId, place]
  return [
    [INSERT, [id, userId, event, kind, amount, ...source.map(value => value ?? null), context.now]],
    ...post(context, wallet, { type: 'award', id }, [
      { account: 'fees', asset: USDT, type: 'award', amount: -amount },
      { account: 'available', asset: USDT, type: 'award', amount },
    ]),
  ]
}

/**
 * Pays an award, once: one that is paid already, or whose account was closed, is left alone.
 * @returns whether it was paid now
 */
export function* payAward(context: Context, award: NewAward): Steps<boolean> {
  // Before the wallet, as whoever closes the account does.
  if ((yield* holdOpen(award.userId)) === undefined) return yield* finish(false)
  const wallet = yield* lockWallet(award.userId, [USDT])
  const paid = yield* read(IS_PAID, [award.event])
  if (paid.length > 0) return yield* finish(false)
  return yield* finish(true, ...awardStatements(context, wallet, award))
}

export interface AwardFilter extends Paging {
  readonly userId: bigint
  readonly kind?: AwardKind | undefined
  readonly level?: 1 | 2 | undefined
  /** From this moment on, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Before this moment. */
  readonly endTime?: number | undefined
}

interface AwardRow extends Row {
  readonly id: bigint
  readonly kind: AwardKind
  readonly amount: bigint
  readonly source_name: string | null
  readonly level: bigint | null
  readonly day: bigint | null
  readonly base: bigint | null
  readonly rate: string | null
  readonly order_id: bigint | null
  readonly task: TaskCode | null
  readonly activity_id: bigint | null
  readonly place: bigint | null
  readonly created_at: bigint
}

/** A person's awards, newest first, as the wire shows them. */
export function listAwards(reader: Reader, filter: AwardFilter): Promise<Page<WireAward>> {
  const { userId, kind, level, startTime, endTime } = filter
  const awards = {
    table: 'awards a',
    joins: 'LEFT JOIN users u ON u.id = a.source_id',
    columns: 'a.*, u.nick_name AS source_name',
    order: 'a.id DESC',
    ...allOf(
      ['a.user_id =', userId],
      ['a.kind =', kind],
      ['a.level =', level],
      ['a.created_at >=', startTime],
      ['a.created_at <', endTime],
    ),
  }
  return readPage(reader, filter, awards, toAward)
}

const orNull = <Value, Shown>(value: Value | null, show: (value: Value) => Shown) =>
  value === null ? null : show(value)

function toAward(row: AwardRow): WireAward {
  return {
    id: `${row.id}`,
    kind: row.kind,
    amount: printMoney(row.amount),
    currencyName: USDT,
    time: Number(row.created_at),
    level: row.level === null ? null : row.level === 1n ? 1 : 2,
    memberName: orNull(row.source_name, maskName),
    day: orNull(row.day, Number),
    base: orNull(row.base, printMoney),
    rate: row.rate,
    orderId: orNull(row.order_id, String),
    taskCode: row.task,
    activityId: orNull(row.activity_id, Number),
    rank: orNull(row.place, Number),
  }
}

const KINDS: readonly AwardKind[] = ['team', 'task', 'voucher', 'activity']

/** How many awards of each kind a person had, and what they came to, as decimals; in the order of the kinds. */
export async function listAwardTotals(
  reader: Reader,
  userId: bigint,
): Promise<{ kind: AwardKind; count: number; amount: string }[]> {
  const rows = await reader.query<{ kind: AwardKind; count: bigint; amount: bigint }>(
    `SELECT kind, count(*) AS count, CAST(sum(amount) AS BIGINT) AS amount FROM awards
     WHERE user_id = $1 GROUP BY kind`,
    [userId],
  )
  return KINDS.map(kind => {
    const found = rows.find(row => row.kind === kind)
    return { kind, count: Number(found?.count ?? 0n), amount: printMoney(found?.amount ?? 0n) }
  })
}
