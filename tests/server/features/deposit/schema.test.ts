import { expect } from 'vitest'
import { listDeposits } from '#server/features/deposit/lists.ts'
import { depositSchema } from '#server/features/deposit/schema.ts'
import { migrations } from '#server/features/schema.ts'
import { itOnEmptyDatabases, runStatements } from '#tests/support/databases/databases.ts'

const INSERT = `INSERT INTO deposits(id, user_id, channel_id, amount, fee, status, reason, created_at, reviewed_at)
  VALUES ($1, 1, 1, 1000000, 0, $2, $3, 1767225600000, $4)`

itOnEmptyDatabases('migration keeps deposits from before other channels existed', async database => {
  const step = migrations.findIndex(({ name }) => name === depositSchema.name)
  const before = await database.open({ migrations: migrations.slice(0, step) })
  await runStatements(
    before,
    [INSERT, [1n, 'approved', null, 1767225603000n]],
    [INSERT, [2n, 'rejected', 'hint_deposit_rejected', 1767225603000n]],
    [INSERT, [3n, 'pending', null, null]],
  )
  await before.close()
  const after = await database.open()
  const { rows } = await listDeposits(after, { userId: 1n, pageNum: 1, pageSize: 10 })
  const common = {
    channelType: 'sandbox',
    amount: '1',
    proofId: null,
    confirmationsNeeded: 0,
    payUntil: null,
  }
  expect(rows).toMatchObject([
    { ...common, id: '3', status: 'pending', reviewedAt: null, credited: '1' },
    { ...common, id: '2', status: 'rejected', reason: 'hint_deposit_rejected', credited: '0' },
    { ...common, id: '1', status: 'approved', reviewedAt: 1767225603000, credited: '1' },
  ])
  await after.close()
})
