/** The key that the secrets of a database are sealed with: of SECRETS_KEY, or of a file beside the database that the first start makes. */
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { makePrivateFolder } from '../kernel/private-files.ts'
import { finish, read, send, type Context, type Row, type Steps, type Store } from '../kernel/store.ts'
import { keyedHash } from './keyed-hash.ts'
import { keyedRecoveryHash } from './recovery-codes.ts'
import { createSecretBox, isSealed, type SecretBox } from './secret-box.ts'

const KEY_BYTES = 32
const FILE_NAME = 'secrets.key'

/** The key of a database is missing or another one. */
export class SecretsKeyError extends Error {
  override readonly name = 'SecretsKeyError'
}

export interface SecretsKeySource {
  /** SECRETS_KEY. */
  readonly secretsKey: Uint8Array | undefined
  readonly dataDir: string
}

/** 32 bytes as base64; undefined for any other text. */
export function parseSecretsKey(text: string): Uint8Array | undefined {
  const key = Buffer.from(text, 'base64')
  return key.length === KEY_BYTES ? key : undefined
}

/** The key of the file, which only this process's user can read; undefined where there is none. @throws SecretsKeyError when it is damaged */
function readKeyFile(file: string): Uint8Array | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  if (!stats) return undefined
  if (process.getuid && (stats.mode & 0o077) !== 0) chmodSync(file, 0o600)
  const key = parseSecretsKey(readFileSync(file, 'utf8').trim())
  if (!key) throw new SecretsKeyError(`${file} is not a key of 32 bytes as base64. Restore it from a backup.`)
  return key
}

