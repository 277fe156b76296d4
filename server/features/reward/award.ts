import type { Award, AwardKind, TaskCode } from '#models'
import { maskName } from '#src/lib/names/masks.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import {
  finish,
  read,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { post } from '#server/ledger/ledger.ts'
import { lockWallet, type Wallet } from '#server/ledger/wallet.ts'
import { USDT } from '#server/ledger/units.ts'
import { formatMoney } from '#src/lib/money/minor-units.ts'
import { lockOpenAccount } from '#server/auth/caller.ts'

/** An award to be paid, in minor units; fields that do not belong to its kind are absent. */
export interface NewAward {
  readonly userId: bigint
  readonly kind: AwardKind
  /** The key of what it rewards; each event is paid once. */
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

const FIND_PAID = 'SELECT id FROM awards WHERE event = $1'
const INSERT = `INSERT INTO awards(id, user_id, event, kind, amount, source_id, level, day, base, rate, order_id, task,
  activity_id, place, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`

/** The statements that book an award out of the house's fees; the recipient's wallet is locked. */
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
 * Pays an award, unless it has already been paid or the account is closed.
 * @returns whether it was paid by this call
 */
export function* payAward(context: Context, award: NewAward): Steps<boolean> {
  // Locked before the wallet, in the same order as when closing an account.
  if ((yield* lockOpenAccount(award.userId)) === undefined) return yield* finish(false)
  const wallet = yield* lockWallet(award.userId, [USDT])
  const paid = yield* read(FIND_PAID, [award.event])
  if (paid.length > 0) return yield* finish(false)
  return yield* finish(true, ...awardStatements(context, wallet, award))
}

export interface AwardFilter extends Paging {
  readonly userId: bigint
  readonly kind?: AwardKind | undefined
  readonly level?: 1 | 2 | undefined
  /** At this time or later, in milliseconds since 1970 UTC. */
  readonly startTime?: number | undefined
  /** Before this time. */
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

/** A person's awards, newest first. */
export function listAwards(reader: Reader, filter: AwardFilter): Promise<Page<Award>> {
  const { userId, kind, level, startTime, endTime } = filter
  const awards = {
    table: 'awards a',
    joins: 'LEFT JOIN users u ON u.id = a.source_id',
    columns: 'a.*, u.nick_name AS source_name',
    order: 'a.id DESC',
    ...whereAll(
      ['a.user_id =', userId],
      ['a.kind =', kind],
      ['a.level =', level],
      ['a.created_at >=', startTime],
      ['a.created_at <', endTime],
    ),
  }
  return readPage(reader, filter, awards, toAward)
}

const mapNonNull = <Value, Shown>(value: Value | null, map: (value: Value) => Shown) =>
  value === null ? null : map(value)

function toAward(row: AwardRow): Award {
  return {
    id: `${row.id}`,
    kind: row.kind,
    amount: formatMoney(row.amount),
    currencyName: USDT,
    time: Number(row.created_at),
    level: row.level === null ? null : row.level === 1n ? 1 : 2,
    memberName: mapNonNull(row.source_name, maskName),
    day: mapNonNull(row.day, Number),
    base: mapNonNull(row.base, formatMoney),
    rate: row.rate,
    orderId: mapNonNull(row.order_id, String),
    taskCode: row.task,
    activityId: mapNonNull(row.activity_id, Number),
    rank: mapNonNull(row.place, Number),
  }
}

const KINDS: readonly AwardKind[] = ['team', 'task', 'voucher', 'activity']

/** The number and the total amount of a person's awards by kind; amounts as decimals. */
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
    return { kind, count: Number(found?.count ?? 0n), amount: formatMoney(found?.amount ?? 0n) }
  })
}
