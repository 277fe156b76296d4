/** What happens to commands when connections to PostgreSQL break at chosen moments. */
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { executeOnce } from '#server/kernel/idempotency.ts'
import { openPostgres, type PostgresOptions } from '#server/kernel/postgres/store.ts'
import { finish, read, send, type Context, type Steps, type Store } from '#server/kernel/store.ts'
import { createTestClock, engines, type TestDatabase } from '#tests/support/databases/databases.ts'
import { createTcpProxy, type ByteAction, type TcpProxy } from '#tests/support/databases/tcp-proxy.ts'

const POSTGRES = engines.find(({ name }) => name === 'PostgreSQL')
const migrations = [
  {
    version: 1,
    name: 'counters',
    statements: [
      'CREATE TABLE counters(id BIGINT PRIMARY KEY, value BIGINT NOT NULL)',
      'INSERT INTO counters(id, value) VALUES (1, 0)',
      `CREATE TABLE idempotency(user_id BIGINT NOT NULL, key TEXT NOT NULL, request TEXT NOT NULL, answer TEXT,
        created_at BIGINT NOT NULL, PRIMARY KEY (user_id, key))`,
    ],
  },
]
const LOCK = 'SELECT value FROM counters WHERE id = 1 /*lock*/'
const ADD = 'UPDATE counters SET value = value + 1 WHERE id = 1'

/** Adds one in three batches; `between` runs after the first. */
function* addOne(_: Context, between: () => void = () => undefined): Steps<string> {
  yield* read(LOCK)
  between()
  yield* read('SELECT 1 AS one')
  return yield* finish('added', [ADD])
}

const addOnce = (context: Context, key: string) =>
  executeOnce(context, { userId: 1n, key, request: ['add'] }, addOne(context))