/** Makes a key and writes it, complete and on the disk before it has its name. @returns the key of the file, also if another process was first */
function makeKeyFile(folder: string, file: string): Uint8Array | undefined {
  makePrivateFolder(folder)
  const draft = `${file}.${randomBytes(8).toString('hex')}`
  const descriptor = openSync(draft, 'wx', 0o600)
  try {
    writeSync(descriptor, `${randomBytes(KEY_BYTES).toString('base64')}\n`)
    fsyncSync(descriptor)
    closeSync(descriptor)
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  const folderDescriptor = openSync(folder, 'r')
  fsyncSync(folderDescriptor)
  closeSync(folderDescriptor)
  return readKeyFile(file)
}

/** Where sealed secrets are: the column, what identifies a row, and how those of earlier versions become bytes. */
const SECRETS = [
  { table: 'two_step', id: 'user_id', column: 'secret' },
  { table: 'identity_key', id: 'id', column: 'sealed' },
  { table: 'share_secret', id: 'id', column: 'secret' },
  // A number is for tests, and is known to all.
  { table: 'market_versions', id: 'version', column: 'seed', condition: ' AND length(seed) >= 64' },
] as const

const plainRows = ({ table, id, column, ...rest }: (typeof SECRETS)[number]) =>
  `SELECT ${id} AS id, ${column} AS stored FROM ${table}
    WHERE ${column} NOT LIKE 'v1:%'${'condition' in rest ? rest.condition : ''} ORDER BY ${id} LIMIT 500`
/** One of each kind: all of a kind are sealed with the same key. */
const SEALED_ROWS = SECRETS.map(
  ({ table, column }) => `SELECT ${column} AS stored FROM ${table} WHERE ${column} LIKE 'v1:%' LIMIT 1`,
)
const READ = 'SELECT hash FROM secrets_key WHERE id = 1'
const CLAIM = 'INSERT INTO secrets_key(id, hash) VALUES (1, $1) ON CONFLICT DO NOTHING'

/** What a database knows of its key, or what is sealed by one that it does not know yet. */
interface KnownKey {
  readonly hash: string | undefined
  readonly sealed: readonly string[]
}

function* readKnownKey(): Steps<KnownKey> {
  const [own] = yield* read<{ hash: string }>(READ)
  const sealed = own ? [] : (yield* send(...SEALED_ROWS.map(text => [text] as const))).flat()
  return yield* finish({ hash: own?.hash, sealed: sealed.map(row => String(row['stored'])) })
}

function* claimKey(_: Context, hash: string): Steps<string> {
  yield* send([CLAIM, [hash]])
  const [own] = yield* read<{ hash: string }>(READ)
  return yield* finish(own!.hash)
}

const hashOfKey = (key: Uint8Array) => keyedHash(key, 'the key of this database')

function opens(box: SecretBox, sealed: readonly string[]): boolean {
  try {
    for (const one of sealed) box.open(one)
    return true
  } catch {
    return false
  }
}

const MISSING =
  'Put the file back from where it was copied to (on another machine of a cluster: copy it from a node that runs), or set SECRETS_KEY to what is in it. ' +
  'Without it two-step verification and the prices of the market cannot go on: see "The key of the secrets" in docs/operating.md.'

/**
 * The box of a database. The first start makes a key, in DATA_DIR/secrets.key, unless SECRETS_KEY is set; every later one needs the same.
 * @throws SecretsKeyError when the key is missing, damaged or another one, with what to do
 */
export async function openSecretBox(
  store: Store,
  { secretsKey, dataDir }: SecretsKeySource,
): Promise<SecretBox> {
  const file = join(dataDir, FILE_NAME)
  const { hash, sealed } = await store.execute(readKnownKey, undefined)
  const found = secretsKey ?? readKeyFile(file)
  const isNew = hash === undefined && sealed.length === 0
  if (!found && !isNew)
    throw new SecretsKeyError(
      `The secrets of this database are sealed with a key, and ${file} is missing. ${MISSING}`,
    )
  const key = found ?? makeKeyFile(dataDir, file)
  if (!key) throw new SecretsKeyError(`${file} was removed at the start.`)
  const box = createSecretBox(key)
  const isRight = opens(box, sealed) && (await store.execute(claimKey, hashOfKey(key))) === hashOfKey(key)
  if (isRight) return box
  const source = secretsKey ? 'SECRETS_KEY' : file
  // Nothing can be sealed with a key that was made in vain: another node was first.
  if (!found) rmSync(file, { force: true })
  throw new SecretsKeyError(
    `${source} is not the key that the secrets of this database are sealed with. ${MISSING}`,
  )
}

interface PlainRow extends Row {
  readonly id: bigint
  readonly stored: string
}

/** The bytes of what an earlier version has stored: the market's secret as hexadecimal digits, the draws' as text. */
function bytesOf(table: string, stored: string, box: SecretBox): Uint8Array {
  if (stored.startsWith('plain:')) return box.open(stored)
  return Buffer.from(stored, table === 'market_versions' ? 'hex' : 'utf8')
}

const PLAIN_HASHES = "SELECT user_id, code_hash FROM recovery_codes WHERE code_hash NOT LIKE 'k1:%' LIMIT 500"
const REPLACE_HASH = 'UPDATE recovery_codes SET code_hash = $3 WHERE user_id = $1 AND code_hash = $2'

/** The hashes of recovery codes that earlier versions have stored become keyed ones. @returns how many */
function* keyRecoveryHashes(_: Context, box: SecretBox): Steps<number> {
  const rows = yield* read<{ user_id: bigint; code_hash: string }>(PLAIN_HASHES)
  return yield* finish(
    rows.length,
    ...rows.map(
      ({ user_id, code_hash }) =>
        [REPLACE_HASH, [user_id, code_hash, keyedRecoveryHash(box, code_hash)]] as const,
    ),
  )
}

function* sealRows(
  _: Context,
  { secret, box }: { readonly secret: (typeof SECRETS)[number]; readonly box: SecretBox },
): Steps<number> {
  const { table, id, column } = secret
  const rows = (yield* read<PlainRow>(plainRows(secret))).filter(({ stored }) => !isSealed(stored))
  const replace = `UPDATE ${table} SET ${column} = $2 WHERE ${id} = $1 AND ${column} = $3`
  return yield* finish(
    rows.length,
    ...rows.map(row => [replace, [row.id, box.seal(bytesOf(table, row.stored, box)), row.stored]] as const),
  )
}

/** Seals what earlier versions have stored in plain text, and keys their hashes, 500 rows at a time. @returns how many rows it were */
export async function sealEarlierSecrets(store: Store, box: SecretBox): Promise<number> {
  let total = 0
  let changed: number
  for (const secret of SECRETS) {
    do total += changed = await store.execute(sealRows, { secret, box })
    while (changed > 0)
  }
  do total += changed = await store.execute(keyRecoveryHashes, box)
  while (changed > 0)
  return total
}
