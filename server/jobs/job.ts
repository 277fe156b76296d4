import type { Log } from '../http/log.ts'
import type { Clock, Store } from '../kernel/store.ts'
import { clearFailure, listFailedItems, recordFailure } from './failed-items.ts'
import type { FailedItem } from './failed-items.ts'

/** One thing that is due. */
export interface DueItem {
  /** Names it for good among all items of its job, such as an order's id. */
  readonly key: string
  /** Does it. It may be done by another node at the same time, and happens once all the same. What it throws is a failure. */
  readonly work: () => Promise<unknown>
}

/** What a job may know of the run that it is in. */
export interface JobRun {
  /** Milliseconds since 1970 UTC. */
  readonly now: number
  /** Keys of failed items that are to be tried again now: to be given as due again where they still are. */
  readonly retries: readonly string[]
}

/** Work that comes due by itself, item by item. */
export interface Job {
  readonly name: string
  /** Milliseconds between the end of one run and the start of the next. */
  readonly every: number
  /** Items that are worked on beside each other; 1 where their order counts. */
  readonly concurrency?: number
  /** Everything that is due, found by index and read page by page. */
  due(run: JobRun): AsyncIterable<DueItem>
  /** Called once everything that was due has been worked on or has been recorded as failed. */
  finished?(run: JobRun): Promise<void>
}

/** What came of a run. */
export interface JobResult {
  readonly worked: number
  readonly failed: number
}

export interface JobServices {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
}

const CONCURRENCY = 16

const textOf = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error))

/**
 * Runs a job once. An item that fails is recorded with its error and tried again after a growing pause; all the others go on in the
 * same run. Failed items that are not due any more are forgotten.
 * @throws what `due` throws: then nothing is known of the items that were not given
 */
export async function runJob({ store, clock, log }: JobServices, job: Job): Promise<JobResult> {
  const now = clock.now()
  const failed = new Map((await listFailedItems(store, job.name)).map(item => [item.item, item]))
  const isResting = (item: FailedItem | undefined) => item !== undefined && item.retryAt > now
  const retries = [...failed.values()].filter(item => !isResting(item)).map(({ item }) => item)
  const run: JobRun = { now, retries }
  const seen = new Set<string>()
  const result = { worked: 0, failed: 0 }

  const workOn = async ({ key, work }: DueItem): Promise<void> => {
    try {
      await work()
      result.worked++
      if (failed.has(key)) await store.execute(clearFailure, { job: job.name, item: key })
    } catch (error) {
      result.failed++
      log.error('item failed', error, { job: job.name, item: key })
      await store
        .execute(recordFailure, { job: job.name, item: key, error: textOf(error) })
        // Without a store nothing can be recorded: the item is due again in the next run.
        .catch((cause: unknown) => log.error('failure not recorded', cause, { job: job.name, item: key }))
    }
  }

  const running = new Set<Promise<void>>()
  try {
    for await (const item of job.due(run)) {
      if (seen.has(item.key)) continue
      seen.add(item.key)
      if (isResting(failed.get(item.key))) continue
      const working = workOn(item).finally(() => running.delete(working))
      running.add(working)
      if (running.size >= (job.concurrency ?? CONCURRENCY)) await Promise.race(running)
    }
  } finally {
    await Promise.all(running)
  }
  for (const key of retries) {
    if (!seen.has(key)) await store.execute(clearFailure, { job: job.name, item: key })
  }
  await job.finished?.(run)
  return result
}

/** As many rows as are read at once. */
const PAGE = 100

/**
 * Due items that are listed page after page, in an order that does not change.
 * @param list what is due after `after`; undefined at the beginning
 */
export async function* listedItems<Row>(
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

/** A job with one thing to do, whatever the moment. */
export function singleItemJob(name: string, every: number, work: () => Promise<unknown>): Job {
  return {
    name,
    every,
    async *due() {
      yield { key: name, work }
    },
  }
}