describe.skipIf(!POSTGRES)('PostgreSQL store behind a broken connection', () => {
  let database: TestDatabase
  let proxy: TcpProxy
  let stores: Store[] = []
  let direct: Client
  beforeEach(async () => {
    database = await POSTGRES!.create(true)
    proxy = await createTcpProxy(database.settings.databaseUrl!)
    direct = new Client({ connectionString: database.settings.databaseUrl! })
    direct.on('error', () => undefined)
    await direct.connect()
  })
  afterEach(async () => {
    await Promise.all(stores.map(store => store.close()))
    stores = []
    await direct.end()
    await proxy.close()
    await database.remove()
  })

  const open = async (options: Partial<PostgresOptions> = {}): Promise<Store> => {
    const store = await openPostgres({ url: proxy.url, migrations, clock: createTestClock(), ...options })
    stores.push(store)
    return store
  }
  const value = async () => Number((await direct.query('SELECT value FROM counters')).rows[0].value)

  /** Applies an action once, to the first chunk that contains this word. */
  const onWord = (word: string, fate: ByteAction, isRequest = true) => {
    proxy.onBytes = (bytes, goesUp) => {
      if (goesUp !== isRequest || !bytes.includes(word)) return 'pass'
      proxy.onBytes = () => 'pass'
      return fate
    }
  }

  it('retries a command whose connection breaks between two batches (N1)', async () => {
    const store = await open()
    let breaks = 0
    const breakTwice = () => {
      if (breaks++ < 2) proxy.resetAll()
    }
    expect(await store.execute(addOne, breakTwice)).toBe('added')
    expect(breaks).toBe(3)
    expect(await value()).toBe(1)
  })

  it('retries a command whose connection breaks within a batch, before its commit was sent (N1)', async () => {
    const store = await open()
    onWord('FOR UPDATE', 'reset')
    expect(await store.execute(addOne, undefined)).toBe('added')
    onWord('SELECT', 'reset', false)
    expect(await store.execute(addOne, undefined)).toBe('added')
    expect(await value()).toBe(2)
  })

  it('reports an unknown outcome and does not retry when the connection breaks during the commit (N1)', async () => {
    const store = await open()
    onWord('COMMIT\0', 'reset')
    await expect(store.execute(addOnce, 'lost on the way there')).rejects.toMatchObject({ mayBeStored: true })
    expect(await value()).toBe(0)
    onWord('COMMIT\0', 'reset', false)
    await expect(store.execute(addOnce, 'lost on the way back')).rejects.toThrow('may be stored or not')
    expect(await value()).toBe(1)
    // The idempotency key makes the repetition safe.
    expect(await store.execute(addOnce, 'lost on the way there')).toBe('added')
    expect(await store.execute(addOnce, 'lost on the way back')).toBe('added')
    expect(await value()).toBe(2)
  })

  it('reconnects when the server closes its connections or refuses for a while (N1)', async () => {
    const store = await open()
    await store.execute(addOne, undefined)
    proxy.resetAll()
    proxy.refused = 3
    expect(await store.query('SELECT value FROM counters')).toEqual([{ value: 1n }])
    proxy.resetAll()
    proxy.refused = 3
    expect(await store.execute(addOne, undefined)).toBe('added')
    expect(await value()).toBe(2)
  })

  it('retries a command that an administrator has terminated (N1)', async () => {
    const store = await open()
    await direct.query('BEGIN')
    await direct.query('SELECT value FROM counters FOR UPDATE')
    const added = store.execute(addOne, undefined)
    const waiting = `SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%counters%'
      AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
    const pid = await vi.waitFor(async () => {
      await direct.query('SELECT pg_stat_clear_snapshot()')
      const [found] = (await direct.query(waiting)).rows
      return found?.pid ?? expect.fail('nobody waits for the lock')
    }, 5_000)
    await direct.query('SELECT pg_terminate_backend($1)', [pid])
    await direct.query('COMMIT')
    expect(await added).toBe('added')
    expect(await value()).toBe(1)
  })

  it('gives up after a while and reports that nothing was changed (N1)', async () => {
    const store = await open({ timeouts: { recovery: 400 } })
    proxy.refused = 1_000
    proxy.resetAll()
    await expect(store.execute(addOne, undefined)).rejects.toThrow('cannot be reached. Nothing was changed')
    await expect(store.query('SELECT 1 AS one')).rejects.toThrow('cannot be reached')
    proxy.refused = 0
    expect(await store.execute(addOne, undefined)).toBe('added')
  })

  it('times out waiting for a lock, an answer or a connection (N1)', async () => {
    const timeouts = { connect: 2000, statement: 150, answer: 300, recovery: 0 }
    const store = await open({ timeouts, connections: 1, maxWaiting: 2 })
    await direct.query('BEGIN')
    await direct.query('SELECT value FROM counters FOR UPDATE')
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => store.execute(addOne, undefined)),
    )
    const reasons = outcomes.map(outcome =>
      outcome.status === 'rejected' ? String(outcome.reason) : 'added',
    )
    expect(reasons.filter(reason => reason.includes('statement timeout')).length).toBeGreaterThan(0)
    expect(reasons.filter(reason => reason.includes('2 wait for a connection already'))).toHaveLength(2)
    await direct.query('COMMIT')
    // A server that hangs or has vanished.
    onWord('BEGIN', 'swallow')
    await expect(store.execute(addOne, undefined)).rejects.toThrow('cannot be reached')
    // Until the machine is quick enough for these timeouts.
    await vi.waitFor(() => store.execute(addOne, undefined), { timeout: 30_000 })
    expect(await value()).toBeGreaterThan(0)
  })

  it('keeps connections for others while commands of one account wait for its lock, each key once (N1)', async () => {
    const store = await open({ connections: 5 })
    await direct.query('BEGIN')
    await direct.query('SELECT value FROM counters FOR UPDATE')
    const own = Array.from({ length: 40 }, (_, index) =>
      store.execute(addOnce, `key ${index % 2}`, 'account 1'),
    )
    const other = () => finish('done', ['SELECT 1 AS one'])
    expect(await store.execute(other, undefined, 'account 2')).toBe('done')
    await direct.query('COMMIT')
    expect(new Set(await Promise.all(own))).toEqual(new Set(['added']))
    expect(await value()).toBe(2)
  })

  it('closes the connection of a command that stalls between two batches (N1)', async () => {
    const store = await open({ timeouts: { idleInTransaction: 100 } })
    let stands = true
    const standStill = () => {
      if (stands) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
      stands = false
    }
    expect(await store.execute(addOne, standStill)).toBe('added')
    expect(await value()).toBe(1)
  })

  it('allows a migration longer than any other statement (N1)', async () => {
    const slow = {
      version: 2,
      name: 'slow',
      statements: ['CREATE TABLE slow AS SELECT 1 AS id FROM pg_sleep(0.5)'],
    }
    const store = await open({ migrations: [...migrations, slow], timeouts: { statement: 100, answer: 200 } })
    await expect(store.query('SELECT count(*) AS n FROM pg_sleep(0.5)')).rejects.toThrow('statement timeout')
    expect(await store.execute(() => send([ADD]), undefined)).toHaveLength(1)
  })
})
