/** Several processes on one PostgreSQL database: they start together, agree, and share the work. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { send, type Store } from '#server/kernel/store.ts'
import { engines, type TestDatabase } from '#tests/support/databases/databases.ts'

const POSTGRES = engines.find(({ name }) => name === 'PostgreSQL')
const CHILD = fileURLToPath(new URL('nodes-child.ts', import.meta.url))
/** Generous, as the machine may be busy. */
const PATIENCE = { timeout: 60_000, interval: 100 }
const FIRST_STARTS = process.env['DEEP'] ? 20 : 1
/** A first start then seeds the demo's history, which takes seconds. */
const SEEDED = { SANDBOX: 'on' }

interface NodeProcess {
  readonly child: ChildProcess
  /** Its address; undefined when it has ended instead. */
  readonly url: Promise<string | undefined>
  output(): string
}

describe.skipIf(!POSTGRES)('nodes of one database', () => {
  let database: TestDatabase
  let nodes: NodeProcess[] = []
  beforeEach(async () => {
    database = await POSTGRES!.create()
  })
  afterEach(async () => {
    await stopAll()
    await database.remove()
  })

  const stopAll = async () => {
    await Promise.all(
      nodes.splice(0).map(async ({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return
        child.kill('SIGKILL')
        await once(child, 'exit')
      }),
    )
  }

  const start = (settings: Record<string, string> = {}): NodeProcess => {
    const child = spawn(process.execPath, [CHILD], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATABASE_URL: database.settings.databaseUrl,
        DRAIN_SECONDS: '0',
        SANDBOX: 'off',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))
    const url = new Promise<string | undefined>(resolve => {
      child.stdout.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
      child.once('exit', () => resolve(undefined))
    })
    const node = { child, url, output: () => output }
    nodes.push(node)
    return node
  }

  const withStore = async <Result>(use: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = await database.open()
    try {
      return await use(store)
    } finally {
      await store.close()
    }
  }

  const holdersOfWork = () =>
    withStore(async store => {
      const text = `SELECT node_id, count(*) AS shares FROM work_shares
        WHERE held_until > (extract(epoch FROM clock_timestamp()) * 1000)::bigint GROUP BY node_id ORDER BY node_id`
      return new Map((await store.query(text)).map(row => [Number(row['node_id']), Number(row['shares'])]))
    })

  it(
    'start together on an empty database, which is seeded once (N5)',
    async () => {
      for (let round = 0; round < FIRST_STARTS; round++) {
        await database.remove()
        database = await POSTGRES!.create(true)
        const started = [start(SEEDED), start(SEEDED), start(SEEDED)]
        const urls = await Promise.all(started.map(({ url }) => url))
        expect(urls, started.map(node => node.output()).join('\n')).not.toContain(undefined)
        const ready = await Promise.all(urls.map(url => fetch(`${url}/readyz`)))
        expect(ready.map(({ status }) => status)).toEqual([200, 200, 200])
        await stopAll()
        await withStore(async store => {
          expect(await store.query('SELECT name, status, failure FROM seeds ORDER BY name')).toEqual([
            { name: 'demo', status: 'told', failure: null },
            { name: 'robots', status: 'told', failure: null },
          ])
          expect(await store.query('SELECT count(*) AS count FROM nodes WHERE serves = 1')).toEqual([
            { count: 3n },
          ])
          expect(await verifyLedger(store)).toEqual([])
        })
      }
    },
    FIRST_STARTS * 120_000,
  )

  it('refuse to start with other settings, or the id of a node that is running (N6)', async () => {
    expect(await start({ NODE_ID: '3' }).url).toBeDefined()
    const [other, seeded, equal] = [
      start({ SECRETS_KEY: `${'A'.repeat(43)}=` }),
      start({ MARKET_SEED: '2' }),
      start({ NODE_ID: '3' }),
    ]
    expect(await other.url).toBeUndefined()
    expect(await seeded.url).toBeUndefined()
    expect(seeded.output()).toContain(
      'MARKET_SEED is not the one that the market of this database began with',
    )
    expect(other.output()).toContain(
      'SECRETS_KEY is not the key that the secrets of this database are sealed with.',
    )
    expect(other.output()).not.toContain('AAAA')
    expect(await equal.url).toBeUndefined()
    expect(equal.output()).toContain('NODE_ID 3 belongs to another process that is running.')
  }, 120_000)

  it('divide the work, and take that of a killed node over (N4)', async () => {
    const [first, second] = [start({ NODE_ID: '1' }), start({ NODE_ID: '2' })]
    await Promise.all([first.url, second.url])
    const total = await vi.waitFor(async () => {
      const held = await holdersOfWork()
      expect([...held.keys()]).toEqual([1, 2])
      return [...held.values()].reduce((sum, count) => sum + count, 0)
    }, PATIENCE)
    first.child.kill('SIGKILL')
    await vi.waitFor(async () => expect(await holdersOfWork()).toEqual(new Map([[2, total]])), PATIENCE)
  }, 120_000)

  it('answer 503 on /readyz before their ports close, also to HTTP/1.0 without a Host (N8)', async () => {
    const node = start({ DRAIN_SECONDS: '300' })
    const url = new URL((await node.url)!)
    const statusOf = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(url.port), '127.0.0.1', () =>
          socket.write(`GET ${path} HTTP/1.0\r\n\r\n`),
        )
        socket.once('data', bytes => resolve(bytes.toString().split('\r\n')[0]!.split(' ')[1]!))
        socket.once('error', reject)
      })
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual(['200', '200'])
    node.child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe('503'), PATIENCE)
    expect(await statusOf('/healthz')).toBe('200')
  }, 120_000)

  it('end when a newer version has changed the database in a way that they cannot work beside (N2)', async () => {
    const node = start()
    await node.url
    await withStore(async store =>
      store.execute(() => send(['UPDATE schema_support SET oldest = 9999']), undefined),
    )
    await once(node.child, 'exit')
    expect(node.child.exitCode).toBe(1)
    expect(node.output()).toContain('which needs schema version 9999')
  }, 120_000)
})
