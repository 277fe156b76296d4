import { finish, type Context, type Reader, type Steps } from '#server/kernel/store.ts'

const LIST = `SELECT f.id FROM follows f LEFT JOIN closing_waits w ON w.follow_id = f.id
  WHERE f.status = 'closing' AND f.id > $1 AND (w.due_at IS NULL OR w.due_at <= $2) ORDER BY f.id LIMIT $3`
const UPSERT_WAIT = `INSERT INTO closing_waits(follow_id, due_at) VALUES ($1, $2)
  ON CONFLICT (follow_id) DO UPDATE SET due_at = excluded.due_at`

/** Closing follows that are not waiting for a market at `now` (epoch ms), after `after`. */
export async function listClosingFollows(
  reader: Reader,
  now: number,
  after: bigint | undefined,
  limit: number,
): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(LIST, [after ?? 0n, BigInt(now), BigInt(limit)])
  return rows.map(row => row.id)
}

/** Postpones the closing of a follow until its markets open (epoch ms). */
export function* postponeClosing(
  _: Context,
  { followId, until }: { readonly followId: bigint; readonly until: number },
): Steps<null> {
  return yield* finish(null, [UPSERT_WAIT, [followId, BigInt(until)]])
}
