import type { Outbox } from './outbox.ts'
import type { Subscription, Subscriptions } from './subscriptions.ts'
import type { Timers } from './timers.ts'

/** Channels between two looks at the event loop: one guest may open hundreds, and no order waits for all of them. */
const CHANNELS_AT_ONCE = 20

/** Gives a function that sends what is new in every channel of a period; a round that outlasts its period is not begun twice. */
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
    const go = () => {
      for (const each of due.splice(0, CHANNELS_AT_ONCE)) publish(each)
      if (due.length > 0) timers.soon(go)
      else running.delete(period)
    }
    go()
  }
}
