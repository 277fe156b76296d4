import { expect } from 'vitest'
import { loanWithdrawalSchema } from '#server/features/loan/schema.ts'
import { migrations } from '#server/features/schema.ts'
import { itOnEmptyDatabases, runStatements } from '#tests/support/databases/databases.ts'

const DAY = 86_400_000n

/** A loan in the previous schema, which today's commands no longer know. */
const LOAN = {
  product_id: 2n,
  amount: 500_000_000n,
  fee: 5_000_000n,
  security: 250_000_000n,
  daily_rate: '0.0005',
  fee_rate: '0.01',
  security_rate: '0.5',
  overdue_rate: '0.001',
  period_days: 30n,
  instalments: 3n,
  grace_days: 5n,
  created_at: 20_454n * DAY,
  paid_instalments: 0n,
  payments: 0n,
  principal_repaid: 0n,
  interest_paid: 0n,
  charges: 0n,
  charges_paid: 0n,
  security_used: 0n,
  closed_at: null,
}
const OPEN = { status: 'pending', decided_at: null, starts_at: null, next_at: null }
const START = 20_455n * DAY
const RUNNING = { status: 'running', decided_at: START, starts_at: START, next_at: START + 30n * DAY }

itOnEmptyDatabases('migration to withdrawable applications keeps every loan [R2.5]', async database => {
  const step = migrations.findIndex(({ name }) => name === loanWithdrawalSchema.name)
  const before = await database.open({ migrations: migrations.slice(0, step) })
  for (const loan of [
    { id: 1n, user_id: 1n, ...LOAN, ...RUNNING },
    { id: 2n, user_id: 2n, ...LOAN, ...OPEN },
  ]) {
    const places = Object.keys(loan).map((_, index) => `$${index + 1}`)
    const text = `INSERT INTO loans(${Object.keys(loan).join(', ')}) VALUES (${places.join(', ')})`
    await runStatements(before, [text, Object.values(loan)])
  }
  const loans = await before.query('SELECT * FROM loans ORDER BY id')
  expect(loans).toHaveLength(2)
  const withdraw = "UPDATE loans SET status = 'withdrawn', closed_at = 1 WHERE status = 'pending'"
  await expect(runStatements(before, [withdraw])).rejects.toThrow(/constraint/i)
  await before.close()

  const after = await database.open()
  expect(await after.query('SELECT * FROM loans ORDER BY id')).toEqual(loans)
  await runStatements(after, [withdraw])
  expect(await after.query('SELECT status FROM loans ORDER BY id')).toEqual([
    { status: 'running' },
    { status: 'withdrawn' },
  ])
  await after.close()
})
