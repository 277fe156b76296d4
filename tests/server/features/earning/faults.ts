/** Pledges and locks in every state, and what could go wrong with them. */
import type { Store } from '#server/kernel/store.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createTestClock } from '#tests/support/databases.ts'
import { LOCK, PLEDGE, leave, putIn, tick } from './customer.ts'

/** One that runs, one that ran to its end, and one that was left early, of a person who has the money for them. */
export async function liveEarning(store: Store): Promise<void> {
  // Bought so long ago that days of theirs are over now.
  const clock = createTestClock()
  clock.advance(-3 * DAY)
  const now = clock.now()
  const lock = { product: LOCK, now }
  await putIn(store, clock, { amount: '100' })
  await putIn(store, clock, { amount: '60', offer: { product: { ...PLEDGE, termDays: 2 }, now } })
  const left = await putIn(store, clock, { amount: '80', offer: lock })
  clock.advance(3 * DAY)
  await tick(store, clock)
  await leave(store, left, '0.8', { service: 'mining' })
}

const ENTRIES = 'pledges and locks have the entries of what they say'
const DAYS = 'every day of a pledge or lock is posted once, for its own day'
const ENDS = 'pledges and locks end at their end, or early at a price'

export const EARNING_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    'what is held is what open orders hold',
    'a running pledge is gone',
    "DELETE FROM earning_orders WHERE status = 'running'",
  ],
  [
    ENTRIES,
    'more was put in than was taken',
    "UPDATE earning_orders SET amount = amount + 1 WHERE status = 'running'",
  ],
  [ENTRIES, 'less was earned than was posted', 'UPDATE earning_orders SET accrued = accrued - 1'],
  [
    ENTRIES,
    'leaving cost more than it says',
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
    'two days have swapped their amounts for more',
    'UPDATE earning_accruals SET amount = amount + 1 WHERE number = 1',
  ],
  [
    'each posted day is a transaction of its order',
    'a day names another transaction',
    'UPDATE earning_accruals SET transaction_id = 1 WHERE number = 1',
  ],
  [
    ENDS,
    'one ended before its end without a price',
    "UPDATE earning_orders SET status = 'matured', penalty = 0 WHERE status = 'redeemed'",
  ],
  [
    ENDS,
    'a running one skips a day',
    "UPDATE earning_orders SET next_at = next_at + 86400000 WHERE status = 'running'",
  ],
  [
    'what was sold of a product is what its orders come to',
    'more was sold than was bought',
    'UPDATE earning_sold SET sold = sold + 1',
  ],
  [
    'transactions stand for something',
    'a pledge is booked as lock mining',
    "UPDATE transactions SET reference_type = 'miningOrder' WHERE reference_type = 'pledgeOrder'",
  ],
]
