import {
  finish,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'

/** A trader's fill that is to be copied for one follow. */
export interface DueCopy extends Row {
  readonly follow_id: bigint
  /** Identifies the trader's fill uniquely for each follower. */
  readonly source: string
  readonly way: 'spot' | 'contract'
  readonly kind: 'open' | 'close'
  readonly product_id: bigint
  /** The trader's spot order or position. */
  readonly trader_order: bigint
  /** The trader's transaction; with `number`, it defines the order of copies. */
  readonly transaction_id: bigint
  /** The number of the fill that closes a part of a position; else 0. */
  readonly number: bigint
  /** For a sale or closing: the trader's quantity before, in minor units. */
  readonly whole: bigint | null
  /** The earliest time of the copy; see DUE_NOW. */
  readonly due_at: bigint
}

/** `due_at` of a copy that is due at once, whatever the clock says. */
export const DUE_NOW = 0n

/** The position of a due copy in the order of its follow's copies. */
export interface CopySequence {
  readonly transactionId: bigint
  readonly number: bigint
}

/** `due_at` of a copy that waits for an earlier one to unblock it: later than any clock. */
const DUE_WHEN_UNBLOCKED = 9_000_000_000_000_000n

const LIST = `SELECT * FROM due_copies WHERE due_at <= $1 AND (due_at, transaction_id, number, follow_id) > ($2, $3, $4, $5)
  ORDER BY due_at, transaction_id, number, follow_id LIMIT $6`
const FIND = 'SELECT * FROM due_copies WHERE follow_id = $1 AND source = $2'
const DELETE = 'DELETE FROM due_copies WHERE follow_id = $1 AND source = $2'
const UNBLOCK = 'UPDATE due_copies SET due_at = $3 WHERE follow_id = $1 AND product_id = $2 AND due_at = $4'
const POSTPONE = 'UPDATE due_copies SET due_at = $3 WHERE follow_id = $1 AND source = $2'
/** The first earlier copy of a follow in the same product. */
export const FIND_EARLIER = `SELECT due_at FROM due_copies WHERE follow_id = $1 AND product_id = $2
  AND (transaction_id, number) < ($3, $4) ORDER BY transaction_id, number LIMIT 1`

/** All copies due at `now` (epoch ms), in ledger order for those due at once, after `after`. */
export function listDueCopies(
  reader: Reader,
  now: number,
  after: DueCopy | undefined,
  limit: number,
): Promise<DueCopy[]> {
  const { due_at = -1n, transaction_id = 0n, number = 0n, follow_id = 0n } = after ?? {}
  return reader.query<DueCopy>(LIST, [BigInt(now), due_at, transaction_id, number, follow_id, BigInt(limit)])
}

export async function findDueCopy(
  reader: Reader,
  followId: bigint,
  source: string,
): Promise<DueCopy | undefined> {
  const [row] = await reader.query<DueCopy>(FIND, [followId, source])
  return row
}

/** The key of a due copy. */
export interface DueCopyKey {
  readonly followId: bigint
  readonly source: string
}

/** The statements that delete a due copy and unblock those that waited for it. */
export const endDueCopy = ({
  followId,
  source,
  productId,
}: DueCopyKey & { readonly productId: bigint }): Statement[] => [
  [DELETE, [followId, source]],
  [UNBLOCK, [followId, productId, DUE_NOW, DUE_WHEN_UNBLOCKED]],
]

/** The statement that blocks a copy until an earlier one is done; send it while the follow is locked. */
export const waitForEarlier = ({ followId, source }: DueCopyKey): Statement => [
  POSTPONE,
  [followId, source, DUE_WHEN_UNBLOCKED],
]

/** Deletes a due copy that can neither be placed nor recorded as skipped. */
export function* deleteDueCopy(_: Context, key: DueCopyKey & { readonly productId: bigint }): Steps<null> {
  return yield* finish(null, ...endDueCopy(key))
}

/** Postpones a due copy until a time (epoch ms). */
export function* postponeDueCopy(
  _: Context,
  { followId, source, until }: DueCopyKey & { readonly until: number },
): Steps<null> {
  return yield* finish(null, [POSTPONE, [followId, source, BigInt(until)]])
}
