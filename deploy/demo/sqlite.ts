/** SQLite compiled to WebAssembly, with the surface of `node:sqlite` that the store uses. */
import sqlite3InitModule, {
  type Database,
  type PreparedStatement,
  type Sqlite3Static,
} from '@sqlite.org/sqlite-wasm'
import type { SqliteDatabase, SqliteStatement } from '#server/kernel/sqlite/dialect.ts'
import type { SqlValue } from '#server/kernel/store.ts'
import { DATABASE_FOLDER } from './kept.ts'

/** An error of SQLite, with its extended result code, as Node throws it. */
class SqliteError extends Error {
  readonly errcode: number

  constructor(errcode: number, message: string) {
    super(message)
    this.errcode = errcode
  }
}

class WasmStatement implements SqliteStatement {
  readonly sourceSQL: string
  readonly #database: WasmDatabase
  readonly #statement: PreparedStatement
  readonly #names: readonly string[]

  constructor(database: WasmDatabase, statement: PreparedStatement, text: string) {
    this.sourceSQL = text
    this.#database = database
    this.#statement = statement
    this.#names = statement.columnCount > 0 ? statement.getColumnNames() : []
  }

  /** Integers are always read as bigint. */
  setReadBigInts(): void {}

  columns(): readonly string[] {
    return this.#names
  }

  all(...params: SqlValue[]): Record<string, unknown>[] {
    return this.#run(params, () => {
      const rows: Record<string, unknown>[] = []
      while (this.#step()) rows.push(this.#row())
      return rows
    })
  }

  run(...params: SqlValue[]): { changes: bigint } {
    return this.#run(params, () => {
      while (this.#step());
      return { changes: this.#database.changes }
    })
  }

  #run<Outcome>(params: readonly SqlValue[], work: () => Outcome): Outcome {
    try {
      if (params.length > 0) this.#statement.bind(params)
      return work()
    } finally {
      this.#statement.reset(true)
    }
  }

  #step(): boolean {
    const { capi } = this.#database
    const code = capi.sqlite3_step(this.#statement)
    if (code === capi.SQLITE_ROW) return true
    if (code === capi.SQLITE_DONE) return false
    throw this.#database.lastError()
  }

  #row(): Record<string, unknown> {
    return Object.fromEntries(this.#names.map((name, index) => [name, this.#value(index)]))
  }

  #value(index: number): unknown {
    const { capi } = this.#database
    const statement = this.#statement
    switch (capi.sqlite3_column_type(statement, index)) {
      case capi.SQLITE_INTEGER:
        return capi.sqlite3_column_int64(statement, index)
      case capi.SQLITE_NULL:
        return null
      case capi.SQLITE_FLOAT:
        return capi.sqlite3_column_double(statement, index)
      default:
        return capi.sqlite3_column_text(statement, index)
    }
  }
}

class WasmDatabase implements SqliteDatabase {
  readonly capi: Sqlite3Static['capi']
  readonly #database: Database
  readonly #prepared: PreparedStatement[] = []

  constructor({ capi }: Sqlite3Static, database: Database) {
    this.capi = capi
    this.#database = database
    capi.sqlite3_extended_result_codes(database, 1)
  }

  get isTransaction(): boolean {
    return this.capi.sqlite3_get_autocommit(this.#database) === 0
  }

  get changes(): bigint {
    return BigInt(this.capi.sqlite3_changes(this.#database))
  }

  prepare(text: string): WasmStatement {
    const statement = this.#attempt(() => this.#database.prepare(text))
    this.#prepared.push(statement)
    return new WasmStatement(this, statement, text)
  }

  exec(text: string): void {
    this.#attempt(() => this.#database.exec(text))
  }

  close(): void {
    for (const statement of this.#prepared) statement.finalize()
    this.#database.close()
  }

  lastError(): SqliteError {
    const { capi } = this
    return new SqliteError(
      capi.sqlite3_extended_errcode(this.#database),
      capi.sqlite3_errmsg(this.#database) ?? 'unknown',
    )
  }

  #attempt<Outcome>(work: () => Outcome): Outcome {
    try {
      return work()
    } catch (error) {
      const { resultCode, message } = error as { resultCode?: number; message: string }
      throw resultCode === undefined ? error : new SqliteError(resultCode, message)
    }
  }
}

/** The page before this one may still hold the files for a moment. */
const ATTEMPTS = 20
const PAUSE = 100

/** An empty database with its tables, base64 of gzip: creating them takes longer than all else; scripts/build-demo.ts defines it. */
declare const EMPTY_DATABASE: string

const FILE = '/fairline.db'

async function emptyDatabase(): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(EMPTY_DATABASE), character => character.charCodeAt(0))
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}

/** The database of earlier visits in the browser's private file system; undefined where there is none, as in private windows. */
async function openKept(sqlite3: Sqlite3Static): Promise<Database | undefined> {
  if (!('getDirectory' in navigator.storage)) return undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      // The types of the package lack the last one.
      const options = {
        name: DATABASE_FOLDER,
        directory: DATABASE_FOLDER,
        forceReinitIfPreviouslyFailed: true,
      }
      const pool = await sqlite3.installOpfsSAHPoolVfs(options)
      if (!pool.getFileNames().includes(FILE)) await pool.importDb(FILE, await emptyDatabase())
      const database = new pool.OpfsSAHPoolDb(FILE)
      // Without memory that it would share with other connections it can have a log, and a commit need not wait for the disk.
      database.exec('PRAGMA locking_mode = EXCLUSIVE')
      return database
    } catch (error) {
      if ((error as Error).name !== 'NoModificationAllowedError') return undefined
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }
  return undefined
}

/** Makes an instance of a compiled module, as SQLite asks for it. */
const instantiate =
  (compiled: Promise<WebAssembly.Module>) =>
  (
    imports: WebAssembly.Imports,
    take: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) =>
    void compiled.then(async module => take(await WebAssembly.instantiate(module, imports), module))

/** The database of this browser; where it cannot be kept, an empty one in memory. */
export async function openDatabase(
  compiled: Promise<WebAssembly.Module>,
): Promise<{ database: SqliteDatabase; isKept: boolean }> {
  // The types of the package lack its options.
  const open = sqlite3InitModule as (options: { instantiateWasm: unknown }) => Promise<Sqlite3Static>
  const sqlite3 = await open({ instantiateWasm: instantiate(compiled) })
  const kept = await openKept(sqlite3)
  const database = new WasmDatabase(sqlite3, kept ?? new sqlite3.oo1.DB(':memory:'))
  return { database, isKept: kept !== undefined }
}
