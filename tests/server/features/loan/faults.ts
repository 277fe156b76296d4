/** Loans in every state, and faults in them that verify-ledger must find. */
import { decideLoan, type ApplyForLoan } from '#server/features/loan/apply-for-loan.ts'
import type { Command, Store } from '#server/kernel/store.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createTestClock } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../customer.ts'
import { PLAIN, SECURED, apply, runInstalments, withdraw } from './borrower.ts'

const BORROWERS = { early: 41n, called: 43n, secured: 44n, waiting: 45n, withdrawn: 46n } as const

/** Runs a command with the clock set back by some days. */
const daysAgo =
  <Input, Answer>(days: number, command: Command<Input, Answer>): Command<Input, Answer> =>
  (context, input) =>
    command({ ...context, now: context.now - BigInt(days * DAY) }, input)

async function borrow(store: Store, application: Partial<ApplyForLoan>) {
  const loan = await apply(store, application)
  await store.execute(daysAgo(13, decideLoan), { loanId: BigInt(loan.id), isApproved: true })
  return loan
}

/** One repaid early, one that was called, one whose security was taken, one that waits, and one that was withdrawn. */
export async function populateLoans(store: Store): Promise<void> {
  const { early, called, secured, waiting, withdrawn } = BORROWERS
  await creditMoney(store, early, '600')
  await creditMoney(store, secured, '90')
  await creditMoney(store, waiting, '600')
  const product = { ...PLAIN, periodDays: 7, instalments: 1 }
  const amount = '100'
  await borrow(store, { userId: early, product, amount })
  await borrow(store, { userId: called, product, amount })
  await borrow(store, { userId: secured, product: { ...product, securityRate: '0.9' }, amount })
  await apply(store, { userId: waiting, product: SECURED, amount: '500' })
  await creditMoney(store, withdrawn, '600')
  const asked = await apply(store, { userId: withdrawn, product: SECURED, amount: '500' })
  await withdraw(store, asked, { userId: withdrawn })
  await runInstalments(store, createTestClock())
}

const OWED = 'what is owed of loans is what was paid out less what was repaid'
const PAID = 'every payment on a loan is made once'
const LATE = 'every late day of a loan costs once, for its own day'
const ENDS = 'loans end when nothing is owed'

export const LOAN_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    'what is held is what open orders hold',
    'an application is missing',
    "DELETE FROM loans WHERE status = 'pending'",
  ],
  [
    'what is held is what open orders hold',
    'a withdrawn application is pending again without its security',
    "UPDATE loans SET status = 'pending', closed_at = NULL WHERE status = 'withdrawn'",
  ],
  [OWED, 'more was lent than was paid out', "UPDATE loans SET amount = amount + 1 WHERE status = 'called'"],
  [OWED, 'it is another person’s', "UPDATE loans SET user_id = 9 WHERE status = 'repaid'"],
  [
    OWED,
    'more interest was paid than was posted',
    'UPDATE loans SET interest_paid = interest_paid + 1 WHERE payments > 0',
  ],
  [PAID, 'a payment is gone', 'DELETE FROM loan_payments'],
  [PAID, 'a payment is larger than it was', 'UPDATE loan_payments SET interest = interest + 1'],
  [
    'each payment on a loan is a transaction of it',
    'a payment names another transaction',
    'UPDATE loan_payments SET transaction_id = 1',
  ],
  [LATE, 'a late day is gone', 'DELETE FROM loan_charges'],
  [LATE, 'a late day bears another date', 'UPDATE loan_charges SET day = day + 86400000'],
  [
    ENDS,
    'a loan with outstanding debt counts as repaid',
    "UPDATE loans SET status = 'repaid', closed_at = 1 WHERE status = 'called'",
  ],
]
