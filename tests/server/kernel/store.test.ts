import { DatabaseError } from 'pg'
import { expect } from 'vitest'
import { DomainError } from '#server/kernel/domain-error.ts'
import { finish, read, send, type Context, type Steps, type Store } from '#server/kernel/store.ts'
import { minIdAt } from '#server/kernel/ids.ts'
import {
  createTestClock,
  itOnEmptyDatabases,
  runStatements,
  type TestClock,
} from '#tests/support/databases/databases.ts'
import { onPostgres } from '#tests/support/databases/lock-waits.ts'

const migrations = [
  {
    version: 1,
    name: 'counters',
    statements: ['CREATE TABLE counters(id BIGINT PRIMARY KEY, value BIGINT NOT NULL, note TEXT)'],
  },
]
const INSERT = 'INSERT INTO counters(id, value, note) VALUES ($1, $2, $3)'
const LOCK = 'SELECT value FROM counters WHERE id = $1 /*lock*/'
const SET = 'UPDATE counters SET value = $2 WHERE id = $1'

function* create(_: Context, { id, note = null }: { id: bigint; note?: string | null }): Steps<string> {
  return yield* finish(`created ${id}`, [INSERT, [id, 0n, note]])
}

function* increment(_: Context, id: bigint): Steps<bigint> {
  const [row] = yield* read<{ value: bigint }>(LOCK, [id])
  return yield* finish(row!.value + 1n, [SET, [id, row!.value + 1n]])
}

function* refused(context: Context, id: bigint): Steps<string> {
  yield* send([INSERT, [id, 0n, null]])
  throw new DomainError('not_today', { id: `${id}` })
}

const insertTwice = () => finish('stored', [INSERT, [1n, 0n, null]], [INSERT, [1n, 0n, null]])

function* incrementBoth(_: Context, [first, second]: readonly [bigint, bigint]): Steps<void> {
  const [one] = yield* read<{ value: bigint }>(LOCK, [first])
  const [two] = yield* read<{ value: bigint }>(LOCK, [second])
  yield* send([SET, [first, one!.value + 1n]], [SET, [second, two!.value + 1n]])
}

/** The moments of an attempt around a wait, and an id of the later one. */
function* passTime(context: Context, clock: TestClock) {
  const first = context.now
  yield* send(['SELECT 1 AS one'])
  clock.advance(5000)
  const waited = context.now
  const taken = context.takeMoment()
  return { first, waited, taken, now: context.now, id: context.id() }
}

function* endless(): Steps<void> {
  yield* finish(undefined, [INSERT, [1n, 0n, null]])
  yield* send([INSERT, [2n, 0n, null]])
}

const ids = async (store: Store) =>
  (await store.query<{ id: bigint }>('SELECT id FROM counters ORDER BY id')).map(row => row.id)

itOnEmptyDatabases(
  'store returns what a command stored, and keeps it for the next process',
  async database => {
    const store = await database.open({ migrations })
    expect(await store.execute(create, { id: 2n ** 62n, note: 'ünïcode' })).toBe(`created ${2n ** 62n}`)
    await store.close()
    const again = await database.open({ migrations })
    expect(await again.query('SELECT * FROM counters')).toEqual([
      { id: 2n ** 62n, value: 0n, note: 'ünïcode' },
    ])
    expect(await again.query('SELECT count(*) AS n, sum(value) AS total FROM counters')).toEqual([
      { n: 1n, total: 0n },
    ])
    await again.close()
  },
)

itOnEmptyDatabases('store rolls back a refused command completely, and no other', async database => {
  const store = await database.open({ migrations })
  const outcomes = await Promise.allSettled([
    store.execute(create, { id: 1n }),
    store.execute(refused, 2n),
    store.execute(create, { id: 3n }),
  ])
  expect(outcomes.map(outcome => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(outcomes[1]).toMatchObject({ reason: { code: 'not_today', params: { id: '2' } } })
  expect(await ids(store)).toEqual([1n, 3n])
  await store.close()
})

itOnEmptyDatabases(
  'store rolls back a command whose statement fails, also in its last batch',
  async database => {
    const store = await database.open({ migrations })
    await expect(store.execute(insertTwice, undefined)).rejects.toThrow(/unique/i)
    expect(await ids(store)).toEqual([])
    expect(await store.execute(create, { id: 1n })).toBe('created 1')
    await store.close()
  },
)

itOnEmptyDatabases('store loses no update when many commands change the same row', async database => {
  const store = await database.open({ migrations })
  await store.execute(create, { id: 1n })
  const answers = await Promise.all(Array.from({ length: 300 }, () => store.execute(increment, 1n)))
  expect(new Set(answers).size).toBe(300)
  expect(await store.query('SELECT value FROM counters')).toEqual([{ value: 300n }])
  await store.close()
})

itOnEmptyDatabases('store retries when two commands deadlock', async database => {
  const store = await database.open({ migrations, deadlockTimeout: 10 })
  await runStatements(store, [INSERT, [1n, 0n, null]], [INSERT, [2n, 0n, null]])
  // Not every pair meets, so there are twenty.
  for (let pair = 0; pair < 20; pair++)
    await Promise.all([store.execute(incrementBoth, [1n, 2n]), store.execute(incrementBoth, [2n, 1n])])
  expect(await store.query('SELECT id, value FROM counters ORDER BY id')).toEqual([
    { id: 1n, value: 40n },
    { id: 2n, value: 40n },
  ])
  await store.close()
})

itOnEmptyDatabases('store reports a command that continues after its last batch', async database => {
  const store = await database.open({ migrations })
  await expect(store.execute(endless, undefined)).rejects.toThrow('went on after its last batch')
  await store.close()
})

itOnEmptyDatabases('store commits a command that never marks a last batch', async database => {
  const store = await database.open({ migrations })
  await runStatements(store, [INSERT, [1n, 0n, null]])
  expect(await ids(store)).toEqual([1n])
  await store.close()
})

itOnEmptyDatabases('store keeps the moment of a command until it takes another one', async database => {
  const clock = createTestClock()
  const store = await database.open({ migrations, clock })
  const begin = BigInt(clock.now())
  const { id, ...moments } = await store.execute(passTime, clock)
  const later = begin + 5000n
  expect(moments).toEqual({ first: begin, waited: begin, taken: later, now: later })
  expect(id).toBeGreaterThanOrEqual(minIdAt(later))
  await store.close()
})

itOnEmptyDatabases(
  'store gives a command that is run again the moment of the new attempt',
  async database => {
    const clock = createTestClock()
    const store = await database.open({ migrations, clock })
    const begin = BigInt(clock.now())
    const moments: bigint[] = []
    function* givenUpOnce(context: Context) {
      moments.push(context.now)
      yield* send(['SELECT 1 AS one'])
      clock.advance(5000)
      const deadlock = new DatabaseError('deadlock detected', 0, 'error')
      if (moments.length === 1) throw Object.assign(deadlock, { code: '40P01' })
    }
    await store.execute(givenUpOnce, undefined)
    expect(moments).toEqual([begin, begin + 5000n])
    await store.close()
  },
  undefined,
  onPostgres,
)
