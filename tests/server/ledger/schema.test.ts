import { expect } from 'vitest'
import { migrations } from '#server/features/schema.ts'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { itOnEmptyDatabases } from '#tests/support/databases/databases.ts'

function* answerWith(answer: string): Steps<string> {
  return yield* finish(answer)
}

const ask = (context: Context, { key, answer }: { key: string; answer: string }) =>
  executeOnce(context, { userId: 7n, key, request: ['ask'] }, answerWith(answer))

itOnEmptyDatabases('migration of idempotency keys still answers a repeated request', async database => {
  const lean = migrations.findIndex(({ name }) => name === 'idempotency rows in the order of their arrival')
  const older = await database.open({ migrations: migrations.slice(0, lean) })
  await older.execute(ask, { key: 'first', answer: 'one' })
  await older.execute(ask, { key: 'second', answer: 'two' })
  await older.close()

  const newer = await database.open()
  expect(await newer.execute(ask, { key: 'first', answer: 'another' })).toBe('one')
  expect(await newer.execute(ask, { key: 'second', answer: 'another' })).toBe('two')
  expect(await newer.execute(ask, { key: 'third', answer: 'three' })).toBe('three')
  await newer.close()
})
