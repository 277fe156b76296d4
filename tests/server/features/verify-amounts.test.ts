import { expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { engines, itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { populateLedger } from './populate-ledger.ts'

/** What names a row, says when it was or on which terms: no entry follows from it alone. */
const NO_AMOUNT =
  /(?:\.|_)(?:id|at|day|time|until|number|version|price|rate|leverage|quantity|step|trigger|value|ahead|oldest)$/

/** Amounts that no entry has: costs of holdings, terms of positions, counts that are shown. */
const NOT_BOOKED = [
  'bibi_orders.cost_taken',
  'contract_fills.margin',
  'contract_orders.notional',
  'contract_positions.as_of',
  'contract_positions.near_first',
  'contract_positions.near_second',
  'contract_positions.near_since',
  'contract_positions.near_told',
  'contract_positions.near_upper',
  'deposits.confirmations',
  'deposits.confirmations_needed',
  'deposits.pending_since',
  'exchanges.cost_taken',
  'exchanges.from_currency',
  'exchanges.to_currency',
  'exchanges.to_product',
  'holdings.cost',
  'loan_payments.days_late',
  'loan_payments.instalment',
  'loans.grace_days',
  'loans.instalments',
  'loans.paid_instalments',
  'schema_support.singleton',
  'share_subscriptions.lots',
  'share_subscriptions.total_lots',
  'spot_orders.limit_active',
  'users.account_type',
]

itOnEveryEngine(
  'verify-ledger finds a unit more in any amount that was booked',
  async database => {
    const store = await database.open({ connections: 1 })
    await populateLedger(store)
    // Faults that the constraints would prevent must be found as well.
    await store.query('PRAGMA ignore_check_constraints = ON')
    const tables = await store.query<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    const unnoticed: string[] = []
    for (const { name: table } of tables) {
      const [row = {}] = await store.query(`SELECT * FROM ${table} LIMIT 1`)
      for (const column of Object.keys(row)) {
        const amount = `${table}.${column}`
        if (typeof row[column] !== 'bigint' || NO_AMOUNT.test(amount)) continue
        await store.query('BEGIN')
        const isChanged = await store.query(`UPDATE ${table} SET ${column} = ${column} + 1`).then(
          () => true,
          // A part of a key.
          () => false,
        )
        if (isChanged && (await verifyLedger(store)).length === 0) unnoticed.push(amount)
        await store.query('ROLLBACK')
      }
    }
    expect(unnoticed.toSorted()).toEqual(NOT_BOOKED)
    await store.close()
  },
  undefined,
  // Both have the same checks.
  engines.slice(0, 1),
)
