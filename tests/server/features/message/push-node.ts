/** A node that sends notifications, and what it is to send. */
import { pushJobs } from '#server/features/message/push-job.ts'
import { runJob } from '#server/kernel/job.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { insertMessage } from '#server/messages.ts'
import { createPushSender } from '#server/push/push-sender.ts'
import type { AccountMessageKind } from '#models'
import type { BackEnd, Fields, Person } from '#tests/support/back-end.ts'
import type { PushService, SoftwareDevice } from '#tests/support/features/push.ts'

interface Told {
  readonly userId: bigint
  readonly kind: AccountMessageKind
  readonly params: Record<string, string>
}
function* tellSteps(context: Context, { userId, kind, params }: Told): Steps<bigint> {
  const statement = insertMessage(context, userId, kind, params)
  return yield* finish(statement[1]![0] as bigint, statement)
}

export const FILLED = { market: 'spot', product: 'AAPL', price: '1234.5', quantity: '2', currency: 'USDT' }

/** Sends somebody a message, a moment later. @returns its id */
export async function tell(
  { services, clock }: BackEnd,
  person: Person,
  kind: AccountMessageKind = 'order_filled',
  params: Record<string, string> = FILLED,
) {
  const caller = await services.sessions.find(person.token)
  clock.advance(5)
  return services.store.execute(tellSteps, { userId: caller!.userId, kind, params })
}

/** The jobs of one node, which call this push service. */
export function node({ services }: BackEnd, service: PushService) {
  const push = createPushSender(services.config.push!, service.fetch)
  const [job] = pushJobs({ ...services, push })
  return {
    /** One run, without what it has begun. */
    begin: () => runJob(services, job!),
    settled: () => job!.settled!(),
    async run() {
      await runJob(services, job!)
      await job!.settled!()
    },
  }
}

export const subscribe = (person: Person, device: SoftwareDevice, changed: Fields = {}) =>
  person.get('subscribePush', { body: device.request(changed) })
export const deviceOf = async (person: Person) => (await person.get('getPush')).data.device
