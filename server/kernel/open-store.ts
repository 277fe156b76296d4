import { join } from 'node:path'
import type { Migration } from './migrations.ts'
import type { NodeIdSource } from './postgres/store.ts'
import type { Clock, Store } from './store.ts'

export interface StoreOptions {
  /** Where PostgreSQL is; without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string | undefined
  /** Where PostgreSQL can be listened to, past a pooler; `databaseUrl` by default. */
  readonly listenUrl?: string | undefined
  readonly dataDir: string
  readonly migrations: readonly Migration[]
  readonly clock: Clock
  /** Of the embedded database only a number. */
  readonly nodeId?: NodeIdSource
  /** PostgreSQL only: connections for commands; a fifth as many again are kept for reads. */
  readonly connections?: number
  /** PostgreSQL only: no statement timeout, for programs that read the whole database. */
  readonly withoutTimeouts?: boolean
  /** Embedded database only: it is opened although its log is damaged; see wal-check.ts. */
  readonly acceptDamagedLog?: boolean
  /** Embedded database only: no other process may open it so, as each process that serves does; see folder-lock.ts. */
  readonly exclusive?: boolean
  /** Embedded database only: reads are on so many threads of their own; none by default, for programs that answer nobody else. */
  readonly readThreads?: number
  /** Receives a sentence about what was accepted on opening, or whether other nodes can be listened to. */
  readonly onNotice?: (notice: string) => void
}

/** The path of the embedded database. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'fairline.db')

/** Opens the configured store with its schema up to date. The driver of the other engine is not loaded. */
export async function openStore({ databaseUrl, dataDir, ...options }: StoreOptions): Promise<Store> {
  if (databaseUrl) {
    const { openPostgres } = await import('./postgres/store.ts')
    return openPostgres({ url: databaseUrl, ...options })
  }
  const { openSqlite } = await import('./sqlite/store.ts')
  const nodeId = typeof options.nodeId === 'number' ? options.nodeId : 0
  return openSqlite({ file: databaseFile(dataDir), ...options, nodeId })
}
