import { expect } from 'vitest'
import type { Change } from '#server/kernel/changes.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { itWithStoreOnEveryEngine } from '#tests/support/databases/databases.ts'

const TABLE = 'CREATE TABLE changed_things(id BIGINT PRIMARY KEY)'

function* change(context: Context, { userId, fails }: { userId: bigint; fails: boolean }): Steps<void> {
  context.changed({ of: 'messages', userId })
  yield { statements: [['INSERT INTO changed_things(id) VALUES ($1)', [userId]]] }
  if (fails) throw new Error('refused')
}

itWithStoreOnEveryEngine('a store tells what its commands have changed once it is stored', async store => {
  await store.execute(function* () {
    return yield* finish(undefined, [TABLE])
  }, undefined)
  const told: Change[] = []
  const stored: unknown[] = []
  const heard = Promise.withResolvers<void>()
  store.changes!.subscribe(async changed => {
    told.push(changed)
    stored.push(...(await store.query('SELECT id FROM changed_things')))
    heard.resolve()
  })
  await expect(store.execute(change, { userId: 1n, fails: true })).rejects.toThrow('refused')
  await store.execute(change, { userId: 2n, fails: false })
  await heard.promise
  expect(told).toEqual([{ of: 'messages', userId: 2n }])
  expect(stored).toEqual([{ id: 2n }])
})
