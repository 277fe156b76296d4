import { insertInto } from '#server/kernel/insert.ts'
import { allOf, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { parseRate, printMoney, printPrice, printQuantity } from '#server/ledger/units.ts'
import { refusal } from '#server/problem.ts'
import { shareFigures, type ShareFigures } from './quote.ts'
import type { ShareSubscriptionStatus } from './transitions.ts'

/** A subscription as people see it: decimals as strings, times in milliseconds since 1970 UTC. */
export interface ShareSubscription {
  readonly id: string
  readonly offerId: number
  readonly entryId: string
  readonly productId: number
  readonly status: ShareSubscriptionStatus
  readonly price: string
  readonly lotSize: string
  readonly feeRate: string
  readonly lots: number
  readonly shares: string
  readonly held: string
  readonly allottedLots: number | null
  readonly allottedShares: string | null
  readonly cost: string | null
  readonly fee: string | null
  readonly refund: string | null
  readonly createdAt: number
  readonly closesAt: number
  readonly drawsAt: number
  readonly listsAt: number
  readonly settledAt: number | null
  readonly listedAt: number | null
}

/** A subscription as it is stored, in minor units; see schema.ts. */
export interface ShareSubscriptionRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly offer_id: bigint
  readonly entry_id: string
  readonly product_id: bigint
  readonly status: ShareSubscriptionStatus
  readonly price: bigint
  readonly lot_size: bigint
  readonly fee_rate: string
  readonly total_lots: bigint
  readonly lots: bigint
  readonly held: bigint
  readonly allotted_lots: bigint | null
  readonly cost: bigint | null
  readonly fee: bigint | null
  readonly created_at: bigint
  readonly closes_at: bigint
  readonly draws_at: bigint
  readonly lists_at: bigint
  readonly settled_at: bigint | null
  readonly listed_at: bigint | null
}

const COLUMNS = [
  'id',
  'user_id',
  'offer_id',
  'entry_id',
  'product_id',
  'status',
  'price',
  'lot_size',
  'fee_rate',
  'total_lots',
  'lots',
  'held',
  'allotted_lots',
  'cost',
  'fee',
  'created_at',
  'closes_at',
  'draws_at',
  'lists_at',
  'settled_at',
  'listed_at',
] as const satisfies readonly (keyof ShareSubscriptionRow)[]
const CHANGE = `UPDATE share_subscriptions SET status = $2, allotted_lots = $3, cost = $4, fee = $5, settled_at = $6,
  listed_at = $7 WHERE id = $1`
const LOCK = 'SELECT * FROM share_subscriptions WHERE id = $1 /*lock*/'
const OF_OFFER = `SELECT * FROM share_subscriptions WHERE user_id = $1 AND offer_id = $2 ORDER BY id DESC LIMIT 1`

export const insertSubscription = insertInto('share_subscriptions', COLUMNS)

/** Stores what may change of a subscription. */
export function changeSubscription(row: ShareSubscriptionRow): Statement {
  const { id, status, allotted_lots, cost, fee, settled_at, listed_at } = row
  return [CHANGE, [id, status, allotted_lots, cost, fee, settled_at, listed_at]]
}

/** Locks a subscription. @throws DomainError `order_unknown`, also when it is another person's */
export function* lockSubscription(id: bigint, userId?: bigint): Steps<ShareSubscriptionRow> {
  const [row] = yield* read<ShareSubscriptionRow>(LOCK, [id])
  if (!row || (userId !== undefined && row.user_id !== userId)) throw refusal('order_unknown')
  return row
}

/** A person's newest subscription to an offer; to be read under the lock of the person's wallet before another one is made. */
export function* readSubscriptionTo(
  userId: bigint,
  offerId: bigint,
): Steps<ShareSubscriptionRow | undefined> {
  const [row] = yield* read<ShareSubscriptionRow>(OF_OFFER, [userId, offerId])
  return row
}

