import type { Migration } from './migrations.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from './store.ts'
import { HOUR_BIGINT } from '#src/lib/time/time-units.ts'

/** Quarantined items of jobs, one row each: other items go on, and this one is retried at `retry_at`. */
export const failedItemSchema: Omit<Migration, 'version'> = {
  name: 'items of jobs that have failed',
  statements: [
    `CREATE TABLE failed_items(
      job TEXT NOT NULL,
      item TEXT NOT NULL,
      error TEXT NOT NULL,
      failures BIGINT NOT NULL CHECK (failures > 0),
      first_failed_at BIGINT NOT NULL,
      last_failed_at BIGINT NOT NULL,
      retry_at BIGINT NOT NULL,
      PRIMARY KEY (job, item)
    ) /*clustered*/`,
  ],
}

/** An item that failed and is quarantined until its next retry; times in milliseconds since 1970 UTC. */
export interface FailedItem {
  readonly job: string
  readonly item: string
  /** The last error, for the operator; never shown to customers. */
  readonly error: string
  /** In a row. */
  readonly failures: number
  readonly firstFailedAt: number
  readonly lastFailedAt: number
  readonly retryAt: number
}

interface FailedItemRow extends Row {
  readonly job: string
  readonly item: string
  readonly error: string
  readonly failures: bigint
  readonly first_failed_at: bigint
  readonly last_failed_at: bigint
  readonly retry_at: bigint
}

const FIND = 'SELECT failures FROM failed_items WHERE job = $1 AND item = $2 /*lock*/'
const STORE = `INSERT INTO failed_items(job, item, error, failures, first_failed_at, last_failed_at, retry_at)
  VALUES ($1, $2, $3, $4, $5, $5, $6) ON CONFLICT (job, item) DO UPDATE SET error = excluded.error,
  failures = excluded.failures, last_failed_at = excluded.last_failed_at, retry_at = excluded.retry_at`
const DELETE = 'DELETE FROM failed_items WHERE job = $1 AND item = $2'
const OF_JOB = 'SELECT * FROM failed_items WHERE job = $1 ORDER BY item'
const ALL = 'SELECT * FROM failed_items ORDER BY job, item LIMIT $1'
const COUNT = 'SELECT count(*) AS total FROM failed_items'

const FIRST_BACKOFF = 1000n
const MAX_BACKOFF = HOUR_BIGINT
/** Longer errors are cut. */
const MAX_ERROR_LENGTH = 2000

/** Milliseconds until the next retry after so many failures in a row: 1 s, 2 s, 4 s … an hour at most. */
function backoffAfter(failures: bigint): bigint {
  // 2^12 seconds are more than an hour.
  if (failures > 12n) return MAX_BACKOFF
  const pause = FIRST_BACKOFF << (failures - 1n)
  return pause < MAX_BACKOFF ? pause : MAX_BACKOFF
}

/** Records one more failure of an item of a job. */
export function* recordFailure(
  context: Context,
  { job, item, error }: Pick<FailedItem, 'job' | 'item' | 'error'>,
): Steps<void> {
  const [before] = yield* read<{ failures: bigint }>(FIND, [job, item])
  const failures = (before?.failures ?? 0n) + 1n
  const retryAt = context.now + backoffAfter(failures)
  const text = error.slice(0, MAX_ERROR_LENGTH)
  return yield* finish(undefined, [STORE, [job, item, text, failures, context.now, retryAt]])
}

/** Deletes the failures of an item that succeeded or is no longer due. */
export function* clearFailure(_: Context, { job, item }: Pick<FailedItem, 'job' | 'item'>): Steps<void> {
  return yield* finish(undefined, [DELETE, [job, item]])
}

const toFailedItem = (row: FailedItemRow): FailedItem => ({
  job: row.job,
  item: row.item,
  error: row.error,
  failures: Number(row.failures),
  firstFailedAt: Number(row.first_failed_at),
  lastFailedAt: Number(row.last_failed_at),
  retryAt: Number(row.retry_at),
})

/** The failed items of one job. */
export async function listFailedItems(reader: Reader, job: string): Promise<FailedItem[]> {
  return (await reader.query<FailedItemRow>(OF_JOB, [job])).map(toFailedItem)
}

/** The failed items of all jobs, `limit` of them at most. */
export async function listAllFailedItems(reader: Reader, limit: number): Promise<FailedItem[]> {
  return (await reader.query<FailedItemRow>(ALL, [BigInt(limit)])).map(toFailedItem)
}

/** How many items of all jobs are quarantined. */
export async function countFailedItems(reader: Reader): Promise<number> {
  const [row] = await reader.query<{ total: bigint }>(COUNT)
  return Number(row?.total ?? 0n)
}
