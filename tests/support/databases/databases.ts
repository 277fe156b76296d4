/**
 * The same tests on both engines: SQLite, in a folder of its own, and PostgreSQL when TEST_DATABASE_URL names a server (as its
 * superuser), in a database of its own for every test. databases.test.ts says so when PostgreSQL was left out.
 * Store, ledger, sessions and random histories are tested on both in every run. Each other test of a feature runs on SQLite in `npm test`,
 * on one of them in `npm run test:ci`, and on both in `npm run test:deep` and with EVERY_ENGINE=1: features have the same statements on both.
 */
import { createHash, randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, it } from 'vitest'
import { migrations as allMigrations } from '#server/features/schema.ts'
import type { Migration } from '#server/kernel/migrations.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { openPostgres } from '#server/kernel/postgres/store.ts'
import { send, type Clock, type Statement, type Store } from '#server/kernel/store.ts'

/** A clock that moves only on `advance`. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void
}

/** Starts on 2026-01-01 UTC. */
export function createTestClock(start = Date.UTC(2026, 0, 1)): TestClock {
  let now = start
  return { now: () => now, advance: milliseconds => void (now += milliseconds) }
}

export interface OpenOptions {
  readonly migrations?: readonly Migration[]
  readonly clock?: Clock
  readonly nodeId?: number
  /** Of SQLite: threads of reads, which a process that serves has; none by default, as they take long to start. */
  readonly readThreads?: number
  /** Of PostgreSQL: where it can be listened to; as the database itself when absent. */
  readonly listenUrl?: string
  readonly onNotice?: (notice: string) => void
  /** Of PostgreSQL; with one, all reads go by the same, and may be in one transaction. */
  readonly connections?: number
  /** Of PostgreSQL, in milliseconds; without one a deadlock is not found, so that a test with one times out. */
  readonly deadlockTimeout?: number
}

/** A database that a test can open several times. */
export interface TestDatabase {
  /** The settings by which another process finds it. */
  readonly settings: { readonly dataDir: string; readonly databaseUrl?: string }
  open(options?: OpenOptions): Promise<Store>
  remove(): Promise<void>
}

export interface Engine {
  readonly name: string
  /** Creates one with all tables and no rows, or an empty one with `isBare`. */
  create(isBare?: boolean): Promise<TestDatabase>
}

const SQLITE: Engine = {
  name: 'SQLite',
  create: async (isBare = false) => {
    const folder = mkdtempSync(join(tmpdir(), 'fairline-test-'))
    if (!isBare) cpSync(inject('sqliteTemplate'), folder, { recursive: true })
    return {
      settings: { dataDir: folder },
      open: ({ migrations = allMigrations, clock = createTestClock(), nodeId = 0, readThreads = 0 } = {}) =>
        openStore({ dataDir: folder, migrations, clock, nodeId, readThreads }),
      remove: async () => rmSync(folder, { recursive: true, force: true }),
    }
  },
}

/** Ten minutes: longer than any test. */
const NO_DEADLOCKS = 600_000

/** For a busy machine, as is the absence of statement timeouts: to connect or get a turn, and between two batches, in milliseconds. */
export const PATIENT = { connect: 60_000, idleInTransaction: 60_000 }

const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  create: async (isBare = false) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await administrate(
      url,
      // Copied as files: half the work of copying by the log, which is the default.
      `CREATE DATABASE ${name} TEMPLATE ${isBare ? 'template0' : inject('postgresTemplate')} STRATEGY FILE_COPY`,
    )
    const own = databaseUrlFor(url, name)
    const urlWith = (deadlockTimeout: number) => {
      own.searchParams.set('options', `-c deadlock_timeout=${deadlockTimeout}ms`)
      return own.href
    }
    return {
      settings: { dataDir: '', databaseUrl: urlWith(NO_DEADLOCKS) },
      open: ({
        migrations = allMigrations,
        clock = createTestClock(),
        deadlockTimeout = NO_DEADLOCKS,
        ...options
      } = {}) =>
        openPostgres({
          url: urlWith(deadlockTimeout),
          migrations,
          clock,
          withoutTimeouts: true,
          timeouts: PATIENT,
          ...options,
        }),
      remove: () => administrate(url, `DROP DATABASE ${name} WITH (FORCE)`),
    }
  },
})

