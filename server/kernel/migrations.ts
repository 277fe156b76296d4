import { finish, read, send, type Context, type Statement, type Steps } from './store.ts'

/** One step of the schema, applied once and never edited afterwards: a change is a new step. */
export interface Migration {
  /** 1, 2, 3 … in the order of the list. */
  readonly version: number
  readonly name: string
  /** CREATE and ALTER statements in the kernel's SQL; see store.ts. */
  readonly statements: readonly string[]
}

/** The database was written by a newer version of this program than the one that is opening it. */
class NewerSchemaError extends Error {
  constructor(found: number, known: number) {
    super(
      `The database has schema version ${found}, and this version of the program knows ${known} only. ` +
        'Start the newer version, or restore a backup that was made before the upgrade.',
    )
    this.name = 'NewerSchemaError'
  }
}

const CREATE_VERSIONS = `CREATE TABLE IF NOT EXISTS schema_version(
  version BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)`
const READ_VERSION = 'SELECT coalesce(max(version), 0) AS version FROM schema_version'
const RECORD = 'INSERT INTO schema_version(version, name, applied_at) VALUES ($1, $2, $3)'

/**
 * A command that brings the schema up to the end of the list and answers the version that it found: 0 in an empty database.
 * @throws NewerSchemaError when the database is ahead of the list; RangeError when the list is not numbered 1, 2, 3 …
 */
export function* migrate(context: Context, migrations: readonly Migration[]): Steps<number> {
  migrations.forEach(({ version, name }, index) => {
    if (version !== index + 1) throw new RangeError(`Migration "${name}" must have version ${index + 1}.`)
  })
  yield* send([CREATE_VERSIONS])
  const [newest] = yield* read<{ version: bigint }>(READ_VERSION)
  const found = Number(newest!.version)
  if (found > migrations.length) throw new NewerSchemaError(found, migrations.length)

  const upgrade = migrations
    .slice(found)
    .flatMap(({ version, name, statements }): Statement[] => [
      ...statements.map((text): Statement => [text]),
      [RECORD, [BigInt(version), name, context.now]],
    ])
  return yield* finish(found, ...upgrade)
}
