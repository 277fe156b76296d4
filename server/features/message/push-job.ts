import { noticeGroupOf } from '#src/lib/site/notice-groups.ts'
import { HOUR, SECOND } from '#src/lib/time/time-units.ts'
import type { Services } from '#server/services.ts'
import { pagedItems, singleItemJob, type Job } from '#server/kernel/job.ts'
import { createProgressTracker } from '#server/kernel/job-progress.ts'
import type { PushOutcome, PushSender } from '#server/push/push-sender.ts'
import {
  claimDelivery,
  endDelivery,
  enqueueDeliveries,
  forgetDeliveries,
  hasNewDeliveries,
  listDueDeliveries,
  postponeDelivery,
  type Delivery,
  type DueDelivery,
} from './push-deliveries.ts'
import { forgetPushDevice, groupsOff } from './push-devices.ts'

const NAME = 'notify devices'

/** The values that say nothing of money. */
const PLAIN_PARAMS = ['product', 'market', 'level', 'browser', 'system', 'name', 'left']

/** What the device is sent: JSON that its service worker reads (src/app/worker/push-content.ts). */
function contentOf({ messageId, device, message: { kind, params, created_at } }: Delivery): string {
  const hasAmounts = device.has_amounts === 1n
  const all = Object.entries(JSON.parse(params) as Record<string, string>)
  const sent = all.filter(([name]) => hasAmounts || PLAIN_PARAMS.includes(name))
  return JSON.stringify({
    id: `${messageId}`,
    kind,
    params: Object.fromEntries(sent),
    createdAt: Number(created_at),
    hasAmounts,
  })
}

/** Whether the device is sent this kind of message. Those of security are always sent. */
function isWanted({ device, message: { kind } }: Delivery): boolean {
  const group = noticeGroupOf(kind)
  return group !== undefined && !groupsOff(device).includes(group)
}

/** What follows from what came of a delivery. */
async function settle(
  { store, log }: Pick<Services, 'store' | 'log'>,
  delivery: Delivery & { readonly attempts: bigint },
  outcome: PushOutcome,
): Promise<void> {
  const { deviceId, messageId, attempts, device } = delivery
  if (outcome.kind === 'gone')
    return store.execute(forgetPushDevice, { id: deviceId, endpoint: device.endpoint })
  if (outcome.kind === 'later') {
    const { after = 0 } = outcome
    return store.execute(postponeDelivery, { deviceId, messageId, attempts, after })
  }
  // The address is a secret: whoever has it may be taken for the device.
  if (outcome.kind === 'refused') log.info('notification refused', { status: outcome.status })
  return store.execute(endDelivery, { deviceId, messageId })
}

/**
 * The jobs that send messages to devices while the app is closed. A run claims what is due and begins to send it; what a slow push service
 * has no room for stays due. None where the operator has set no key.
 */
export function pushJobs({ push, ...services }: Pick<Services, 'store' | 'clock' | 'log' | 'push'>): Job[] {
  return push ? [deliveryJob(services, push), forgetJob(services)] : []
}

const forgetJob = ({ store }: Pick<Services, 'store'>) =>
  singleItemJob('forget notifications', HOUR, () => store.execute(forgetDeliveries, undefined))

function deliveryJob(services: Pick<Services, 'store' | 'clock' | 'log'>, sender: PushSender): Job {
  const { store, clock, log } = services
  const progress = createProgressTracker(store, NAME)
  const underWay = new Set<Promise<void>>()

  const deliver = async (delivery: Delivery & { readonly attempts: bigint }): Promise<void> => {
    const { device, messageId } = delivery
    try {
      const outcome = await sender.send(device, contentOf(delivery), `${messageId}`)
      await settle(services, delivery, outcome)
    } catch (error) {
      // Its claim ends by itself; then it is sent again.
      log.error('notification not settled', error)
    }
  }

  const begin = async (delivery: DueDelivery): Promise<boolean> => {
    if (!isWanted(delivery)) {
      await store.execute(endDelivery, delivery)
      return true
    }
    const release = sender.reserve(delivery.device.endpoint)
    if (!release) return false
    const attempts = await store.execute(claimDelivery, delivery).catch((error: unknown) => {
      release()
      throw error
    })
    if (attempts === undefined) {
      release()
      return false
    }
    const sending = deliver({ ...delivery, attempts }).finally(() => {
      release()
      underWay.delete(sending)
    })
    underWay.add(sending)
    return true
  }

  let until = 0
  return {
    name: NAME,
    intervalMs: SECOND,
    async *due() {
      const { from, to } = await progress.nextWindow(clock.now(), async () => undefined)
      until = to
      if (await hasNewDeliveries(store, { from, now: to })) await store.execute(enqueueDeliveries, { from })
      yield* pagedItems(
        (after: DueDelivery | undefined, limit) => listDueDeliveries(store, to, after, limit),
        delivery => ({
          key: `${delivery.deviceId}:${delivery.messageId}`,
          run: () => begin(delivery),
        }),
      )
    },
    onFinished: () => progress.complete({ until, newestId: 0n }),
    settled: async () => {
      await Promise.all(underWay)
    },
  }
}