/** The address of another database of the same server. */
export function databaseUrlFor(url: string, name: string): URL {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own
}

let administrator: Promise<Client> | undefined

/** Runs one statement on the connection that all tests of a worker share for it, open until the worker ends. */
async function administrate(url: string, text: string): Promise<void> {
  administrator ??= connect(url)
  await (await administrator).query(text)
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return client
}

/** Runs one statement on a connection of its own. */
export async function runOnOwnConnection(url: string, text: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL

export const engines: readonly Engine[] = TEST_DATABASE_URL ? [SQLITE, postgres(TEST_DATABASE_URL)] : [SQLITE]

/**
 * The engine for a test of a feature: SQLite in `npm test`; in CI PostgreSQL for a quarter of them, chosen by their titles, as it takes three
 * times as long. What the engines do differently has tests for every engine.
 */
function enginesFor(title: string): readonly Engine[] {
  if (process.env.DEEP || process.env.EVERY_ENGINE) return engines
  if (process.env.SHORT) return engines.slice(0, 1)
  const [sum = 0] = createHash('sha256').update(title).digest()
  return sum % 4 === 0 ? engines.slice(-1) : engines.slice(0, 1)
}

/** A test for every engine, or for those given, with a database of its own. */
export function itOnEveryEngine(
  title: string,
  test: (database: TestDatabase) => Promise<void>,
  // Generous, as the machine may be busy.
  timeout = 600_000,
  chosen: readonly Engine[] = engines,
) {
  // Tests of PostgreSQL alone are reported as skipped where there is none.
  if (chosen.length === 0) it.skip(title)
  for (const engine of chosen) {
    it(
      `${title} (${engine.name})`,
      async () => {
        const database = await engine.create()
        try {
          await test(database)
        } finally {
          await database.remove()
        }
      },
      timeout,
    )
  }
}

/** The same on empty databases, for tests with a schema of their own. */
export const itOnEmptyDatabases: typeof itOnEveryEngine = (title, test, timeout, chosen = engines) => {
  const bare = chosen.map(({ name, create }): Engine => ({ name, create: () => create(true) }))
  itOnEveryEngine(title, test, timeout, bare)
}

/** A test of a feature with a database of its own, opened by the test. */
export const itWithDatabase: typeof itOnEveryEngine = (title, test, timeout, chosen = enginesFor(title)) =>
  itOnEveryEngine(title, test, timeout, chosen)

/** The same on every engine, with the store already open. */
export const itWithStoreOnEveryEngine: typeof itWithStore = (title, test, timeout, chosen = engines) =>
  itWithStore(title, test, timeout, chosen)

/** A test of a feature, with the store already open. */
export function itWithStore(
  title: string,
  test: (store: Store, clock: TestClock) => Promise<void>,
  timeout?: number,
  chosen = enginesFor(title),
) {
  itOnEveryEngine(
    title,
    async database => {
      const clock = createTestClock()
      const store = await database.open({ clock })
      try {
        await test(store, clock)
      } finally {
        await store.close()
      }
    },
    timeout,
    chosen,
  )
}

/** How many of so many random histories: a sixth in `npm test`, a third in CI; on PostgreSQL, which keeps the same rules, half as many. */
export function countOfHistories({ engine }: Pick<Store, 'engine'>, whole: number): number {
  const share = process.env.DEEP ? 1 : process.env.SHORT ? 6 : 3
  return Math.ceil(whole / (engine === 'sqlite' ? share : 2 * share))
}

/** Runs raw statements, bypassing every rule of the domain. */
export async function runStatements(store: Store, ...statements: Statement[]): Promise<void> {
  await store.execute(() => send(...statements), undefined)
}
