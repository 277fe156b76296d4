import type { Migration } from './migrations.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from './store.ts'

/** What a job could not do, one row for each item: others go on, and this one is tried again at `retry_at`. */
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

/** An item that a job could not do; times in milliseconds since 1970 UTC. */
export interface FailedItem {
  readonly job: string
  readonly item: string
  /** What went wrong the last time, for the operator; never shown to customers. */
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

const FIRST_PAUSE = 1000n
const LONGEST_PAUSE = 3_600_000n
/** Enough of an error to find its cause by. */
const LONGEST_ERROR = 2000

/** How long an item rests after so many failures in a row, in milliseconds: 1 s, 2 s, 4 s … an hour at most. */
function pauseAfter(failures: bigint): bigint {
  // 2^12 seconds are more than an hour.
  if (failures > 12n) return LONGEST_PAUSE
  const pause = FIRST_PAUSE << (failures - 1n)
  return pause < LONGEST_PAUSE ? pause : LONGEST_PAUSE
}

/** Notes that an item of a job has failed, once more. */
export function* recordFailure(
  context: Context,
  { job, item, error }: Pick<FailedItem, 'job' | 'item' | 'error'>,
): Steps<void> {
  const [before] = yield* read<{ failures: bigint }>(FIND, [job, item])
  const failures = (before?.failures ?? 0n) + 1n
  const retryAt = context.now + pauseAfter(failures)
  const text = error.slice(0, LONGEST_ERROR)
  return yield* finish(undefined, [STORE, [job, item, text, failures, context.now, retryAt]])
}

/** Forgets the failures of an item: it is done, or there is nothing to do any more. */
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

/** How many items of all jobs have failed and wait to be tried again. */
export async function countFailedItems(reader: Reader): Promise<number> {
  const [row] = await reader.query<{ total: bigint }>(COUNT)
  return Number(row?.total ?? 0n)
}
