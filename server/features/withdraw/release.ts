import { finish, type Context, type Statement, type Steps } from '#server/kernel/store.ts'
import { post, type Entry, type Reference } from '#server/ledger/ledger.ts'
import { USDT } from '#server/ledger/units.ts'
import { lockWallet } from '#server/ledger/wallet.ts'
import {
  changeWithdrawal,
  toWithdrawal,
  type UnnamedWithdrawal,
  type WithdrawalChange,
  type WithdrawalRow,
} from './withdrawal.ts'

/** The reference of a withdrawal's transactions. */
export const referenceTo = ({ id }: WithdrawalRow): Reference => ({ type: 'withdrawal', id })

/** Entries that move an amount between a person's two balances. */
export function transferEntries(
  from: 'available' | 'held',
  to: 'available' | 'held',
  amount: bigint,
  type: 'hold' | 'release',
): Entry[] {
  return [
    { account: from, asset: USDT, type, amount: -amount },
    { account: to, asset: USDT, type, amount },
  ]
}

/** Ends a pending withdrawal without a payout and releases its hold. */
export function* releaseSteps(
  context: Context,
  pending: WithdrawalRow,
  change: WithdrawalChange,
  ...furtherStatements: readonly Statement[]
): Steps<UnnamedWithdrawal> {
  const [ended, store] = changeWithdrawal(pending, change)
  const wallet = yield* lockWallet(ended.user_id, [USDT])
  const releaseEntries = transferEntries('held', 'available', ended.amount, 'release')
  return yield* finish(
    toWithdrawal(ended),
    store,
    ...post(context, wallet, referenceTo(ended), releaseEntries),
    ...furtherStatements,
  )
}
