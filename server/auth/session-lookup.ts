/** Looks stored sessions up, for many callers at a time. */
import { FairOrder } from '../kernel/fair-order.ts'
import { QueueFullError } from '../kernel/queue-full.ts'
import type { Row, Store } from '../kernel/store.ts'

const FIND = `SELECT s.token_hash, s.user_id, s.created_at, s.used_at, s.expires_at, u.account FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash IN ($1, $2, $3, $4, $5, $6, $7, $8)`
/** How many sessions one FIND looks up. */
const LOOKUP_BATCH = 8
/** Of one caller as many as calls that an address may send at once. */
const MAX_LOOKUPS = { perCaller: 600, total: 2_000 }

export interface SessionRow extends Row {
  readonly token_hash: string
  readonly user_id: bigint
  readonly created_at: bigint
  readonly used_at: bigint | null
  readonly expires_at: bigint
  readonly account: string
}

/** A session that is looked up. */
interface Lookup {
  readonly tokenHash: string
  readonly resolve: (row?: SessionRow) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Looks sessions up by the hash of their token. Lookups that arrive while a query is running share the next one, so that a busy server
 * does not spend a query, and on PostgreSQL a connection, on each of them. The callers take turns: nobody waits behind the tokens that
 * another address has made up.
 */
export function createLookup(
  store: Store,
): (tokenHash: string, caller: string) => Promise<SessionRow | undefined> {
  const order = new FairOrder<Lookup>(MAX_LOOKUPS)
  let isRunning = false

  const lookUp = async () => {
    isRunning = true
    while (order.waiting > 0) {
      const group = Array.from({ length: Math.min(order.waiting, LOOKUP_BATCH) }, () => {
        const { caller, task } = order.next()!
        order.end(caller, 1)
        return task
      })
      const hashes = Array.from({ length: LOOKUP_BATCH }, (_, index) => group[index]?.tokenHash ?? null)
      try {
        const rows = await store.query<SessionRow>(FIND, hashes)
        for (const { tokenHash, resolve } of group) resolve(rows.find(row => row.token_hash === tokenHash))
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isRunning = false
  }
  return (tokenHash, caller) =>
    new Promise((resolve, reject) => {
      const lookup = { tokenHash, resolve, reject }
      order.add(caller, lookup)?.reject(new QueueFullError())
      if (!isRunning) void lookUp()
    })
}
