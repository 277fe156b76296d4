/** A database with a hostile account and other customers. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { createPasswords } from '#server/auth/passwords.ts'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { createCustomer, openSessions } from '#tests/bench/orders/customers.ts'
import { addHistory } from './history.ts'

export type EngineName = 'sqlite' | 'postgres'

export interface World {
  /** The settings by which the program finds the database. */
  readonly settings: Readonly<Record<string, string>>
  readonly hostile: { readonly account: string; readonly password: string; readonly token: string }
  /** The tokens of the other customers. */
  readonly neighbours: readonly string[]
  remove(): Promise<void>
}

const PASSWORD = 'skylark1'
/** One alone would use up what an account may change. */
const NEIGHBOURS = 20
/** A customer pays in 1,000,000 USDT a year ago. */
const SINCE = 366 * DAY

async function runIn(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

interface Database {
  readonly options: { readonly dataDir: string; readonly databaseUrl?: string }
  remove(): Promise<void>
}

async function createDatabase(engine: EngineName, databaseUrl: string | undefined): Promise<Database> {
  const dataDir = mkdtempSync(join(process.env['BENCH_DIR'] ?? tmpdir(), 'fairline-neighbour-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true })
  if (engine === 'sqlite') return { options: { dataDir }, remove: async () => removeFolder() }
  if (!databaseUrl) throw new Error('PostgreSQL needs TEST_DATABASE_URL.')
  const schema = `neighbour_${randomUUID().replaceAll('-', '')}`
  await runIn(databaseUrl, `CREATE SCHEMA ${schema}`)
  const own = new URL(databaseUrl)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const remove = async () => {
    removeFolder()
    await runIn(databaseUrl, `DROP SCHEMA ${schema} CASCADE`)
  }
  return { options: { dataDir, databaseUrl: own.href }, remove }
}

/**
 * Creates a database in which the hostile account has this many ledger entries and each other customer has what a purchase leaves.
 * @param databaseUrl of PostgreSQL: of a server in which a schema may be created
 * @throws Error when PostgreSQL is wanted and there is no address of one
 */
export async function createWorld(
  engine: EngineName,
  { entries, databaseUrl }: { entries: number; databaseUrl?: string | undefined },
): Promise<World> {
  const { options, remove } = await createDatabase(engine, databaseUrl)
  const end = Date.now()
  let now = end - SINCE
  const store = await openStore({ ...options, migrations, clock: { now: () => now }, withoutTimeouts: true })
  const account = `hostile-${randomUUID()}@example.com`
  const passwordHash = await createPasswords().hash(PASSWORD)
  const hostile = await createCustomer(store, { account, passwordHash })
  const neighbours: { readonly userId: bigint }[] = []
  // oxlint-disable-next-line no-await-in-loop -- One after another, as the ids are drawn in order.
  while (neighbours.length < NEIGHBOURS) neighbours.push(await createCustomer(store))
  await addHistory(store, hostile.userId, { entries, end, setTime: time => (now = time) })
  now = Date.now()
  // The first ones have expired since.
  const [token = '', ...tokens] = await openSessions(store, [
    hostile.userId,
    ...neighbours.map(({ userId }) => userId),
  ])
  await store.close()
  const { dataDir, databaseUrl: url = '' } = options
  if (url) await runIn(url, 'ANALYZE')
  return {
    settings: { DATA_DIR: dataDir, DATABASE_URL: url },
    hostile: { account, password: PASSWORD, token },
    neighbours: tokens,
    remove,
  }
}
