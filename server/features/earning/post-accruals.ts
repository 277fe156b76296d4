import { accrueNextDay, listDueEarningOrders, type DueEarningOrder } from './accruals.ts'
import type { Services } from '#server/services.ts'
import { runJobToCompletion, pagedItems, type Job } from '#server/kernel/job.ts'

const FIRST_KEY: DueEarningOrder = { id: 0n, dueAt: 0n }

type StoreDependency = Pick<Services, 'store'>

/**
 * Posts all elapsed days of one order, each in its own transaction, and ends it after the last one. Also called before an early
 * redemption, so that its penalty is current.
 * @returns how many days it posted
 */
export async function catchUpEarningOrder({ store }: StoreDependency, orderId: bigint): Promise<number> {
  let days = 0
  while (await store.execute(accrueNextDay, orderId)) days++
  return days
}

type Dependencies = Pick<Services, 'store' | 'clock'>

/** Posts all elapsed days of all pledges and locks that were not posted, however long ago; each once. */
export const accrualJob = ({ store, clock }: Dependencies, onPosted?: (days: number) => void): Job => ({
  name: 'post accruals',
  intervalMs: 1000,
  due: () =>
    pagedItems(
      (after: DueEarningOrder | undefined, limit) =>
        listDueEarningOrders(store, clock.now(), after ?? FIRST_KEY, limit),
      ({ id }) => ({
        key: `${id}`,
        run: async () => {
          const days = await catchUpEarningOrder({ store }, id)
          onPosted?.(days)
        },
      }),
    ),
})

/** Posts all due days. @returns how many; @throws AggregateError of the failures, after all others are done */
export async function postAccruals(ports: Dependencies): Promise<number> {
  let posted = 0
  await runJobToCompletion(accrualJob(ports, days => void (posted += days)))
  return posted
}
