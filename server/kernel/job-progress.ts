import type { Migration } from './migrations.ts'
import { finish, type Context, type Reader, type Steps, type Store } from './store.ts'

/** Up to which time a job has processed the market, so that a restart continues there. */
export const jobProgressSchema: Omit<Migration, 'version'> = {
  name: 'how far jobs have looked',
  statements: [
    `CREATE TABLE job_progress(
      job TEXT PRIMARY KEY,
      looked_until BIGINT NOT NULL,
      newest_id BIGINT NOT NULL
    ) /*clustered*/`,
  ],
}

const READ = 'SELECT looked_until, newest_id FROM job_progress WHERE job = $1'
const LATEST = 'SELECT max(looked_until) AS latest FROM job_progress'
const WRITE = `INSERT INTO job_progress(job, looked_until, newest_id) VALUES ($1, $2, $3)
  ON CONFLICT (job) DO UPDATE SET looked_until = excluded.looked_until, newest_id = excluded.newest_id`

/**
 * How much each run scans again, in milliseconds: a running command is stored a little after the time that it carries, and the clocks
 * of nodes differ.
 */
export const OVERLAP_MS = 10_000
/** Progress is written this often at most, in milliseconds; a restart scans that much more. */
const WRITE_INTERVAL_MS = 10_000

/** The time window that a run scans: after `from`, up to `to`; milliseconds since 1970 UTC. */
export interface ScanWindow {
  readonly from: number
  readonly to: number
  /**
   * Rows with a larger id are new and scanned from their own creation, which may be before `from` where a clock was set back. On the
   * first run there is no larger id, as the window itself starts with the oldest row.
   */
  readonly newestId: bigint
}

const LARGEST_ID = 9_223_372_036_854_775_807n

/** Up to where a job has scanned. */
export interface JobProgress {
  readonly until: number
  readonly newestId: bigint
}

/** Tracks up to where a job of this process has scanned. */
export interface ProgressTracker {
  /** @param origin where to start on the first run: when the oldest open row was created */
  nextWindow(now: number, origin: () => Promise<number | undefined>): Promise<ScanWindow>
  /** Records that everything up to here has been scanned. */
  complete(current: JobProgress): Promise<void>
}

/** The last stored progress of a job. */
export async function readProgress(reader: Reader, job: string): Promise<JobProgress | undefined> {
  const [row] = await reader.query<{ looked_until: bigint; newest_id: bigint }>(READ, [job])
  return row && { until: Number(row.looked_until), newestId: row.newest_id }
}

/** The latest time that any job has processed, at most ten seconds before the back end was stopped; undefined: none has run yet. */
export async function latestProgress(reader: Reader): Promise<number | undefined> {
  const [row] = await reader.query<{ latest: bigint | null }>(LATEST)
  return row?.latest === null || row === undefined ? undefined : Number(row.latest)
}

function* writeProgress(
  _: Context,
  { job, until, newestId }: JobProgress & { readonly job: string },
): Steps<void> {
  return yield* finish(undefined, [WRITE, [job, BigInt(until), newestId]])
}

const newerOf = (own: JobProgress, stored: JobProgress | undefined): JobProgress =>
  stored && stored.until > own.until ? stored : own

/** Keeps the progress of a job in the store. Several nodes may write it: each has scanned everything up to what it writes. */
export function createProgressTracker(store: Store, job: string): ProgressTracker {
  let current: JobProgress | undefined
  let writtenUntil = Number.NEGATIVE_INFINITY
  return {
    async nextWindow(now, origin) {
      // After a while another node may have gone on from here.
      if (current && now - current.until > OVERLAP_MS)
        current = newerOf(current, await readProgress(store, job))
      current ??= (await readProgress(store, job)) ?? {
        until: (await origin()) ?? now,
        newestId: LARGEST_ID,
      }
      // The clock may have been set back: what is placed now counts from now.
      return { from: Math.min(current.until, now) - OVERLAP_MS, to: now, newestId: current.newestId }
    },
    async complete(to) {
      current = to
      if (Math.abs(to.until - writtenUntil) < WRITE_INTERVAL_MS) return
      await store.execute(writeProgress, { job, ...to })
      writtenUntil = to.until
    },
  }
}
