import { expect } from 'vitest'
import { DomainError } from '#server/kernel/domain-error.ts'
import { executeOnce, pruneIdempotency } from '#server/kernel/idempotency.ts'
import { finish, send, type Context, type Steps, type Store } from '#server/kernel/store.ts'
import { itWithStoreOnEveryEngine } from '#tests/support/databases/databases.ts'

interface Input {
  readonly userId?: bigint
  readonly key?: string
  readonly figure?: bigint
  readonly fails?: boolean
}
interface Answer {
  readonly id: string
}

const ADD = 'INSERT INTO watchlist(user_id, product_id, added_at) VALUES ($1, $2, $3)'

function* change(context: Context, { userId = 1n, fails }: Input): Steps<Answer> {
  const id = context.id()
  yield* send(['SELECT 1 AS one'], ['SELECT 2 AS two'])
  if (fails) throw new DomainError('refused')
  return yield* finish({ id: `${id}` }, [ADD, [userId, id, context.now]])
}
function* changeInOneBatch(context: Context, { userId = 1n }: Input): Steps<Answer> {
  const id = context.id()
  return yield* finish({ id: `${id}` }, [ADD, [userId, id, context.now]])
}
function* changeNothing(): Steps<Answer> {
  yield* send()
  return { id: 'none' }
}

const onceOf =
  (steps: (context: Context, input: Input) => Steps<Answer>) => (context: Context, input: Input) =>
    executeOnce(
      context,
      { userId: input.userId ?? 1n, key: input.key ?? 'k', request: ['change', input.figure ?? 1n] },
      steps(context, input),
    )
const changeOnce = onceOf(change)

const changes = async (store: Store) => (await store.query('SELECT * FROM watchlist')).length

itWithStoreOnEveryEngine(
  'idempotency returns the stored answer to a repeated request and changes nothing twice',
  async (store, clock) => {
    const first = await store.execute(changeOnce, {})
    clock.advance(86_400_000)
    expect(await store.execute(changeOnce, {})).toEqual(first)
    expect(await changes(store)).toBe(1)
  },
)

itWithStoreOnEveryEngine('idempotency refuses a key that was used for another request', async store => {
  await store.execute(changeOnce, {})
  await expect(store.execute(changeOnce, { figure: 2n })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  })
  expect(await changes(store)).toBe(1)
})

itWithStoreOnEveryEngine('idempotency keeps the keys of different accounts apart', async store => {
  const one = await store.execute(changeOnce, { userId: 1n })
  const two = await store.execute(changeOnce, { userId: 2n, figure: 2n })
  expect(two).not.toEqual(one)
})

itWithStoreOnEveryEngine('idempotency leaves the key unused when the request is refused', async store => {
  await expect(store.execute(changeOnce, { fails: true })).rejects.toMatchObject({ code: 'refused' })
  await store.execute(changeOnce, { figure: 2n })
  expect(await changes(store)).toBe(1)
})

itWithStoreOnEveryEngine(
  'idempotency executes one of twenty simultaneous requests and answers all of them',
  async store => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.execute(changeOnce, {})))
    expect(new Set(answers.map(answer => answer.id)).size).toBe(1)
    expect(await changes(store)).toBe(1)
  },
)

itWithStoreOnEveryEngine(
  'idempotency commits nothing before the key is known to be new, also with a single batch',
  async store => {
    const command = onceOf(changeInOneBatch)
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.execute(command, {})))
    expect(new Set(answers.map(answer => answer.id)).size).toBe(1)
    expect(await changes(store)).toBe(1)
  },
)

itWithStoreOnEveryEngine('idempotency stores an answer that needed no change', async store => {
  const command = onceOf(changeNothing)
  expect(await store.execute(command, {})).toEqual({ id: 'none' })
  expect(await store.execute(command, {})).toEqual({ id: 'none' })
  expect(await store.query('SELECT answer FROM idempotency')).toEqual([{ answer: '{"id":"none"}' }])
})

itWithStoreOnEveryEngine(
  'idempotency deletes answers older than 30 days, 500 at a time (M17)',
  async (store, clock) => {
    for (let key = 0; key < 502; key++) await store.execute(changeOnce, { key: `old ${key}` })
    const story = '5eed0000-0000-4000-8000-000000000001'
    for (const key of [story, 'robot:deposit']) await store.execute(changeOnce, { key })
    clock.advance(1)
    const young = await store.execute(changeOnce, { key: 'young' })
    clock.advance(30 * 86_400_000)
    expect(await store.execute(pruneIdempotency, undefined)).toBe(500)
    expect(await store.execute(pruneIdempotency, undefined)).toBe(2)
    expect(await store.execute(pruneIdempotency, undefined)).toBe(0)
    expect(await store.execute(changeOnce, { key: 'young' })).toEqual(young)
    const left = await store.query<{ key: string }>('SELECT key FROM idempotency ORDER BY key')
    expect(left.map(({ key }) => key).toSorted()).toEqual([story, 'robot:deposit', 'young'].toSorted())
    clock.advance(1)
    expect(await store.execute(pruneIdempotency, undefined)).toBe(1)
  },
)

itWithStoreOnEveryEngine('idempotency finds expired answers by an index (M17)', async store => {
  if (store.engine !== 'sqlite') return
  const first = pruneIdempotency({ now: 0n, takeMoment: () => 0n, id: () => 1n, changed: () => {} }).next()
  if (first.done) throw new Error('Nothing is asked.')
  const [[text] = ['']] = first.value.statements
  const plan = await store.query<{ detail: string }>(`EXPLAIN QUERY PLAN ${text}`, [0n, 1n])
  expect(plan.map(({ detail }) => detail).join('\n')).toContain('idempotency_old')
})
