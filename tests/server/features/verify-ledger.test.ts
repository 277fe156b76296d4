import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHECK_NAMES, verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { CHAIN_CHECK } from '#server/ledger/chain-entries.ts'
import { engines, itWithStore, runStatements, type TestDatabase } from '#tests/support/databases/databases.ts'
import { BIBI_FAULTS } from './bibi/faults.ts'
import { CONTRACT_FAULTS } from './contract/faults.ts'
import { creditMoney } from './customer.ts'
import { EARNING_FAULTS } from './earning/faults.ts'
import { EXCHANGE_FAULTS } from './exchange/faults.ts'
import { LOAN_FAULTS } from './loan/faults.ts'
import { CLOSING_FAULTS } from './security/faults.ts'
import { SHARE_FAULTS } from './new-shares/faults.ts'
import { QUICK_FAULTS } from './quick/faults.ts'
import { REWARD_FAULTS } from './reward/faults.ts'
import { populateLedger } from './populate-ledger.ts'
import { LIABILITY_FAULTS } from './wallet/faults.ts'
import { WITHDRAWAL_FAULTS } from './withdraw/faults.ts'

/** At least one fault for every invariant, more where it can break in several ways. */
const FAULTS: readonly [check: string, fault: string, statement: string][] = [
  [
    CHAIN_CHECK,
    'the amount of an entry was changed',
    "UPDATE postings SET amount = amount + 1 WHERE type = 'spotBuy' AND owner = 1",
  ],
  [
    CHAIN_CHECK,
    'the type of an entry was changed',
    "UPDATE postings SET type = 'adjustment' WHERE type = 'fee' AND owner = 1",
  ],
  [CHAIN_CHECK, 'an entry was removed', "DELETE FROM postings WHERE type = 'fee' AND owner = 1"],
  [CHAIN_CHECK, 'the time of an entry was changed', 'UPDATE transactions SET created_at = created_at + 1'],
  [
    CHAIN_CHECK,
    'the hash of an entry was changed',
    "UPDATE postings SET hash = 'x' WHERE type = 'fee' AND owner = 1",
  ],
  [CHAIN_CHECK, 'the newest hash of a balance was changed', "UPDATE accounts SET hash = 'x' WHERE owner = 1"],
  [
    'transactions balance',
    'a leg is larger than its counterpart',
    "UPDATE postings SET amount = amount - 1 WHERE kind = 'bank'",
  ],
  ['transactions balance', 'a leg is missing', "DELETE FROM postings WHERE kind = 'fees'"],
  [
    'balances are the sums of their entries',
    'a balance was changed by hand',
    "UPDATE accounts SET balance = balance + 1 WHERE owner = 2 AND kind = 'available'",
  ],
  [
    'balances are the sums of their entries',
    'an account is missing',
    "DELETE FROM accounts WHERE owner = 2 AND kind = 'available'",
  ],
  [
    'balances know how many entries they have',
    'a count was changed by hand',
    "UPDATE accounts SET entries = entries + 1 WHERE owner = 2 AND kind = 'available'",
  ],
  [
    'no balance is negative',
    'a balance is below zero',
    "UPDATE accounts SET balance = -1 WHERE owner = 2 AND kind = 'available'",
  ],
  [
    'running balances follow from their entries',
    'an entry shows another balance than its sum',
    'UPDATE postings SET balance_after = balance_after + 1 WHERE owner = 2',
  ],
  [
    'accounts know their newest transaction',
    'an account names an older transaction',
    "UPDATE accounts SET last_transaction_id = 1 WHERE owner = 2 AND kind = 'available'",
  ],
  ['transactions and entries belong together', 'entries stand for nothing', 'DELETE FROM transactions'],
  [
    'transactions and entries belong together',
    'a transaction is empty',
    "INSERT INTO transactions(id, reference_type, reference_id, created_at) VALUES (7, 'deposit', 7, 7)",
  ],
  [
    'entries are in known accounts',
    'the house has an unknown account',
    "UPDATE postings SET kind = 'drawer' WHERE kind = 'fees'",
  ],
  [
    'every idempotency key has its answer',
    'an answer is missing',
    'UPDATE idempotency SET answer = NULL WHERE user_id = 2',
  ],
  [
    'what is held is what open orders hold',
    'an open order holds more than is held',
    "UPDATE spot_orders SET cost = cost + 1 WHERE status = 'open' AND side = 1",
  ],
  [
    'what is held is what open orders hold',
    'an open sale holds more than is held',
    "UPDATE spot_orders SET quantity = quantity + 1 WHERE status = 'open' AND side = 2",
  ],
  [
    'filled orders have their entries',
    'a receipt shows a different fee',
    "UPDATE spot_orders SET fee = fee + 1 WHERE status = 'filled'",
  ],
  [
    'filled orders have their entries',
    'a receipt shows a different quantity',
    "UPDATE spot_orders SET quantity = 7 WHERE status = 'filled'",
  ],
  [
    'filled orders have their entries',
    'another account has paid',
    "UPDATE spot_orders SET user_id = 2 WHERE status = 'filled'",
  ],
  [
    'other orders hold and release, and nothing else',
    'a cancelled order has traded',
    "UPDATE spot_orders SET status = 'cancelled', fill_price = NULL WHERE status = 'filled' AND type = 'market'",
  ],
  [
    'other orders hold and release, and nothing else',
    'an order has no entries',
    `INSERT INTO spot_orders(id, user_id, product_id, side, type, status, quantity, limit_price, cost, fee, fee_rate, created_at,
      closed_at, limit_active) VALUES (7, 1, 1, 1, 'limit', 'cancelled', 1, 1, 1, 0, '0', 1, 1, 1)`,
  ],
  [
    'deposits are credited once, when approved',
    'a deposit is credited and pending',
    "UPDATE deposits SET status = 'pending', reviewed_at = NULL WHERE user_id = 1",
  ],
  [
    'deposits are credited once, when approved',
    'a deposit shows another amount',
    'UPDATE deposits SET amount = amount + 1',
  ],
  [
    'deposits are credited once, when approved',
    'a deposit is credited to somebody else',
    'UPDATE deposits SET user_id = 9',
  ],
  [
    'filled orders have their entries',
    'another product was bought',
    "UPDATE spot_orders SET product_id = 9 WHERE status = 'filled'",
  ],
  [
    'transactions stand for something',
    'a transaction refers to an order that does not exist',
    "UPDATE transactions SET reference_id = 7 WHERE reference_type = 'spotOrder'",
  ],
  ['holdings have a cost while there is a quantity', 'a holding is gone', 'DELETE FROM holdings'],
  [
    'holdings have a cost while there is a quantity',
    'an empty holding has a cost',
    'INSERT INTO holdings(user_id, product_id, cost) VALUES (2, 9, 1)',
  ],
  ...CONTRACT_FAULTS,
  ...BIBI_FAULTS,
  ...EXCHANGE_FAULTS,
  ...QUICK_FAULTS,
  ...WITHDRAWAL_FAULTS,
  ...CLOSING_FAULTS,
  ...EARNING_FAULTS,
  ...SHARE_FAULTS,
  ...LOAN_FAULTS,
  ...REWARD_FAULTS,
  ...LIABILITY_FAULTS,
]

