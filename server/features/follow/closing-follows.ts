import { finish, type Context, type Reader, type Steps } from '#server/kernel/store.ts'

const LIST = `SELECT f.id FROM follows f LEFT JOIN closing_waits w ON w.follow_id = f.id
  WHERE f.status = 'closing' AND f.id > $1 AND (w.due_at IS NULL OR w.due_at <= $2) ORDER BY f.id LIMIT $3`
const WAIT = `INSERT INTO closing_waits(follow_id, due_at) VALUES ($1, $2)
  ON CONFLICT (follow_id) DO UPDATE SET due_at = excluded.due_at`

/** Followings that are to be closed and do not wait for a market at a moment (epoch ms); those after `after`. */
export async function listClosingFollows(
  reader: Reader,
  now: number,
  after: bigint | undefined,
  limit: number,
): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(LIST, [after ?? 0n, BigInt(now), BigInt(limit)])
  return rows.map(row => row.id)
}

/** Lets the closing of a following wait until its markets open (epoch ms). */
export function* waitForMarkets(
  _: Context,
  { followId, until }: { readonly followId: bigint; readonly until: number },
): Steps<null> {
  return yield* finish(null, [WAIT, [followId, BigInt(until)]])
}
