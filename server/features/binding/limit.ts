import { send, type Row, type Steps } from '#server/kernel/store.ts'

/** As many cards, and as many addresses, as somebody may have bound at once: their lists come whole. */
export const MOST_BOUND = 100

const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 /*lock*/'

/** How many rows of a table somebody has bound. Its owner is locked, so that two bindings at once are counted one by one. */
export function* countBound(table: 'bank_cards' | 'wallet_addresses', userId: bigint): Steps<number> {
  const count = `SELECT count(*) AS total FROM ${table} WHERE user_id = $1 AND unbound_at IS NULL`
  const [, [row]] = (yield* send([LOCK_OWNER, [userId]], [count, [userId]])) as [Row[], [{ total: bigint }]]
  return Number(row.total)
}
