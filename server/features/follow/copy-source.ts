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
import { FIND_EARLIER, endDueCopy, waitForEarlier, type CopySequence } from './due-copies.ts'
import { lockFollow, type FollowRow } from './follow.ts'
import { addToResult } from './follow-results.ts'

/** The trader's fill that is copied; prices and money in minor units. */
export interface CopySource {
  readonly followId: bigint
  /** Identifies the trader's fill uniquely for each follower. */
  readonly source: string
  readonly way: 'spot' | 'contract'
  readonly kind: 'open' | 'close'
  readonly productId: bigint
  readonly productType: number
  readonly direction: 'long' | 'short'
  /** Null when it is not based on a trader's fill. */
  readonly traderPrice: bigint | null
  /** For due copies: earlier ones in the same product must be done first. */
  readonly sequence?: CopySequence | undefined
}

/** A stored copy. */
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

/** The result of a placed copy. */
export type PlacedCopy = Pick<CopyRow, 'order_id' | 'quantity' | 'price' | 'total' | 'fee'>

const FIND_COPY = 'SELECT id FROM copies WHERE user_id = $1 AND source = $2'
const INSERT = `INSERT INTO copies(id, follow_id, user_id, source, way, kind, status, product_id, direction, trader_position,
  order_id, quantity, price, trader_price, total, fee, reason, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`

/**
 * Locks the follow of a copy; undefined when it must not be copied any more, was already copied, or has to wait for an earlier copy.
 */
export function* lockForCopy(
  context: Context,
  {
    followId,
    source,
    productId,
    sequence,
  }: Pick<CopySource, 'followId' | 'source' | 'productId' | 'sequence'>,
  allowed: readonly FollowRow['status'][],
): Steps<FollowRow | undefined> {
  const follow = yield* lockFollow(followId)
  const existing = yield* read(FIND_COPY, [follow.user_id, source])
  if (!allowed.includes(follow.status) || existing.length > 0) {
    yield* send(...endDueCopy({ followId, source, productId }))
    return undefined
  }
  if (!sequence) return follow
  const sequenceKey = [followId, productId, sequence.transactionId, sequence.number]
  const [earlier] = yield* read<{ due_at: bigint }>(FIND_EARLIER, sequenceKey)
  if (!earlier) return follow
  // If the earlier one is due itself, the next run does it, and then this one.
  if (earlier.due_at > context.now) yield* send(waitForEarlier({ followId, source }))
  return undefined
}

/** The statements that record a copy as placed or skipped and remove it from the due copies. */
export function insertCopy(
  context: Context,
  follow: FollowRow,
  copied: CopySource & { readonly traderPosition?: bigint },
  outcome: PlacedCopy | { readonly reason: string },
): Statement[] {
  const { source, way, kind, productId, direction, traderPosition = null, traderPrice } = copied
  const identity: SqlValue[] = [context.id(), follow.id, follow.user_id, source, way, kind]
  const terms: SqlValue[] = [productId, direction, traderPosition]
  const ended = endDueCopy({ followId: follow.id, source, productId })
  if ('reason' in outcome) {
    const noAmounts = [null, null, null, traderPrice, null, null]
    const values = [...identity, 'skipped', ...terms, ...noAmounts, outcome.reason, context.now]
    return [[INSERT, values], addToResult(follow.id, { notCopied: 1n }), ...ended]
  }
  const { order_id, quantity, price, total, fee } = outcome
  const amounts = [order_id, quantity, price, traderPrice, total, fee]
  const values = [...identity, 'placed', ...terms, ...amounts, null, context.now]
  return [[INSERT, values], addToResult(follow.id, { copied: 1n }), ...ended]
}

/** Records a copy that could not be placed as skipped, with the message key of the reason. Idempotent. */
export function* skipCopy(context: Context, input: CopySource & { readonly reason: string }): Steps<boolean> {
  // Without a sequence: the order of skipped openings does not matter.
  const follow = yield* lockForCopy(context, { ...input, sequence: undefined }, ['active', 'closing'])
  if (!follow) return false
  return yield* finish(true, ...insertCopy(context, follow, input, input))
}
