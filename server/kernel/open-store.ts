import { join } from 'node:path'
import type { Migration } from './migrations.ts'
import type { Clock, Store } from './store.ts'

export interface StoreOptions {
  /** Where PostgreSQL is; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  readonly nodeId?: number
  /** PostgreSQL's, for commands; a fifth as many are kept for reading. */
  readonly connections?: number
}

/** Opens the store that the settings name, with its schema up to date. The driver of the other engine is not even loaded. */
export async function openStore({ databaseUrl, dataDir, ...options }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres({ url: databaseUrl, ...options })
  }
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite({ file: join(dataDir, 'fairline.db'), ...options })
}
