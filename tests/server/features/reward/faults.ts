/** Invitations and awards, and faults in them that verify-ledger must find. */
import type { Store } from '#server/kernel/store.ts'
import { creditMoney } from '../customer.ts'
import { claim, payFees, registerInvited } from './people.ts'

/** Creates an invited account that has deposited and claimed the bonus. */
export async function populateRewards(store: Store): Promise<void> {
  const member = await registerInvited(store, 'invited', await registerInvited(store, 'inviting'))
  await creditMoney(store, member.id, '10000')
  await payFees(store, member)
  await claim(store, member, 'firstDeposit')
}

const award = (columns: string, values: string) =>
  `INSERT INTO awards(id, user_id, event, amount, created_at, ${columns}) VALUES (7, 2, 'fault', 1, 1, ${values})`

/** One fault for each invariant. */
export const REWARD_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    'awards are booked once, out of the fees of the house',
    'an award states more than was booked',
    'UPDATE awards SET amount = amount + 1',
  ],
  [
    'shares are of the fees that members paid',
    'a share is of fees that nobody paid',
    award('kind, source_id, level, day, base, rate', "'team', 1, 1, 0, 5, '0.1'"),
  ],
  [
    'vouchers give back fees of their time, once',
    'a fee is given back without a voucher',
    award('kind, base, order_id, task', "'voucher', 1, 7, 'firstOrder'"),
  ],
  [
    'prizes go to the places of their activities',
    'a prize goes to somebody without a rank',
    award('kind, activity_id, place', "'activity', 1, 1"),
  ],
  [
    'activities count their participants and places',
    'an activity counts somebody who does not take part',
    'INSERT INTO activity_totals(activity_id, participants) VALUES (1, 1)',
  ],
  [
    'activities count their participants and places',
    'somebody takes part and is not counted',
    'INSERT INTO activity_entries(activity_id, user_id, forecast, joined_at) VALUES (1, 1, 1, 1)',
  ],
  [
    'nobody is invited by somebody who came later',
    'an account is older than the one that invited it',
    'UPDATE users SET created_at = created_at - 1 WHERE invited_by IS NOT NULL',
  ],
]
