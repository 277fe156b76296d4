import type { UploadPurpose } from '#src/api/generated/models/index.ts'
import { UPLOAD_MAX_FILES } from '#src/lib/constants.ts'
import { finish, read, send, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { refusal } from '#server/problem.ts'
import type { MediaType } from '#server/kernel/picture.ts'
import { DAY } from '#src/lib/time/time-units.ts'

/** A picture that somebody has uploaded; its bytes are kept elsewhere, under `name`. */
export interface Upload {
  readonly id: string
  readonly purpose: UploadPurpose
  readonly mediaType: MediaType
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970 UTC. */
  readonly createdAt: number
}

export interface RecordUpload {
  readonly userId: bigint
  readonly purpose: UploadPurpose
  readonly mediaType: MediaType
  readonly size: number
  /** The random name of the file, which is there already. */
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

/** How long an upload waits for a form, in milliseconds: as long as a draft lives in the app. */
export const UPLOAD_WAITS = DAY

const INSERT = `INSERT INTO uploads(id, user_id, purpose, media_type, size, name, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)`
const CLAIM = `UPDATE uploads SET used_at = $4
  WHERE id = $1 AND user_id = $2 AND purpose = $3 AND used_at IS NULL RETURNING id`
const DROP = 'DELETE FROM uploads WHERE id = $1 AND used_at IS NULL RETURNING name'

/** What is kept for one account at most, whether a form refers to it or not: pictures, and bytes in all. */
const MOST_KEPT = 500n
const KEPT_MEGABYTES = 200n
const MOST_BYTES = KEPT_MEGABYTES * 1_048_576n

const LOCK_OWNER = 'SELECT id FROM users WHERE id = $1 /*lock*/'
const WAITING = 'SELECT count(*) AS total FROM uploads WHERE user_id = $1 AND used_at IS NULL'
const KEPT = 'SELECT count(*) AS total, coalesce(sum(size), 0) AS bytes FROM uploads WHERE user_id = $1'

/**
 * Records a picture whose file is there. Its owner is locked, so that of several at once each is counted.
 * @throws DomainError `upload_too_many` while as many as R9.11 allows wait for a form; `upload_quota` when more would be kept for the
 * account than it may have
 */
export function* recordUpload(context: Context, input: RecordUpload): Steps<Upload> {
  const { userId, purpose, mediaType, size, name } = input
  const [, [waiting], [kept]] = (yield* send(
    [LOCK_OWNER, [userId]],
    [WAITING, [userId]],
    [KEPT, [userId]],
  )) as [Row[], [{ total: bigint }], [{ total: bigint; bytes: bigint }]]
  if (Number(waiting.total) >= UPLOAD_MAX_FILES) {
    throw refusal('upload_too_many', { most: String(UPLOAD_MAX_FILES) })
  }
  if (kept.total >= MOST_KEPT || kept.bytes + BigInt(size) > MOST_BYTES) {
    throw refusal('upload_quota', { megabytes: String(KEPT_MEGABYTES) })
  }
  const id = context.id()
  const upload: Upload = { id: `${id}`, purpose, mediaType, size, createdAt: Number(context.now) }
  return yield* finish(upload, [INSERT, [id, userId, purpose, mediaType, BigInt(size), name, context.now]])
}

/**
 * Lets something refer to an upload, once: within the transaction of what refers to it.
 * @throws DomainError `upload_unknown` for the field: not the person's, not for this purpose, used already, or gone
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
  if (claimed.length === 0) throw refusal('upload_unknown', { field })
}

/** What a person has uploaded, and the name of its file; undefined also when it is somebody else's. */
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

/** The ids of uploads that no form has referred to and that were made before the moment `createdBefore`, at most `limit`. */
export async function listOrphans(
  reader: Reader,
  { createdBefore, limit }: { readonly createdBefore: number; readonly limit: number },
): Promise<bigint[]> {
  const rows = await reader.query<{ id: bigint }>(
    'SELECT id FROM uploads WHERE used_at IS NULL AND created_at < $1 ORDER BY id LIMIT $2',
    [BigInt(createdBefore), BigInt(limit)],
  )
  return rows.map(({ id }) => id)
}

/** Forgets an upload that nothing refers to. Gives the name of its file, or undefined when it was claimed meanwhile or is gone. */
export function* dropUpload(_: Context, id: bigint): Steps<string | undefined> {
  const [dropped] = yield* read<{ name: string }>(DROP, [id])
  return yield* finish(dropped?.name)
}

/** The names of all files that uploads refer to. */
export async function listUploadNames(reader: Reader): Promise<Set<string>> {
  const rows = await reader.query<{ name: string }>('SELECT name FROM uploads')
  return new Set(rows.map(({ name }) => name))
}
