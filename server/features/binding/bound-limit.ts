import { send, type Row, type Steps } from '#server/kernel/store.ts'

/** How many cards, and how many addresses, a person may have bound: their lists are not paged. */
export const MAX_BOUND = 100

const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 /*lock*/'

/** How many rows of a table a person has bound. The owner is locked, so that concurrent bindings are counted correctly. */
export function* countBound(table: 'bank_cards' | 'wallet_addresses', userId: bigint): Steps<number> {
  const count = `SELECT count(*) AS total FROM ${table} WHERE user_id = $1 AND unbound_at IS NULL`
  const [, [row]] = (yield* send([LOCK_OWNER, [userId]], [count, [userId]])) as [Row[], [{ total: bigint }]]
  return Number(row.total)
}
