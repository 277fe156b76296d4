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
  /** PostgreSQL's: a statement takes as long as it takes, as one that reads a whole database does. */
  readonly isPatient?: boolean
  /** The embedded database's: it is opened although its log is damaged; see log-check.ts. */
  readonly acceptDamagedLog?: boolean
  /** Told, in words for people, of what was accepted at opening. */
  readonly onNotice?: (notice: string) => void
}

/** Where the embedded database is. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'fairline.db')

/** Opens the store that the settings name, with its schema up to date. The driver of the other engine is not even loaded. */
export async function openStore({ databaseUrl, dataDir, ...options }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres({ url: databaseUrl, ...options })
  }
  const { openSqlite } = await import('./sqlite.ts')
  return openSqlite({ file: databaseFile(dataDir), ...options })
}