itWithStore('verify-ledger finds nothing in a ledger written by commands only', async store => {
  expect(await verifyLedger(store)).toEqual([])
  await populateLedger(store)
  expect(await verifyLedger(store)).toEqual([])
})

it('verify-ledger has a fault planted for every invariant', () => {
  expect(new Set(FAULTS.map(([check]) => check))).toEqual(new Set(CHECK_NAMES))
})

for (const engine of engines) {
  // One ledger for all faults: each is made in a transaction that is rolled back, on the connection that also reads.
  describe(`verify-ledger on a ledger with every kind of transaction (${engine.name})`, () => {
    let database: TestDatabase
    let store: Store
    beforeAll(async () => {
      database = await engine.create()
      store = await database.open({ connections: 1 })
      await populateLedger(store)
      // Faults that the engine's constraints would prevent must be found as well.
      if (store.engine === 'sqlite') await store.query('PRAGMA ignore_check_constraints = ON')
      else await store.query('ALTER TABLE accounts DROP CONSTRAINT accounts_balance_check')
    })
    afterAll(async () => {
      await store.close()
      await database.remove()
    })
    beforeEach(() => store.query('BEGIN'))
    afterEach(() => store.query('ROLLBACK'))

    it('finds nothing while nothing is wrong', async () => {
      expect(await verifyLedger(store)).toEqual([])
    })

    for (const [check, fault, statement] of FAULTS) {
      it(`finds that ${fault}: ${check}`, async () => {
        await store.query(statement)
        const findings = await verifyLedger(store)
        expect(findings.map(finding => finding.check)).toContain(check)
        expect(
          findings.every(finding => finding.message.length > 20 && !finding.message.includes('undefined')),
        ).toBe(true)
      })
    }
  })
}

itWithStore('reports twenty findings of a kind and that there are more', async store => {
  for (let orders = 0; orders < 22; orders++) await creditMoney(store, BigInt(orders + 1), '10')
  await runStatements(store, ['UPDATE accounts SET balance = balance + 1'])
  const findings = await verifyLedger(store)
  expect(findings.filter(finding => finding.check === 'balances are the sums of their entries')).toHaveLength(
    21,
  )
})