/** A person's newest subscription to an offer; null without one. */
export async function findSubscriptionTo(
  reader: Reader,
  userId: bigint,
  offerId: number,
): Promise<ShareSubscription | null> {
  const [row] = await reader.query<ShareSubscriptionRow>(OF_OFFER, [userId, BigInt(offerId)])
  return row ? toSubscription(row) : null
}

export interface ShareSubscriptionFilter extends Paging {
  readonly userId: bigint
  readonly status?: ShareSubscriptionStatus | undefined
}

/** A person's subscriptions, newest first. */
export function listSubscriptions(
  reader: Reader,
  filter: ShareSubscriptionFilter,
): Promise<Page<ShareSubscription>> {
  const { userId, status } = filter
  const found = allOf(['user_id =', userId], ['status =', status])
  return readPage(reader, filter, { table: 'share_subscriptions', ...found }, toSubscription)
}

/** A subscription for which something is due, and when it became so. */
export interface DueSubscription {
  readonly id: bigint
  readonly offerId: number
  readonly entryId: string
  readonly dueAt: bigint
}

type DueRow = Row & Pick<ShareSubscriptionRow, 'id' | 'offer_id' | 'entry_id'> & { readonly due_at: bigint }
type Due = Pick<DueSubscription, 'dueAt' | 'id'>

function dueBy(status: 'waiting' | 'allotted', due: 'draws_at' | 'lists_at') {
  const text = `SELECT id, offer_id, entry_id, ${due} AS due_at FROM share_subscriptions
    WHERE status = '${status}' AND ${due} <= $1 AND (${due}, id) > ($2, $3) ORDER BY ${due}, id LIMIT $4`
  return async (
    reader: Reader,
    now: number,
    after: Due | undefined,
    limit: number,
  ): Promise<DueSubscription[]> => {
    const from = after ?? { dueAt: 0n, id: 0n }
    const rows = await reader.query<DueRow>(text, [BigInt(now), from.dueAt, from.id, BigInt(limit)])
    return rows.map(row => ({
      id: row.id,
      offerId: Number(row.offer_id),
      entryId: row.entry_id,
      dueAt: row.due_at,
    }))
  }
}

/** Subscriptions whose draw is over, the earliest first; a page after the one given. */
export const listUnsettled = dueBy('waiting', 'draws_at')
/** Subscriptions whose shares are to be set free, the earliest first; a page after the one given. */
export const listUnlisted = dueBy('allotted', 'lists_at')

/** What a number of lots comes to on a subscription's own terms. */
export function figuresOf(row: ShareSubscriptionRow, lots: bigint): ShareFigures {
  return shareFigures({ price: row.price, lotSize: row.lot_size, feeRate: parseRate(row.fee_rate) }, lots)
}

const orNull = <Value, Shown>(value: Value | null, show: (value: Value) => Shown): Shown | null =>
  value === null ? null : show(value)

/** What has become available again; null while it waits. */
function refundOf({ status, held, cost, fee }: ShareSubscriptionRow): bigint | null {
  if (status === 'waiting') return null
  return held - (cost ?? 0n) - (fee ?? 0n)
}

export function toSubscription(row: ShareSubscriptionRow): ShareSubscription {
  return {
    id: `${row.id}`,
    offerId: Number(row.offer_id),
    entryId: row.entry_id,
    productId: Number(row.product_id),
    status: row.status,
    price: printPrice(row.price),
    lotSize: `${row.lot_size}`,
    feeRate: row.fee_rate,
    lots: Number(row.lots),
    shares: printQuantity(figuresOf(row, row.lots).quantity),
    held: printMoney(row.held),
    allottedLots: orNull(row.allotted_lots, Number),
    allottedShares: orNull(row.allotted_lots, lots => printQuantity(figuresOf(row, lots).quantity)),
    cost: orNull(row.cost, printMoney),
    fee: orNull(row.fee, printMoney),
    refund: orNull(refundOf(row), printMoney),
    createdAt: Number(row.created_at),
    closesAt: Number(row.closes_at),
    drawsAt: Number(row.draws_at),
    listsAt: Number(row.lists_at),
    settledAt: orNull(row.settled_at, Number),
    listedAt: orNull(row.listed_at, Number),
  }
}
