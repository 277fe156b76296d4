import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { startTarget, type Target } from './target.ts'

export type EngineName = 'sqlite' | 'postgres'

/** Temporary storage for the back end's data, on which it can be started several times. */
export interface ReferenceStorage {
  start(settings?: Readonly<Record<string, string>>): Promise<Target>
  remove(): Promise<void>
}

const SETTINGS = {
  PORT: '0',
  HOST: '127.0.0.1',
  SANDBOX: 'on',
  RATE_LIMITS: 'off',
  MARKET_SEED: '1',
  LINES: '',
  ORIGINS: '',
  DATABASE_URL: '',
  NODE_ENV: 'test',
  DEPOSIT_DELAY_MS: '0',
  WITHDRAW_DELAY_MS: '1000',
  LOAN_DELAY_MS: '500',
  IDENTITY_DELAY_MS: '500',
}

const PROGRAM = new URL('./reference-process.ts', import.meta.url)

async function runOnOwnConnection(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A schema of its own in the database of TEST_DATABASE_URL. */
async function createSchema() {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('Set TEST_DATABASE_URL to the PostgreSQL server that the fuzzer may use.')
  const schema = `fuzz_${randomBytes(8).toString('hex')}`
  await runOnOwnConnection(url, `CREATE SCHEMA ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return {
    settings: { DATABASE_URL: own.href },
    remove: () => runOnOwnConnection(url, `DROP SCHEMA ${schema} CASCADE`),
  }
}

/** A folder, and a schema for PostgreSQL. @throws Error when there is no PostgreSQL to use */
export async function createReferenceStorage(engine: EngineName): Promise<ReferenceStorage> {
  const schema = engine === 'postgres' ? await createSchema() : undefined
  const folder = mkdtempSync(join(tmpdir(), 'fairline-fuzz-'))
  return {
    start: (settings = {}) =>
      startTarget(PROGRAM, { ...SETTINGS, DATA_DIR: folder, ...schema?.settings, ...settings }),
    remove: async () => {
      rmSync(folder, { recursive: true, force: true })
      await schema?.remove()
    },
  }
}
