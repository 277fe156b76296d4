import type { Outbox } from './outbox.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'
import type { Timers } from './timers.ts'

/** Channels processed before yielding to the event loop: one guest may open hundreds. */
const CHANNEL_BATCH = 20

/** Sends the changes of channels to their subscribers. */
export interface Publisher {
  /** Publishes all channels with a period; rounds of one period never overlap. */
  publishDue(period: number): void
  /** Publishes one channel now. */
  publish(subscription: Subscription): void
}

export function createPublisher(timers: Timers, subscriptions: Subscriptions, outbox: Outbox): Publisher {
  const running = new Set<number>()

  const publish = (subscription: Subscription) => {
    if (subscription.isSending) return
    const frame = subscription.channel.next(timers.now())
    if (!frame) return
    subscription.isSending = true
    outbox.send(frame, subscription.listeners, () => (subscription.isSending = false))
  }

  const publishDue = (period: number) => {
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

  return { publishDue, publish }
}
