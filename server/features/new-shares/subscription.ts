import type { ShareSubscription, ShareSubscriptionStatus } from '#models'
import { orNull } from '#server/kernel/or-null.ts'
import { insertInto } from '#server/kernel/insert-into.ts'
import { whereAll, readPage, type Page, type Paging } from '#server/kernel/paging.ts'
import { read, type Reader, type Row, type Statement, type Steps } from '#server/kernel/store.ts'
import { parseRate, formatMoney, formatPrice, formatQuantity } from '#src/lib/money/minor-units.ts'
import { domainError } from '#server/problem.ts'
import { shareAmounts, type ShareAmounts } from './share-amounts.ts'
import type { Unnamed } from '#server/market/product-fields.ts'

/** A subscription without its names. */
export type UnnamedSubscription = Unnamed<ShareSubscription>

/** A stored subscription, in minor units; see schema.ts. */
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
const SELECT_LATEST = `SELECT * FROM share_subscriptions WHERE user_id = $1 AND offer_id = $2 ORDER BY id DESC LIMIT 1`

export const insertSubscription = insertInto('share_subscriptions', COLUMNS)

/** The statement that writes the mutable columns of a subscription. */
export function updateSubscription(row: ShareSubscriptionRow): Statement {
  const { id, status, allotted_lots, cost, fee, settled_at, listed_at } = row
  return [CHANGE, [id, status, allotted_lots, cost, fee, settled_at, listed_at]]
}

/** Locks a subscription. @throws DomainError `order_unknown`, also when it is another person's */
export function* lockSubscription(id: bigint, userId?: bigint): Steps<ShareSubscriptionRow> {
  const [row] = yield* read<ShareSubscriptionRow>(LOCK, [id])
  if (!row || (userId !== undefined && row.user_id !== userId)) throw domainError('order_unknown')
  return row
}

/** A person's newest subscription to an offer; read it under the wallet lock before inserting another one. */
export function* readLatestSubscription(
  userId: bigint,
  offerId: bigint,
): Steps<ShareSubscriptionRow | undefined> {
  const [row] = yield* read<ShareSubscriptionRow>(SELECT_LATEST, [userId, offerId])
  return row
}

/** A person's newest subscription to an offer; null without one. */
export async function findLatestSubscription(
  reader: Reader,
  userId: bigint,
  offerId: number,
): Promise<UnnamedSubscription | null> {
  const [row] = await reader.query<ShareSubscriptionRow>(SELECT_LATEST, [userId, BigInt(offerId)])
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
): Promise<Page<UnnamedSubscription>> {
  const { userId, status } = filter
  const found = whereAll(['user_id =', userId], ['status =', status])
  return readPage(reader, filter, { table: 'share_subscriptions', ...found }, toSubscription)
}

/** A due subscription, and since when it is due. */
export interface DueSubscription {
  readonly id: bigint
  readonly offerId: number
  readonly entryId: string
  readonly dueAt: bigint
}

type DueRow = Row & Pick<ShareSubscriptionRow, 'id' | 'offer_id' | 'entry_id'> & { readonly due_at: bigint }
type DueKey = Pick<DueSubscription, 'dueAt' | 'id'>

function createDueList(status: 'waiting' | 'allotted', due: 'draws_at' | 'lists_at') {
  const text = `SELECT id, offer_id, entry_id, ${due} AS due_at FROM share_subscriptions
    WHERE status = '${status}' AND ${due} <= $1 AND (${due}, id) > ($2, $3) ORDER BY ${due}, id LIMIT $4`
  return async (
    reader: Reader,
    now: number,
    after: DueKey | undefined,
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

/** A page of subscriptions whose draw is due, earliest first. */
export const listUnsettled = createDueList('waiting', 'draws_at')
/** A page of subscriptions whose listing is due, earliest first. */
export const listUnlisted = createDueList('allotted', 'lists_at')

/** The amounts of a number of lots on a subscription's own terms. */
export function amountsOf(row: ShareSubscriptionRow, lots: bigint): ShareAmounts {
  return shareAmounts({ price: row.price, lotSize: row.lot_size, feeRate: parseRate(row.fee_rate) }, lots)
}

/** The released money; null before the settlement. */
function refundOf({ status, held, cost, fee }: ShareSubscriptionRow): bigint | null {
  if (status === 'waiting') return null
  return held - (cost ?? 0n) - (fee ?? 0n)
}

export function toSubscription(row: ShareSubscriptionRow): UnnamedSubscription {
  return {
    id: `${row.id}`,
    offerId: Number(row.offer_id),
    entryId: row.entry_id,
    productId: Number(row.product_id),
    status: row.status,
    price: formatPrice(row.price),
    lotSize: `${row.lot_size}`,
    feeRate: row.fee_rate,
    lots: Number(row.lots),
    shares: formatQuantity(amountsOf(row, row.lots).quantity),
    held: formatMoney(row.held),
    allottedLots: orNull(row.allotted_lots, Number),
    allottedShares: orNull(row.allotted_lots, lots => formatQuantity(amountsOf(row, lots).quantity)),
    cost: orNull(row.cost, formatMoney),
    fee: orNull(row.fee, formatMoney),
    refund: orNull(refundOf(row), formatMoney),
    createdAt: Number(row.created_at),
    closesAt: Number(row.closes_at),
    drawsAt: Number(row.draws_at),
    listsAt: Number(row.lists_at),
    settledAt: orNull(row.settled_at, Number),
    listedAt: orNull(row.listed_at, Number),
  }
}
