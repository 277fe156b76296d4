import type { Outbox } from './outbox.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'
import type { Timers } from './timers.ts'

/** Channels processed before yielding to the event loop: one guest may open hundreds. */
const CHANNEL_BATCH = 20

/** Gives a function that publishes the changes of all channels with a period; rounds of one period never overlap. */
export function createPublisher(
  timers: Timers,
  subscriptions: Subscriptions,
  outbox: Outbox,
): (period: number) => void {
  const running = new Set<number>()

  const publish = (subscription: Subscription) => {
    if (subscription.isSending) return
    const frame = subscription.channel.next(timers.now())
    if (!frame) return
    subscription.isSending = true
    outbox.send(frame, subscription.listeners, () => (subscription.isSending = false))
  }

  return period => {
    if (running.has(period)) return
    const due = subscriptions.all().filter(each => each.channel.period === period)
    running.add(period)
    const publishNext = () => {
      for (const each of due.splice(0, CHANNEL_BATCH)) publish(each)
      if (due.length > 0) timers.defer(publishNext)
      else running.delete(period)
    }
    publishNext()
  }
}
