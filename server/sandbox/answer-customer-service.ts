import {
  answerServiceMessage,
  listUnansweredMessages,
  type UnansweredMessage,
} from '../features/help/service-messages.ts'
import type { Services } from '../services.ts'
import { runJobToCompletion, pagedItems, type Job } from '../kernel/job.ts'
import { answerTo } from './customer-service-script.ts'

/** Milliseconds until customer service answers; published in docs/sandbox.md. */
const ANSWER_DELAY = 2000

type Dependencies = Pick<Services, 'store' | 'clock'>

/** Answers messages to customer service by the published script; each once. */
export const customerServiceJob = ({ store, clock }: Dependencies): Job => ({
  name: 'answer customer service',
  intervalMs: 250,
  due: () =>
    pagedItems(
      (after: UnansweredMessage | undefined, limit) =>
        listUnansweredMessages(store, {
          before: clock.now() - ANSWER_DELAY + 1,
          limit,
          after: after?.id ?? 0n,
        }),
      message => ({
        key: `${message.id}`,
        run: () => store.execute(answerServiceMessage, { id: message.id, text: answerTo(message) }),
      }),
    ),
})

/** Answers all waiting messages. @returns how many */
export const answerCustomerService = (ports: Dependencies): Promise<number> =>
  runJobToCompletion(customerServiceJob(ports))
