/** Faults in what closed accounts leave that verify-ledger must find; see verify-ledger.test.ts. */
import { closeAccount } from '#server/features/security/close-account.ts'
import type { Store } from '#server/kernel/store.ts'
import { createMarket } from '#server/market/market.ts'
import { runStatements } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../customer.ts'

/** Closes an account that gives fifteen dollars up. */
export async function populateClosed(store: Store): Promise<void> {
  await runStatements(store, [
    `INSERT INTO users(id, account, nick_name, account_type, invite_code, password_hash, created_at)
      VALUES (900, 'left@example.com', 'left', 0, 'NOBODYS9', 'none', 1)`,
  ])
  await creditMoney(store, 900n, '15')
  const market = createMarket({ seed: 1, clock: () => Date.UTC(2026, 0, 5) })
  await store.execute(closeAccount, { userId: 900n, market, remainder: '15 USDT' })
}

/** The check, the fault, and the statement that plants it. */
export const CLOSING_FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    'no closed account has money or open business',
    'an account with money and orders is closed',
    `INSERT INTO users(id, account, nick_name, account_type, invite_code, password_hash, created_at, closed_at)
      VALUES (1, 'ana@example.com', 'ana', 0, 'NOBODYS1', 'none', 1, 1)`,
  ],
  ['no closed account has a session', 'an account was closed by hand', 'UPDATE users SET closed_at = 1'],
  ...[
    ['more was given up than cannot be withdrawn', 'postings SET amount = -20000000'],
    ['what could be sold was given up', "postings SET asset = 'P:1'"],
    ['a balance was given up in part', 'postings SET balance_after = 1'],
    ['something was given to the account', 'postings SET amount = 15000000'],
    ['another person gave it up', 'postings SET owner = 2'],
    ['it was given up before the end', 'transactions SET created_at = 1'],
  ].map(([fault = '', change = '']): [string, string, string] => [
    'only a remainder is given up, by its owner, when the account is closed',
    fault,
    change.startsWith('postings')
      ? `UPDATE ${change} WHERE type = 'adjustment' AND owner = 900`
      : `UPDATE ${change} WHERE reference_type = 'adjustment'`,
  ]),
]
