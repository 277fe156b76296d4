import {
  finish,
  read,
  send,
  type Context,
  type Row,
  type SqlValue,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'
import { FIND_EARLIER, endDueCopy, waitForEarlier, type Turn } from './due-copies.ts'
import { lockFollow, type FollowRow } from './follow.ts'
import { addResult } from './results.ts'

/** What of the trader's is copied; prices and money in minor units. */
export interface CopySource {
  readonly followId: bigint
  /** Names the trader's fill among everything that a follower may ever copy. */
  readonly source: string
  readonly way: 'spot' | 'contract'
  readonly kind: 'open' | 'close'
  readonly productId: bigint
  readonly productType: number
  readonly direction: 'long' | 'short'
  /** Null where no fill of the trader's is behind it. */
  readonly traderPrice: bigint | null
  /** Of what is due: it waits for what comes before it in the same product. */
  readonly turn?: Turn | undefined
}

/** A copied order as it is stored. */
export interface CopyRow extends Row {
  readonly id: bigint
  readonly follow_id: bigint
  readonly user_id: bigint
  readonly source: string
  readonly way: CopySource['way']
  readonly kind: CopySource['kind']
  readonly status: 'placed' | 'skipped'
  readonly product_id: bigint
  readonly direction: CopySource['direction']
  /** The trader's position that an opening copies. */
  readonly trader_position: bigint | null
  readonly order_id: bigint | null
  readonly quantity: bigint | null
  readonly price: bigint | null
  readonly trader_price: bigint | null
  readonly total: bigint | null
  readonly fee: bigint | null
  readonly reason: string | null
  readonly created_at: bigint
}

/** What a copy has come to. */
export type Placed = Pick<CopyRow, 'order_id' | 'quantity' | 'price' | 'total' | 'fee'>

const KNOWN = 'SELECT id FROM copies WHERE user_id = $1 AND source = $2'
const INSERT = `INSERT INTO copies(id, follow_id, user_id, source, way, kind, status, product_id, direction, trader_position,
  order_id, quantity, price, trader_price, total, fee, reason, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`

/**
 * Locks the following of a copy; undefined when it may not be copied any more, was copied, or has to wait for what comes before it.
 */
export function* lockForCopy(
  context: Context,
  { followId, source, productId, turn }: Pick<CopySource, 'followId' | 'source' | 'productId' | 'turn'>,
  allowed: readonly FollowRow['status'][],
): Steps<FollowRow | undefined> {
  const follow = yield* lockFollow(followId)
  const known = yield* read(KNOWN, [follow.user_id, source])
  if (!allowed.includes(follow.status) || known.length > 0) {
    yield* send(...endDueCopy({ followId, source, productId }))
    return undefined
  }
  if (!turn) return follow
  const place = [followId, productId, turn.transactionId, turn.number]
  const [earlier] = yield* read<{ due_at: bigint }>(FIND_EARLIER, place)
  if (!earlier) return follow
  // What is due itself is done by the next run, and this one after it.
  if (earlier.due_at > context.now) yield* send(waitForEarlier({ followId, source }))
  return undefined
}

/** The statements that name a copy as done, so that it is not due any more. */
export function insertCopy(
  context: Context,
  follow: FollowRow,
  copied: CopySource & { readonly traderPosition?: bigint },
  outcome: Placed | { readonly reason: string },
): Statement[] {
  const { source, way, kind, productId, direction, traderPosition = null, traderPrice } = copied
  const named: SqlValue[] = [context.id(), follow.id, follow.user_id, source, way, kind]
  const what: SqlValue[] = [productId, direction, traderPosition]
  const ended = endDueCopy({ followId: follow.id, source, productId })
  if ('reason' in outcome) {
    const nothing = [null, null, null, traderPrice, null, null]
    const values = [...named, 'skipped', ...what, ...nothing, outcome.reason, context.now]
    return [[INSERT, values], addResult(follow.id, { notCopied: 1n }), ...ended]
  }
  const { order_id, quantity, price, total, fee } = outcome
  const figures = [order_id, quantity, price, traderPrice, total, fee]
  const values = [...named, 'placed', ...what, ...figures, null, context.now]
  return [[INSERT, values], addResult(follow.id, { copied: 1n }), ...ended]
}

/** Names a copy that could not be placed, with the message key of why; once. */
export function* skipCopy(context: Context, input: CopySource & { readonly reason: string }): Steps<boolean> {
  // It waits for nothing: the order in which openings are not copied changes nothing.
  const follow = yield* lockForCopy(context, { ...input, turn: undefined }, ['active', 'closing'])
  if (!follow) return false
  return yield* finish(true, ...insertCopy(context, follow, input, input))
}
