import type { Upload, UploadPurpose } from '#models'
import { UPLOAD_MAX_FILES } from '#src/lib/constants.ts'
import { finish, read, send, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { domainError } from '#server/problem.ts'
import type { MediaType } from '#server/kernel/picture.ts'
import { DAY } from '#src/lib/time/time-units.ts'

export interface RecordUpload {
  readonly userId: bigint
  readonly purpose: UploadPurpose
  readonly mediaType: MediaType
  readonly size: number
  /** The random name of the file, which has already been written. */
  readonly name: string
}

interface UploadRow extends Row {
  readonly id: bigint
  readonly purpose: UploadPurpose
  readonly media_type: MediaType
  readonly size: bigint
  readonly name: string
  readonly created_at: bigint
}

/** How long an upload may stay unclaimed, in milliseconds: as long as the app keeps a draft. */
export const UPLOAD_CLAIM_PERIOD = DAY

const INSERT = `INSERT INTO uploads(id, user_id, purpose, media_type, size, name, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`
const CLAIM = `UPDATE uploads SET used_at = $4
  WHERE id = $1 AND user_id = $2 AND purpose = $3 AND used_at IS NULL RETURNING id`
const DELETE_UNCLAIMED = 'DELETE FROM uploads WHERE id = $1 AND used_at IS NULL RETURNING name'

/** The quota of an account, claimed or not: the number of pictures, and their total size. */
const MAX_UPLOADS = 500n
const MAX_MEGABYTES = 200n
const MAX_BYTES = MAX_MEGABYTES * 1_048_576n

const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 /*lock*/'
const COUNT_STORED = `SELECT count(*) AS total, count(*) - count(used_at) AS unclaimed, coalesce(sum(size), 0) AS bytes
  FROM uploads WHERE user_id = $1`

interface StoredRow extends Row {
  readonly total: bigint
  readonly unclaimed: bigint
  readonly bytes: bigint
}

/** @throws DomainError as `recordUpload` does */
function requireRoomBeside({ total, unclaimed, bytes }: StoredRow, size: number): void {
  if (Number(unclaimed) >= UPLOAD_MAX_FILES)
    throw domainError('upload_too_many', { most: String(UPLOAD_MAX_FILES) })
  if (total >= MAX_UPLOADS || bytes + BigInt(size) > MAX_BYTES)
    throw domainError('upload_quota', { megabytes: String(MAX_MEGABYTES) })
}

/** Refuses a picture before its file is written, which is more work than this. @throws DomainError as `recordUpload` does */
export async function requireRoom(
  reader: Reader,
  { userId, size }: Pick<RecordUpload, 'userId' | 'size'>,
): Promise<void> {
  const [stored] = await reader.query<StoredRow>(COUNT_STORED, [userId])
  requireRoomBeside(stored!, size)
}

/**
 * Records a picture whose file has been written. The owner is locked, so that concurrent uploads are counted correctly.
 * @throws DomainError `upload_too_many` when there are as many unclaimed uploads as R9.11 allows; `upload_quota` when the account's
 * quota would be exceeded
 */
export function* recordUpload(context: Context, input: RecordUpload): Steps<Upload> {
  const { userId, purpose, mediaType, size, name } = input
  const [, [stored]] = (yield* send([LOCK_OWNER, [userId]], [COUNT_STORED, [userId]])) as [Row[], [StoredRow]]
  requireRoomBeside(stored, size)
  const id = context.id()
  const upload: Upload = { id: `${id}`, purpose, mediaType, size, createdAt: Number(context.now) }
  return yield* finish(upload, [INSERT, [id, userId, purpose, mediaType, BigInt(size), name, context.now]])
}

/**
 * Claims an upload, once, in the transaction of the record that refers to it.
 * @throws DomainError `upload_unknown` for the field: another person's, for another purpose, already claimed, or deleted
 */
export function* claimUpload(
  context: Context,
  {
    uploadId,
    userId,
    purpose,
    field,
  }: { uploadId: bigint; userId: bigint; purpose: UploadPurpose; field: string },
): Steps<void> {
  const claimed = yield* read(CLAIM, [uploadId, userId, purpose, context.now])
  if (claimed.length === 0) throw domainError('upload_unknown', { field })
}

/** One of a person's uploads with its file name; undefined also for another person's. */
export async function findUpload(
  reader: Reader,
  { userId, id }: { readonly userId: bigint; readonly id: bigint },
): Promise<(Upload & { readonly name: string }) | undefined> {
  const [row] = await reader.query<UploadRow>('SELECT * FROM uploads WHERE id = $1 AND user_id = $2', [
    id,
    userId,
  ])
  if (!row) return undefined
  return {
    id: `${row.id}`,
    purpose: row.purpose,
    mediaType: row.media_type,
    size: Number(row.size),
    createdAt: Number(row.created_at),
    name: row.name,
  }
}

/** The ids of unclaimed uploads created before `createdBefore`, at most `limit`. */
export async function listUnclaimedUploads(
  reader: Reader,
  { createdBefore, limit }: { readonly createdBefore: number; readonly limit: number },
): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(
    'SELECT id FROM uploads WHERE used_at IS NULL AND created_at < $1 ORDER BY id LIMIT $2',
    [BigInt(createdBefore), BigInt(limit)],
  )
  return rows.map(({ id }) => id)
}

/** Deletes an unclaimed upload. Returns its file name, or undefined when it has been claimed or deleted in the meantime. */
export function* deleteUnclaimedUpload(_: Context, id: bigint): Steps<string | undefined> {
  const [deleted] = yield* read<{ name: string }>(DELETE_UNCLAIMED, [id])
  return yield* finish(deleted?.name)
}

/** The file names of all uploads. */
export async function listUploadNames(reader: Reader): Promise<Set<string>> {
  const rows = await reader.query<{ name: string }>('SELECT name FROM uploads')
  return new Set(rows.map(({ name }) => name))
}
