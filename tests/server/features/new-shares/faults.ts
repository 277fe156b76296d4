/** New share subscriptions in every state, and faults in them that verify-ledger must find. */
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
export async function populateNewShares(store: Store): Promise<void> {
  // The offers are past their draw and listing by the test clock, but were still open when subscribed to.
  const past = { ...OFFER, drawsAt: OFFER.closesAt, listsAt: OFFER.closesAt }
  const made = []
  for (const id of [1, 2, 3, 4, 5]) made.push(await subscribe(store, { lots: 2, offer: { ...past, id } }))
  const [, cancelled, none, allotted, listed] = made.map(({ id }) => BigInt(id))
  const subscriptionId = cancelled!
  await store.execute(cancelShareSubscription, { userId: 1n, idempotencyKey: randomUUID(), subscriptionId })
  const later = storeAtDueTime(store)
  await later(settleShareSubscription, { subscriptionId: none!, allottedLots: 0 })
  await later(settleShareSubscription, { subscriptionId: allotted!, allottedLots: 1 })
  await later(settleShareSubscription, { subscriptionId: listed!, allottedLots: 2 })
  await later(listShareSubscription, listed!)
}

/** Executes commands with the clock at their due time. */
function storeAtDueTime(store: Store): Store['execute'] {
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
    'a subscription that awaits its draw is missing',
    "DELETE FROM share_subscriptions WHERE status = 'waiting'",
  ],
  [
    'what is held is what open orders hold',
    'shares that await their listing are missing',
    "DELETE FROM share_subscriptions WHERE status = 'allotted'",
  ],
  [
    ENTRIES,
    'a subscription states more than is held',
    "UPDATE share_subscriptions SET held = held + 1 WHERE status = 'waiting'",
  ],
  [
    ENTRIES,
    'a subscription states a lower cost than was charged',
    "UPDATE share_subscriptions SET cost = cost - 1 WHERE status = 'allotted'",
  ],
  [
    ENTRIES,
    'a subscription states another fee',
    "UPDATE share_subscriptions SET fee = fee - 1 WHERE status = 'listed'",
  ],
  [
    ENTRIES,
    'a subscription states fewer lots than were allotted',
    "UPDATE share_subscriptions SET allotted_lots = 1 WHERE status = 'listed'",
  ],
  [
    ENTRIES,
    'a subscription belongs to another account',
    "UPDATE share_subscriptions SET user_id = 9 WHERE status = 'listed'",
  ],
  [
    'no offer of new shares has given away more than there was',
    'an offer has fewer lots than were allotted',
    "UPDATE share_subscriptions SET total_lots = 1 WHERE status = 'listed'",
  ],
  [
    TIMES,
    'a subscription was cancelled after closing',
    "UPDATE share_subscriptions SET settled_at = closes_at WHERE status = 'cancelled'",
  ],
  [
    TIMES,
    'a subscription was settled before its draw',
    "UPDATE share_subscriptions SET settled_at = draws_at - 1 WHERE status = 'allotted'",
  ],
  [
    TIMES,
    'shares were released before their listing',
    'UPDATE share_subscriptions SET listed_at = lists_at - 1 WHERE listed_at > 0',
  ],
]
