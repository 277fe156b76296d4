import { HOUR } from '#src/lib/time/time-units.ts'
import { createLru } from '#src/lib/collections/lru.ts'
import { minIdAt } from '../kernel/ids.ts'
import type { Clock, Reader } from '../kernel/store.ts'

/** Accounts of which the count of older transactions is remembered. */
const COUNTED_ACCOUNTS = 1_000
const COUNT = `SELECT count(DISTINCT transaction_id) AS total FROM postings
  WHERE owner = $1 AND owner > 0 AND transaction_id > $2 AND transaction_id <= $3`
const NO_LIMIT = 2n ** 63n - 1n

/** How many transactions an account has. */
export type TransactionCount = (reader: Reader, userId: bigint) => Promise<number>

/**
 * Counts the transactions of accounts. Those older than an hour are read once: ids follow the time, and none is added among them any more.
 */
export function createTransactionCount(clock: Clock): TransactionCount {
  const counted = createLru<{ readonly until: bigint; readonly total: number }, bigint>(COUNTED_ACCOUNTS)
  return async (reader, userId) => {
    const count = async (after: bigint, until: bigint) => {
      const [row] = await reader.query<{ total: bigint }>(COUNT, [userId, after, until])
      return Number(row!.total)
    }
    const before = counted.get(userId) ?? { until: 0n, total: 0 }
    const hourAgo = minIdAt(BigInt(clock.now() - HOUR))
    const until = hourAgo > before.until ? hourAgo : before.until
    const total = before.total + (await count(before.until, until))
    counted.set(userId, { until, total })
    return total + (await count(until, NO_LIMIT))
  }
}
