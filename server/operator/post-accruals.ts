import { accrueNextDay, listDueEarningOrders } from '../domain/earning/accruals.ts'
import type { DueEarningOrder } from '../domain/earning/accruals.ts'
import type { Services } from '../http/handler.ts'
import { eachDue } from './each-due.ts'

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

/**
 * Posts, for every pledge and lock, each day that is over and was not posted, however long ago that was: once, whatever was
 * interrupted, on however many nodes.
 * @returns how many days it posted
 */
export async function postAccruals({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const now = clock.now()
  let days = 0
  await eachDue(
    'pledges and locks',
    (after: DueEarningOrder | undefined, limit) =>
      listDueEarningOrders(store, now, after ?? BEFORE_ALL, limit),
    async ({ id }) => {
      const posted = await catchUpEarningOrder({ store }, id)
      days += posted
    },
  )
  return days
}
