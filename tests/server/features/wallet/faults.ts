/** Published liabilities, and faults in them that verify-ledger must find. */
import { publishDay } from '#server/features/wallet/liabilities/publish.ts'
import { LIABILITY_CHECK } from '#server/features/wallet/liabilities/verify.ts'
import type { Store } from '#server/kernel/store.ts'

/** Publishes two days after everything that tests have booked. */
export async function publishTwoDays(store: Store): Promise<void> {
  await publishDay(store, '2027-01-02')
  await publishDay(store, '2027-01-03')
}

export const LIABILITY_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    LIABILITY_CHECK,
    'a published total was changed',
    "UPDATE liability_totals SET total = '1' WHERE asset = 'USDT'",
  ],
  [LIABILITY_CHECK, 'a published total is gone', "DELETE FROM liability_totals WHERE asset = 'USDT'"],
  [
    LIABILITY_CHECK,
    'a total of what nobody has is published',
    "INSERT INTO liability_totals(day, asset, leaves, total, root) VALUES ('2027-01-02', 'C:12', 1, '5', 'x')",
  ],
  [
    LIABILITY_CHECK,
    'a published root was changed',
    "UPDATE liability_days SET hash = 'x' WHERE day = '2027-01-02'",
  ],
  [LIABILITY_CHECK, 'a published day is gone', "DELETE FROM liability_days WHERE day = '2027-01-02'"],
  [LIABILITY_CHECK, 'an account was left out', "DELETE FROM postings WHERE owner = 2 AND kind = 'available'"],
  [LIABILITY_CHECK, 'a leaf was changed', "UPDATE liability_blocks SET leaves = '1 x' WHERE asset = 'USDT'"],
  [LIABILITY_CHECK, 'a branch of a tree is gone', "DELETE FROM liability_blocks WHERE asset = 'USDT'"],
]
