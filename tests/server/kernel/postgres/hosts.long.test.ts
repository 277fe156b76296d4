/** Several servers in DATABASE_URL, a pooler in front, and tables that change under prepared statements. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres, type PostgresOptions } from '#server/kernel/postgres/store.ts'
import { parseHosts } from '#server/kernel/postgres/url.ts'
import { finish, read, send, type Steps, type Store } from '#server/kernel/store.ts'
import {
  createTestClock,
  databaseUrlFor,
  engines,
  runOnOwnConnection,
  type TestDatabase,
} from '#tests/support/databases/databases.ts'
import { hasPgBouncer, startPgBouncer } from '#tests/support/databases/pgbouncer.ts'
import { createTcpProxy, type TcpProxy } from '#tests/support/databases/tcp-proxy.ts'

const POSTGRES = engines.find(({ name }) => name === 'PostgreSQL')
const migrations = [
  {
    version: 1,
    name: 'counters',
    statements: [
      'CREATE TABLE counters(id BIGINT PRIMARY KEY, value BIGINT NOT NULL)',
      'INSERT INTO counters(id, value) VALUES (1, 0)',
    ],
  },
]
const ALL = 'SELECT * FROM counters WHERE id = 1'

function* addOne(): Steps<bigint> {
  const [row] = yield* read<{ value: bigint }>(`${ALL} /*lock*/`)
  const value = row!.value + 1n
  return yield* finish(value, ['UPDATE counters SET value = $1 WHERE id = 1', [value]])
}

describe('address of PostgreSQL', () => {
  it('names one server or several, and which of them is wanted (N10)', () => {
    const { hosts, readWrite } = parseHosts(
      'postgresql://me:pw@one:5432,[::1]:5433,three/fairline?target_session_attrs=read-write&sslmode=require',
    )
    expect(readWrite).toBe(true)
    expect(hosts).toEqual([
      { name: 'one:5432', url: 'postgresql://me:pw@one:5432/fairline?sslmode=require' },
      { name: '[::1]:5433', url: 'postgresql://me:pw@[::1]:5433/fairline?sslmode=require' },
      { name: 'three', url: 'postgresql://me:pw@three/fairline?sslmode=require' },
    ])
    expect(parseHosts('postgres://one/fairline')).toMatchObject({ readWrite: false, hosts: { length: 1 } })
  })

  it.each([
    'postgres://one,,two/x',
    'mysql://one/x',
    'postgres://a/x?target_session_attrs=standby',
    'postgres://a b/x',
  ])('is refused when it is %s (N10)', text => {
    expect(() => parseHosts(text)).toThrow(RangeError)
  })
})

describe.skipIf(!POSTGRES)('PostgreSQL store', () => {
  let database: TestDatabase
  let url: string
  let proxies: TcpProxy[] = []
  let stores: Store[] = []
  beforeEach(async () => {
    database = await POSTGRES!.create(true)
    url = database.settings.databaseUrl!
  })
  afterEach(async () => {
    await Promise.all(stores.map(store => store.close()))
    await Promise.all(proxies.map(proxy => proxy.close()))
    stores = []
    proxies = []
    await database.remove()
  })
  const open = async (address: string, options: Partial<PostgresOptions> = {}): Promise<Store> => {
    const store = await openPostgres({ url: address, migrations, clock: createTestClock(), ...options })
    stores.push(store)
    return store
  }
  const openProxies = async (count: number) => {
    proxies = await Promise.all(Array.from({ length: count }, () => createTcpProxy(url)))
    const addresses = proxies.map(proxy => new URL(proxy.url).host).join(',')
    const all = proxies[0]!.url.replace(new URL(proxies[0]!.url).host, addresses)
    return { proxies, url: all.replace('?', '?target_session_attrs=read-write&') }
  }

  it('uses the server that can be reached, and another one when it is lost (N7, N10)', async () => {
    const {
      url: all,
      proxies: [first, second],
    } = await openProxies(2)
    first!.refused = Infinity
    const store = await open(all)
    expect(await store.execute(addOne, undefined)).toBe(1n)
    expect(second!.open).toBeGreaterThan(0)
    first!.refused = 0
    second!.refused = Infinity
    second!.resetAll()
    expect(await store.execute(addOne, undefined)).toBe(2n)
    expect(await store.query(ALL)).toMatchObject([{ value: 2n }])
  })

  it('leaves a server that hangs, without waiting for each of its connections (N7, N10)', async () => {
    const {
      url: all,
      proxies: [first],
    } = await openProxies(2)
    const store = await open(all, { timeouts: { answer: 300, connect: 300 }, connections: 2 })
    await store.execute(addOne, undefined)
    first!.onBytes = () => 'swallow'
    expect(await store.execute(addOne, undefined)).toBe(2n)
    expect(await store.query(ALL)).toMatchObject([{ value: 2n }])
  })

  it('does not use a server that accepts no writes (N7, N10)', async () => {
    const { url: all } = await openProxies(1)
    const name = new URL(url).pathname.slice(1)
    const setReadOnly = (value: 'on' | 'off') =>
      runOnOwnConnection(
        databaseUrlFor(url, 'postgres').href,
        `ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`,
      )
    const store = await open(all, { timeouts: { recovery: 0 } })
    await setReadOnly('on')
    proxies[0]!.resetAll()
    await expect(store.execute(addOne, undefined)).rejects.toThrow('cannot be reached')
    await setReadOnly('off')
    expect(await store.execute(addOne, undefined)).toBe(1n)
  })

  it('goes on when a column is added to a table that its statements read (N2)', async () => {
    const store = await open(url, { connections: 4 })
    await Promise.all(Array.from({ length: 8 }, () => store.execute(addOne, undefined)))
    await store.query(ALL)
    await runOnOwnConnection(url, 'ALTER TABLE counters ADD COLUMN note TEXT')
    await Promise.all(Array.from({ length: 8 }, () => store.execute(addOne, undefined)))
    expect(await store.query(ALL)).toEqual([{ id: 1n, value: 16n, note: null }])
  })

  it.skipIf(!hasPgBouncer)('works behind PgBouncer in transaction mode, with its timeouts (N9)', async () => {
    const bouncer = await startPgBouncer(url)
    try {
      const address = `${bouncer.url}`
      const timeouts = { lock: 7_000, statement: 9_000 }
      const both = await Promise.all([open(address, { timeouts }), open(address, { timeouts })])
      const adding = Array.from({ length: 40 }, (_, index) => both[index % 2]!.execute(addOne, undefined))
      expect((await Promise.all(adding)).toSorted((one, two) => Number(one - two)).at(-1)).toBe(40n)
      expect(await both[0].query(ALL)).toMatchObject([{ value: 40n }])
      // The server keeps the timeout although the pooler accepts none for the session.
      const [shown] = await both[1].execute(() => send(['SHOW lock_timeout']), undefined)
      expect(shown).toEqual([{ lock_timeout: '7s' }])
    } finally {
      await Promise.all(stores.map(store => store.close()))
      stores = []
      await bouncer.stop()
    }
  })
})
