/** Subscriptions to new shares in every state, and what could go wrong with them. */
import { randomUUID } from 'node:crypto'
import {
  cancelShareSubscription,
  listShareSubscription,
  settleShareSubscription,
} from '#server/features/new-shares/commands.ts'
import type { Store } from '#server/kernel/store.ts'
import { OFFER, subscribe } from './customer.ts'
import { DAY } from '#src/lib/time/time-units.ts'

/** One that waits, one that was cancelled, one that got nothing, one whose shares wait, and one whose shares are free; of a person who has the money for them. */
export async function liveShares(store: Store): Promise<void> {
  // Of offers whose draw and listing are over by the clock of the tests, though one could still subscribe to them.
  const past = { ...OFFER, drawsAt: OFFER.closesAt, listsAt: OFFER.closesAt }
  const made = []
  for (const id of [1, 2, 3, 4, 5]) made.push(await subscribe(store, { lots: 2, offer: { ...past, id } }))
  const [, cancelled, none, allotted, listed] = made.map(({ id }) => BigInt(id))
  const subscriptionId = cancelled!
  await store.execute(cancelShareSubscription, { userId: 1n, idempotencyKey: randomUUID(), subscriptionId })
  const later = onDay(store)
  await later(settleShareSubscription, { subscriptionId: none!, allottedLots: 0 })
  await later(settleShareSubscription, { subscriptionId: allotted!, allottedLots: 1 })
  await later(settleShareSubscription, { subscriptionId: listed!, allottedLots: 2 })
  await later(listShareSubscription, listed!)
}

/** Runs commands as if their day had come. */
function onDay(store: Store): Store['execute'] {
  return (command, input) =>
    store.execute(
      (context, given) => command({ ...context, now: context.now + BigInt(DAY), id: context.id }, given),
      input,
    )
}

const ENTRIES = 'subscriptions to new shares have the entries of their state'
const TIMES = 'nobody subscribed to new shares or was settled out of time'

export const SHARE_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    'what is held is what open orders hold',
    'a subscription that waits for its draw is gone',
    "DELETE FROM share_subscriptions WHERE status = 'waiting'",
  ],
  [
    'what is held is what open orders hold',
    'shares that wait for their listing are gone',
    "DELETE FROM share_subscriptions WHERE status = 'allotted'",
  ],
  [
    ENTRIES,
    'more is held for new shares than was taken',
    "UPDATE share_subscriptions SET held = held + 1 WHERE status = 'waiting'",
  ],
  [
    ENTRIES,
    'new shares cost less than was paid',
    "UPDATE share_subscriptions SET cost = cost - 1 WHERE status = 'allotted'",
  ],
  [
    ENTRIES,
    'their fee was another one',
    "UPDATE share_subscriptions SET fee = fee - 1 WHERE status = 'listed'",
  ],
  [
    ENTRIES,
    'fewer lots were got than were given',
    "UPDATE share_subscriptions SET allotted_lots = 1 WHERE status = 'listed'",
  ],
  [
    ENTRIES,
    'the subscription is another person’s',
    "UPDATE share_subscriptions SET user_id = 9 WHERE status = 'listed'",
  ],
  [
    'no offer of new shares has given away more than there was',
    'there were fewer lots than were given away',
    "UPDATE share_subscriptions SET total_lots = 1 WHERE status = 'listed'",
  ],
  [
    TIMES,
    'it was cancelled after closing',
    "UPDATE share_subscriptions SET settled_at = closes_at WHERE status = 'cancelled'",
  ],
  [
    TIMES,
    'it was settled before its draw',
    "UPDATE share_subscriptions SET settled_at = draws_at - 1 WHERE status = 'allotted'",
  ],
  [
    TIMES,
    'its shares were free before their listing',
    'UPDATE share_subscriptions SET listed_at = lists_at - 1 WHERE listed_at > 0',
  ],
]
