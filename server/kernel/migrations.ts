import { finish, read, send, type Context, type Statement, type Steps } from './store.ts'

/** One step of the schema, applied once and never edited afterwards: a change is a new step. */
export interface Migration {
  /** 1, 2, 3 … in the order of the list. */
  readonly version: number
  readonly name: string
  /** CREATE and ALTER statements in the kernel's SQL; see store.ts. */
  readonly statements: readonly string[]
  /**
   * `expand`: only adds what the previous version of the program can ignore, so that both work on the database side by side. `contract`,
   * and of old ones undefined: programs that do not know the step must not work on the database any more.
   */
  readonly kind?: 'expand' | 'contract'
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

/** What the oldest program has to know that may work on the database: as many steps. */
const CREATE_SUPPORT = `CREATE TABLE IF NOT EXISTS schema_support(
  singleton BIGINT PRIMARY KEY CHECK (singleton = 1), oldest BIGINT NOT NULL)`
const READ_SUPPORT = 'SELECT oldest FROM schema_support'
const RECORD_SUPPORT = `INSERT INTO schema_support(singleton, oldest) VALUES (1, $1)
  ON CONFLICT (singleton) DO UPDATE SET oldest = excluded.oldest`

/** The last step that older programs cannot work beside. */
const oldestSupported = (migrations: readonly Migration[]): number =>
  Math.max(0, ...migrations.filter(({ kind }) => kind !== 'expand').map(({ version }) => version))

/**
 * A command that brings the schema up to the end of the list and answers the version that it found: 0 in an empty database.
 * @param besideNewer accepts a database that is ahead of the list only by steps that expand it, as in a rolling upgrade
 * @throws NewerSchemaError when the database is ahead of the list; RangeError when the list is not numbered 1, 2, 3 …
 */
export function* migrate(
  context: Context,
  migrations: readonly Migration[],
  { besideNewer = false } = {},
): Steps<number> {
  migrations.forEach(({ version, name }, index) => {
    if (version !== index + 1) throw new RangeError(`Migration "${name}" must have version ${index + 1}.`)
  })
  yield* send([CREATE_VERSIONS], [CREATE_SUPPORT])
  const [newest] = yield* read<{ version: bigint }>(READ_VERSION)
  const found = Number(newest!.version)
  if (found > migrations.length) {
    const [support] = yield* read<{ oldest: bigint }>(READ_SUPPORT)
    if (besideNewer && support && Number(support.oldest) <= migrations.length) return yield* finish(found)
    throw new NewerSchemaError(found, migrations.length)
  }

  const upgrade = migrations
    .slice(found)
    .flatMap(({ version, name, statements }): Statement[] => [
      ...statements.map((text): Statement => [text]),
      [RECORD, [BigInt(version), name, context.now]],
    ])
  return yield* finish(found, ...upgrade, [RECORD_SUPPORT, [BigInt(oldestSupported(migrations))]])
}
