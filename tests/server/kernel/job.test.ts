import { expect } from 'vitest'
import { listAllFailedItems, listFailedItems } from '#server/kernel/failed-items.ts'
import { runJob, runJobToCompletion, type Job } from '#server/kernel/job.ts'
import { silentLog } from '#server/kernel/log.ts'
import { HOUR, SECOND } from '#src/lib/time/time-units.ts'
import { itWithStoreOnEveryEngine } from '#tests/support/databases/databases.ts'

/** A job whose items are all due at each run. */
const jobOf = (name: string, items: Readonly<Record<string, () => Promise<unknown>>>): Job => ({
  name,
  intervalMs: SECOND,
  async *due() {
    for (const [key, run] of Object.entries(items)) yield { key, run }
  },
})
const fail = () => Promise.reject(new Error('no'))

itWithStoreOnEveryEngine(
  'a job retries an item that fails after 1 s, 2 s, 4 s … an hour at most, and forgets it when it succeeds',
  async (store, clock) => {
    const services = { store, clock, log: silentLog }
    const start = clock.now()
    const failing = jobOf('fails', { good: async () => {}, bad: fail })
    // Another job has an item of the same name.
    await runJob(services, jobOf('other', { bad: fail }))
    for (let failures = 1; failures <= 15; failures++) {
      expect(await runJob(services, failing)).toEqual({ succeeded: 1, failed: 1 })
      const pause = Math.min(SECOND * 2 ** (failures - 1), HOUR)
      const [item] = await listFailedItems(store, 'fails')
      const now = clock.now()
      expect(item).toMatchObject({
        item: 'bad',
        failures,
        firstFailedAt: start,
        lastFailedAt: now,
        retryAt: now + pause,
      })
      clock.advance(pause - 1)
      expect(await runJob(services, failing)).toEqual({ succeeded: 1, failed: 0 })
      clock.advance(1)
    }
    await runJob(services, jobOf('fails', { bad: async () => {} }))
    expect((await listAllFailedItems(store, 10)).map(({ job, item }) => `${job} ${item}`)).toEqual([
      'other bad',
    ])
  },
)

itWithStoreOnEveryEngine(
  'a job counts what it worked on, not what had nothing to do',
  async (store, clock) => {
    const items = { done: async () => {}, nothing: async () => false }
    expect(await runJob({ store, clock, log: silentLog }, jobOf('some', items))).toEqual({
      succeeded: 1,
      failed: 0,
    })
    expect(await runJobToCompletion(jobOf('some', items))).toBe(1)
    await expect(runJobToCompletion(jobOf('some', { ...items, fail }))).rejects.toThrow('1 of "some" failed')
  },
)
