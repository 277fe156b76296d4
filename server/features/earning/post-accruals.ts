import { accrueNextDay, listDueEarningOrders, type DueEarningOrder } from './accruals.ts'
import type { Services } from '#server/services.ts'
import { completeJob, listedItems, type Job } from '#server/kernel/job.ts'

const BEFORE_ALL: DueEarningOrder = { id: 0n, dueAt: 0n }

type Ports = Pick<Services, 'store'>

/**
 * Posts every day of one order that is over, each as an event of its own, and lets it end when the last one is: also before its owner
 * leaves it, so that the price is that of this moment.
 * @returns how many days it posted
 */
export async function catchUpEarningOrder({ store }: Ports, orderId: bigint): Promise<number> {
  let days = 0
  while (await store.execute(accrueNextDay, orderId)) days++
  return days
}

type JobPorts = Pick<Services, 'store' | 'clock'>

/** Posts, for every pledge and lock, each day that is over and was not posted, however long ago that was; each once. */
export const accrualJob = ({ store, clock }: JobPorts, onPosted?: (days: number) => void): Job => ({
  name: 'post accruals',
  every: 1000,
  due: () =>
    listedItems(
      (after: DueEarningOrder | undefined, limit) =>
        listDueEarningOrders(store, clock.now(), after ?? BEFORE_ALL, limit),
      ({ id }) => ({
        key: `${id}`,
        work: async () => {
          const days = await catchUpEarningOrder({ store }, id)
          onPosted?.(days)
        },
      }),
    ),
})

/** Posts what is due. @returns how many days it posted; @throws AggregateError of what failed, after all others are done */
export async function postAccruals(ports: JobPorts): Promise<number> {
  let posted = 0
  await completeJob(accrualJob(ports, days => void (posted += days)))
  return posted
}
