/** Pledges and locks in every state, and faults in them that verify-ledger must find. */
import type { Store } from '#server/kernel/store.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'
import { LOCK, PLEDGE, redeemEarly, placeOrder, runAccruals } from './customer.ts'

/** Creates an active order, a matured one and one redeemed early, for an account with enough money. */
export async function populateEarning(store: Store): Promise<void> {
  // Placed long enough ago that some of their days are over.
  const clock = createTestClock()
  clock.advance(-3 * DAY)
  const now = clock.now()
  const lock = { product: LOCK, now }
  await placeOrder(store, clock, { amount: '100', placedAt: now })
  await placeOrder(store, clock, {
    amount: '60',
    placedAt: now,
    offer: { product: { ...PLEDGE, termDays: 2 }, now },
  })
  const left = await placeOrder(store, clock, { amount: '80', placedAt: now, offer: lock })
  clock.advance(3 * DAY)
  await runAccruals(store, clock)
  await redeemEarly(store, left, '0.8', { service: 'mining' })
}

const ENTRIES = 'pledges and locks have the entries of what they say'
const DAYS = 'every day of a pledge or lock is posted once, for its own day'
const ENDS = 'pledges and locks end at their end, or early at a price'

export const EARNING_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    'what is held is what open orders hold',
    'an active pledge is missing',
    "DELETE FROM earning_orders WHERE status = 'running'",
  ],
  [
    ENTRIES,
    'an order states more principal than was held',
    "UPDATE earning_orders SET amount = amount + 1 WHERE status = 'running'",
  ],
  [ENTRIES, 'less was earned than was posted', 'UPDATE earning_orders SET accrued = accrued - 1'],
  [
    ENTRIES,
    'an early redemption cost more than it states',
    "UPDATE earning_orders SET penalty = penalty - 1 WHERE status = 'redeemed'",
  ],
  [ENTRIES, 'it is another person’s', "UPDATE earning_orders SET user_id = 9 WHERE status = 'matured'"],
  [DAYS, 'a day is missing', 'DELETE FROM earning_accruals WHERE number = 2'],
  [DAYS, 'a day bears another date', 'UPDATE earning_accruals SET day = day + 86400000 WHERE number = 3'],
  [
    DAYS,
    'a day was posted before it was over',
    'UPDATE earning_accruals SET posted_at = day WHERE number = 1',
  ],
  [
    DAYS,
    'the interest of two days was swapped',
    'UPDATE earning_accruals SET amount = amount + 1 WHERE number = 1',
  ],
  [
    'each posted day is a transaction of its order',
    'a day names another transaction',
    'UPDATE earning_accruals SET transaction_id = 1 WHERE number = 1',
  ],
  [
    ENDS,
    'an order ended early without a penalty',
    "UPDATE earning_orders SET status = 'matured', penalty = 0 WHERE status = 'redeemed'",
  ],
  [
    ENDS,
    'an active order skips a day',
    "UPDATE earning_orders SET next_at = next_at + 86400000 WHERE status = 'running'",
  ],
  [
    'what was sold of a product is what its orders come to',
    'the sold amount exceeds the placed orders',
    'UPDATE earning_sold SET sold = sold + 1',
  ],
  [
    'transactions stand for something',
    'a pledge is booked as lock mining',
    "UPDATE transactions SET reference_type = 'miningOrder' WHERE reference_type = 'pledgeOrder'",
  ],
]
