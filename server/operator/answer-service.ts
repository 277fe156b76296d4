import { answerServiceMessage, listWaitingMessages } from '../domain/help/conversation.ts'
import type { Services } from '../http/handler.ts'
import { answerTo } from '../site/service-script.ts'

/** Answered in one round at most. */
const AT_ONCE = 100
/** As long as the desk seems to think, milliseconds; published in docs/sandbox.md. */
const THINKS = 2000

/**
 * Answers what was written to customer service by the published script. May run anywhere, at any time and twice at once: each
 * message is answered once. @returns how many it answered
 */
export async function answerService({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<number> {
  const waiting = await listWaitingMessages(store, { before: clock.now() - THINKS + 1, limit: AT_ONCE })
  for (const message of waiting) {
    await store.execute(answerServiceMessage, { id: message.id, text: answerTo(message) })
  }
  return waiting.length
}
