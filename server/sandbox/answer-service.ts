import {
  answerServiceMessage,
  listWaitingMessages,
  type WaitingMessage,
} from '../features/help/conversation.ts'
import type { Services } from '../services.ts'
import { completeJob, listedItems, type Job } from '../kernel/job.ts'
import { answerTo } from './service-script.ts'

/** As long as the desk seems to think, milliseconds; published in docs/sandbox.md. */
const THINKS = 2000

type Ports = Pick<Services, 'store' | 'clock'>

/** Answers what was written to customer service by the published script; each message once. */
export const serviceAnswerJob = ({ store, clock }: Ports): Job => ({
  name: 'answer customer service',
  every: 250,
  due: () =>
    listedItems(
      (after: WaitingMessage | undefined, limit) =>
        listWaitingMessages(store, { before: clock.now() - THINKS + 1, limit, after: after?.id ?? 0n }),
      message => ({
        key: `${message.id}`,
        work: () => store.execute(answerServiceMessage, { id: message.id, text: answerTo(message) }),
      }),
    ),
})

/** Answers what waits. @returns how many messages it answered */
export const answerService = (ports: Ports): Promise<number> => completeJob(serviceAnswerJob(ports))
