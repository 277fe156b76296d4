import type { Log } from './log.ts'
import type { Clock, Store } from './store.ts'
import { createSlices } from './slices.ts'
import { clearFailure, listFailedItems, recordFailure, type FailedItem } from './failed-items.ts'

/** One thing that is due. */
export interface DueItem {
  /** Names it for good among all items of its job, such as an order's id. */
  readonly key: string
  /**
   * Does it. It may be done by another node at the same time, and happens once all the same. What it throws is a failure; `false`
   * says that there was nothing to do.
   */
  readonly work: () => Promise<unknown>
}

/** What a job may know of the run that it is in. */
export interface JobRun {
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
  finished?(): Promise<void>
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

/** Works on items as they come, so many beside each other; `workOn` never throws. */
async function workThrough(
  { concurrency = CONCURRENCY }: Pick<Job, 'concurrency'>,
  items: AsyncIterable<DueItem>,
  workOn: (item: DueItem) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const nextSlice = createSlices()
  try {
    for await (const item of items) {
      const working = workOn(item).finally(() => running.delete(working))
      running.add(working)
      if (running.size >= concurrency) await Promise.race(running)
      await nextSlice()
    }
  } finally {
    await Promise.all(running)
  }
}

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
  const seen = new Set<string>()
  const result = { worked: 0, failed: 0 }
  let isAllRecorded = true

  const workOn = async ({ key, work }: DueItem): Promise<void> => {
    if (seen.has(key)) return
    seen.add(key)
    if (isResting(failed.get(key))) return
    try {
      if ((await work()) !== false) result.worked++
      if (failed.has(key)) await store.execute(clearFailure, { job: job.name, item: key })
    } catch (error) {
      result.failed++
      log.error('item failed', error, { job: job.name, item: key })
      await store
        .execute(recordFailure, { job: job.name, item: key, error: textOf(error) })
        .catch((cause: unknown) => {
          isAllRecorded = false
          log.error('failure not recorded', cause, { job: job.name, item: key })
        })
    }
  }

  await workThrough(job, job.due({ retries }), workOn)
  for (const key of retries) {
    if (!seen.has(key)) await store.execute(clearFailure, { job: job.name, item: key })
  }
  // What has failed and could not be recorded must be found by the next run as it was by this one.
  if (isAllRecorded) await job.finished?.()
  return result
}

/**
 * Does all that is due in a job, for programs without a scheduler, as the seed is one.
 * @returns how many items there was something to do for
 * @throws AggregateError of what failed, after all others are done
 */
export async function completeJob(job: Job): Promise<number> {
  const failures: unknown[] = []
  let worked = 0
  await workThrough(job, job.due({ retries: [] }), async ({ work }) => {
    try {
      if ((await work()) !== false) worked++
    } catch (error) {
      failures.push(error)
    }
  })
  await job.finished?.()
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of "${job.name}" failed`)
  return worked
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
