import type { Log } from './log.ts'
import type { Clock, Store } from './store.ts'
import { createYieldPoint } from './time-slices.ts'
import { clearFailure, listFailedItems, recordFailure, type FailedItem } from './failed-items.ts'

/** One item of work that is due. */
export interface DueItem {
  /** Identifies it permanently among all items of its job, such as an order's id. */
  readonly key: string
  /**
   * Processes the item. Another node may do so at the same time, so it must be idempotent. An error counts as a failure; `false`
   * means that there was nothing to do.
   */
  readonly run: () => Promise<unknown>
}

/** The current run of a job. */
export interface JobRun {
  /** Keys of failed items whose retry is due; `due` yields them again if they still are. */
  readonly retries: readonly string[]
}

/** Background work, processed item by item. */
export interface Job {
  readonly name: string
  /** Milliseconds between the end of one run and the start of the next. */
  readonly intervalMs: number
  /** Items processed at the same time; 1 where their order matters. */
  readonly concurrency?: number
  /**
   * Jobs of the same share run on the same node, one node at a time; the name of the job by default. `null`: on every node, as it keeps
   * something of the node's own.
   */
  readonly share?: string | null
  /** All due items, found by index and read page by page. */
  due(run: JobRun): AsyncIterable<DueItem>
  /** Called once every due item was processed or recorded as failed. */
  onFinished?(): Promise<void>
  /** Waits for what runs have begun without waiting for it; before the store closes. */
  settled?(): Promise<void>
}

/** The result of a run. */
export interface JobResult {
  readonly succeeded: number
  readonly failed: number
}

export interface JobServices {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
}

const DEFAULT_CONCURRENCY = 16

const errorText = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** The shares of these jobs, each once. */
export const sharesOf = (jobs: readonly Job[]): string[] => [
  ...new Set(jobs.flatMap(({ name, share = name }) => (share === null ? [] : [share]))),
]

/** Processes items as they arrive, at most `concurrency` at a time; `processItem` never throws. */
async function processConcurrently(
  { concurrency = DEFAULT_CONCURRENCY }: Pick<Job, 'concurrency'>,
  items: AsyncIterable<DueItem>,
  processItem: (item: DueItem) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const nextSlice = createYieldPoint()
  try {
    for await (const item of items) {
      const working = processItem(item).finally(() => running.delete(working))
      running.add(working)
      if (running.size >= concurrency) await Promise.race(running)
      await nextSlice()
    }
  } finally {
    await Promise.all(running)
  }
}

/**
 * Runs a job once. An item that fails is quarantined with its error and retried with exponential backoff; all the others go on in the
 * same run. Failed items that are no longer due are cleared.
 * @throws what `due` throws: then nothing is known of the items that it had not yet yielded
 */
export async function runJob({ store, clock, log }: JobServices, job: Job): Promise<JobResult> {
  const now = clock.now()
  const failed = new Map((await listFailedItems(store, job.name)).map(item => [item.item, item]))
  const isBackingOff = (item: FailedItem | undefined) => item !== undefined && item.retryAt > now
  const retries = [...failed.values()].filter(item => !isBackingOff(item)).map(({ item }) => item)
  const seen = new Set<string>()
  const result = { succeeded: 0, failed: 0 }
  let isAllRecorded = true

  const processItem = async ({ key, run: work }: DueItem): Promise<void> => {
    if (seen.has(key)) return
    seen.add(key)
    if (isBackingOff(failed.get(key))) return
    try {
      if ((await work()) !== false) result.succeeded++
      if (failed.has(key)) await store.execute(clearFailure, { job: job.name, item: key })
    } catch (error) {
      result.failed++
      log.error('item failed', error, { job: job.name, item: key })
      await store
        .execute(recordFailure, { job: job.name, item: key, error: errorText(error) })
        .catch((cause: unknown) => {
          isAllRecorded = false
          log.error('failure not recorded', cause, { job: job.name, item: key })
        })
    }
  }

  await processConcurrently(job, job.due({ retries }), processItem)
  for (const key of retries) {
    if (!seen.has(key)) await store.execute(clearFailure, { job: job.name, item: key })
  }
  // An unrecorded failure must be found by the next run again, so progress is not saved.
  if (isAllRecorded) await job.onFinished?.()
  return result
}

/**
 * Processes all due items of a job, for programs without a scheduler, such as the seed.
 * @returns how many items were processed
 * @throws AggregateError of the failures, after all other items are done
 */
export async function runJobToCompletion(job: Job): Promise<number> {
  const failures: unknown[] = []
  let worked = 0
  await processConcurrently(job, job.due({ retries: [] }), async ({ run: work }) => {
    try {
      if ((await work()) !== false) worked++
    } catch (error) {
      failures.push(error)
    }
  })
  await job.onFinished?.()
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of "${job.name}" failed`)
  return worked
}

/** Rows read at a time. */
const PAGE = 100

/**
 * Due items, read page by page in a stable order.
 * @param list reads what is due after `after`; undefined at the beginning
 */
export async function* pagedItems<Row>(
  list: (after: Row | undefined, limit: number) => Promise<Row[]>,
  toItem: (row: Row) => DueItem,
): AsyncGenerator<DueItem> {
  let after: Row | undefined
  for (;;) {
    const rows = await list(after, PAGE)
    yield* rows.map(toItem)
    after = rows.at(-1)
    if (!after || rows.length < PAGE) return
  }
}

/** A job with a single item that is due at every run. */
export function singleItemJob(name: string, every: number, work: () => Promise<unknown>): Job {
  return {
    name,
    intervalMs: every,
    async *due() {
      yield { key: name, run: work }
    },
  }
}
