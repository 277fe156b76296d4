/** Before all tests: a database of each engine with all tables and no rows, of which every test gets a copy. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrations } from '#server/features/schema.ts'
import { openStore } from '#server/kernel/open-store.ts'
import {
  TEST_DATABASE_URL,
  createTestClock,
  runOnOwnConnection,
  databaseUrlFor,
} from '../databases/databases.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with the database. */
    sqliteTemplate: string
    /** The name of the database; empty without PostgreSQL. */
    postgresTemplate: string
  }
}

async function createTables(place: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const store = await openStore({ ...place, migrations, clock: createTestClock(), withoutTimeouts: true })
  await store.close()
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'fairline-template-'))
  await createTables({ dataDir: folder })
  const url = TEST_DATABASE_URL
  const name = url ? `template_${randomUUID().replaceAll('-', '')}` : ''
  if (url) {
    await runOnOwnConnection(url, `CREATE DATABASE ${name} TEMPLATE template0`)
    await createTables({ dataDir: '', databaseUrl: databaseUrlFor(url, name).href })
  }
  provide('sqliteTemplate', folder)
  provide('postgresTemplate', name)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (url) await runOnOwnConnection(url, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}
