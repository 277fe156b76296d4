import {
  finish,
  type Context,
  type Reader,
  type Row,
  type Statement,
  type Steps,
} from '#server/kernel/store.ts'

/** A fill of a trader's that is to be copied for one following. */
export interface DueCopy extends Row {
  readonly follow_id: bigint
  /** Names the trader's fill among everything that a follower may ever copy. */
  readonly source: string
  readonly way: 'spot' | 'contract'
  readonly kind: 'open' | 'close'
  readonly product_id: bigint
  /** The trader's spot order or position. */
  readonly trader_order: bigint
  /** Of the trader's ledger; with `number`, the order in which a following copies. */
  readonly transaction_id: bigint
  /** Of the fill that closes a part of a position; else 0. */
  readonly number: bigint
  /** Of a sale or closing: what the trader had before, in minor units. */
  readonly whole: bigint | null
  /** Not before; see AT_ONCE. */
  readonly due_at: bigint
}

/** When something is due that waits for nothing: whatever the clock says, also when it is set back afterwards. */
export const AT_ONCE = 0n

/** Its place among everything of a following that is due. */
export interface Turn {
  readonly transactionId: bigint
  readonly number: bigint
}

/** When something is due that waits for what comes before it: that wakes it. Later than any clock. */
const WHEN_WOKEN = 9_000_000_000_000_000n

const LIST = `SELECT * FROM due_copies WHERE due_at <= $1 AND (due_at, transaction_id, number, follow_id) > ($2, $3, $4, $5)
  ORDER BY due_at, transaction_id, number, follow_id LIMIT $6`
const FIND = 'SELECT * FROM due_copies WHERE follow_id = $1 AND source = $2'
const DELETE = 'DELETE FROM due_copies WHERE follow_id = $1 AND source = $2'
const WAKE = 'UPDATE due_copies SET due_at = $3 WHERE follow_id = $1 AND product_id = $2 AND due_at = $4'
const POSTPONE = 'UPDATE due_copies SET due_at = $3 WHERE follow_id = $1 AND source = $2'
/** The first of what comes before something of a following, in the same product. */
export const FIND_EARLIER = `SELECT due_at FROM due_copies WHERE follow_id = $1 AND product_id = $2
  AND (transaction_id, number) < ($3, $4) ORDER BY transaction_id, number LIMIT 1`

/** Everything that is due at a moment (epoch ms), in the order of the ledger where nothing waits, after `after`. */
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

/** What names something that is due. */
export interface DueCopyKey {
  readonly followId: bigint
  readonly source: string
}

/** The statements with which something is not due any more, and what waited for it is. */
export const endDueCopy = ({
  followId,
  source,
  productId,
}: DueCopyKey & { readonly productId: bigint }): Statement[] => [
  [DELETE, [followId, source]],
  [WAKE, [followId, productId, AT_ONCE, WHEN_WOKEN]],
]

/** The statement that lets something wait for what comes before it; to be sent while the following is locked. */
export const waitForEarlier = ({ followId, source }: DueCopyKey): Statement => [
  POSTPONE,
  [followId, source, WHEN_WOKEN],
]

/** Forgets what cannot be copied and is not to be named. */
export function* forgetDueCopy(_: Context, key: DueCopyKey & { readonly productId: bigint }): Steps<null> {
  return yield* finish(null, ...endDueCopy(key))
}

/** Lets something be due again at a moment (epoch ms). */
export function* postponeDueCopy(
  _: Context,
  { followId, source, until }: DueCopyKey & { readonly until: number },
): Steps<null> {
  return yield* finish(null, [POSTPONE, [followId, source, BigInt(until)]])
}
