/** Withdrawals in every state, and faults in them that verify-ledger must find. */
import { randomUUID } from 'node:crypto'
import { cancelWithdrawal } from '#server/features/withdraw/commands.ts'
import { completeWithdrawal, rejectWithdrawal, sendWithdrawal } from '#server/features/withdraw/decisions.ts'
import type { Store } from '#server/kernel/store.ts'
import { prepareWithdrawal, withdraw } from './customer.ts'

/** The owner, used by no other test. */
const OWNER = 61n

/** One withdrawal in each state. */
export async function populateWithdrawals(store: Store): Promise<void> {
  const target = await prepareWithdrawal(store, '2000', OWNER)
  const asked = async (amount: string) =>
    BigInt((await withdraw(store, target, { userId: OWNER, amount })).id)
  await asked('100')
  await store.execute(sendWithdrawal, { withdrawalId: await asked('200') })
  const completed = { withdrawalId: await asked('300') }
  await store.execute(sendWithdrawal, completed)
  await store.execute(completeWithdrawal, completed)
  const reason = 'hint_withdrawal_refused'
  await store.execute(rejectWithdrawal, { withdrawalId: await asked('50.13'), reason })
  const cancel = { userId: OWNER, idempotencyKey: randomUUID(), withdrawalId: await asked('400') }
  await store.execute(cancelWithdrawal, cancel)
}

const CHECK = 'withdrawals hold, and pay out once, when sent'
const PAYOUT_ENTRIES = `transaction_id IN (SELECT t.id FROM transactions t JOIN withdrawals w ON w.id = t.reference_id
  WHERE t.reference_type = 'withdrawal' AND w.status = 'completed')`

/** At least one fault for each invariant, more where it can break in several ways. */
export const WITHDRAWAL_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    CHECK,
    'the fee of a sent withdrawal is too small',
    "UPDATE withdrawals SET fee = fee - 1 WHERE status = 'sent'",
  ],
  [
    CHECK,
    'a withdrawal under review states less than it holds',
    "UPDATE withdrawals SET amount = amount - 1 WHERE status = 'pending'",
  ],
  [CHECK, 'one is somebody else’s', "UPDATE withdrawals SET user_id = 2 WHERE status = 'cancelled'"],
  [
    CHECK,
    'a refused withdrawal counts as sent',
    "UPDATE withdrawals SET status = 'sent', reason = NULL WHERE status = 'refused'",
  ],
  [CHECK, 'a payout is missing', `DELETE FROM postings WHERE kind = 'bank' AND ${PAYOUT_ENTRIES}`],
  [
    'what is held is what open orders hold',
    'a hold was never released',
    "DELETE FROM withdrawals WHERE status = 'pending'",
  ],
  [
    'transactions stand for something',
    'a withdrawal is missing',
    "DELETE FROM withdrawals WHERE status = 'completed'",
  ],
]
