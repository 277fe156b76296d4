import type { Migration } from './migrations.ts'
import { finish, type Context, type Reader, type Steps, type Store } from './store.ts'

/** How far a job has looked at the market, so that a restart goes on from there. */
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
const WRITE = `INSERT INTO job_progress(job, looked_until, newest_id) VALUES ($1, $2, $3)
  ON CONFLICT (job) DO UPDATE SET looked_until = excluded.looked_until, newest_id = excluded.newest_id`

/**
 * Each run looks at so much again, in milliseconds: a command that was under way is stored a little after the moment it counts from, and
 * clocks of nodes differ.
 */
export const OVERLAP = 10_000
/** Written this often at most, in milliseconds: a restart looks at so much more. */
const WRITTEN_EVERY = 10_000

/** The span that a run looks at: after `from`, up to `to`; milliseconds since 1970 UTC. */
export interface LookedSpan {
  readonly from: number
  readonly to: number
  /**
   * What has a larger id is new, and looked at from its own beginning: where a clock was set back, that may be before `from`. Where
   * nothing is known yet there is no larger one, as the span itself begins with the oldest.
   */
  readonly newestId: bigint
}

const LARGEST_ID = 9_223_372_036_854_775_807n

/** How far a job has looked. */
export interface Looked {
  readonly until: number
  readonly newestId: bigint
}

/** How far a job of this process has looked. */
export interface Progress {
  /** @param origin where to begin when nothing is known, as the oldest thing that is open was made */
  span(now: number, origin: () => Promise<number | undefined>): Promise<LookedSpan>
  /** Everything up to here has been looked at. */
  done(looked: Looked): Promise<void>
}

/** How far the job of this name has looked, as it was last written. */
export async function readProgress(reader: Reader, job: string): Promise<Looked | undefined> {
  const [row] = await reader.query<{ looked_until: bigint; newest_id: bigint }>(READ, [job])
  return row && { until: Number(row.looked_until), newestId: row.newest_id }
}

function* writeProgress(
  _: Context,
  { job, until, newestId }: Looked & { readonly job: string },
): Steps<void> {
  return yield* finish(undefined, [WRITE, [job, BigInt(until), newestId]])
}

/** Keeps the progress of a job in the store. Several nodes may write it: each has looked at everything up to what it writes. */
export function createProgress(store: Store, job: string): Progress {
  let looked: Looked | undefined
  let written = Number.NEGATIVE_INFINITY
  return {
    async span(now, origin) {
      looked ??= (await readProgress(store, job)) ?? {
        until: (await origin()) ?? now,
        newestId: LARGEST_ID,
      }
      // A clock that was set back: what is placed now counts from now.
      return { from: Math.min(looked.until, now) - OVERLAP, to: now, newestId: looked.newestId }
    },
    async done(to) {
      looked = to
      if (Math.abs(to.until - written) < WRITTEN_EVERY) return
      await store.execute(writeProgress, { job, ...to })
      written = to.until
    },
  }
}
