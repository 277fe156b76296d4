import type { Advanced, Basic, BasicRequest, Identity } from '#src/api/generated/models/index.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { leaveMessage } from '#server/messages.ts'
import { refusal } from '#server/problem.ts'
import { IDENTITY_TRANSITIONS, canBecome, type IdentityStatus } from '../shared/state-machine.ts'
import { claimUpload } from '../upload/uploads.ts'

export type Level = 'basic' | 'advanced'

/** What somebody has told for the basic check; the number in full, which is never sent back. */
export type BasicFields = Pick<
  BasicRequest,
  'country' | 'name' | 'documentKind' | 'documentNumber' | 'birthDate'
>

/** What somebody has told for the advanced check; photos by the ids of their uploads. */
export type AdvancedFields = Pick<
  Advanced,
  'front' | 'back' | 'holding' | 'address' | 'placeName' | 'latitude' | 'longitude'
>

interface CheckRow extends Row {
  readonly id: bigint
  readonly user_id: bigint
  readonly level: Level
  readonly status: IdentityStatus
  readonly reason: string | null
  readonly fields: string
  readonly submitted_at: bigint
  readonly reviewed_at: bigint | null
}

/** A check that waits for the operator. */
export interface PendingCheck {
  readonly id: bigint
  readonly level: Level
  readonly fields: BasicFields | AdvancedFields
}

const INSERT = `INSERT INTO identity_checks(id, user_id, level, status, fields, submitted_at)
  VALUES ($1, $2, $3, 'pending', $4, $5) ON CONFLICT DO NOTHING RETURNING id`
const OF_USER = 'SELECT * FROM identity_checks WHERE user_id = $1 ORDER BY id DESC'
const LOCK = 'SELECT * FROM identity_checks WHERE id = $1 /*lock*/'
const PENDING = `SELECT * FROM identity_checks WHERE status = 'pending' AND submitted_at < $1 AND id > $3
  ORDER BY id LIMIT $2`
const REVIEW = 'UPDATE identity_checks SET status = $2, reason = $3, reviewed_at = $4 WHERE id = $1'
const IS_BASIC_DONE = `SELECT id FROM identity_checks
  WHERE user_id = $1 AND level = 'basic' AND status = 'approved'`

/** Asks for the basic check. @throws DomainError `identity_decided` while one waits or has been passed */
export function* submitBasic(
  context: Context,
  { userId, fields }: { readonly userId: bigint; readonly fields: BasicFields },
): Steps<void> {
  yield* insert(context, userId, 'basic', fields)
  return yield* finish(undefined)
}

/**
 * Asks for the advanced check; from then on the uploads belong to it.
 * @throws DomainError `identity_basic_first`; `identity_decided` while one waits or has been passed; `upload_unknown` for the field
 */
export function* submitAdvanced(
  context: Context,
  { userId, fields }: { readonly userId: bigint; readonly fields: AdvancedFields },
): Steps<void> {
  const done = yield* read(IS_BASIC_DONE, [userId])
  if (done.length === 0) throw refusal('identity_basic_first')
  yield* insert(context, userId, 'advanced', fields)
  for (const field of ['front', 'back', 'holding'] as const) {
    const id = fields[field]
    if (id !== null) yield* claimUpload(context, { uploadId: BigInt(id), userId, purpose: 'identity', field })
  }
  return yield* finish(undefined)
}

function* insert(context: Context, userId: bigint, level: Level, fields: object): Steps<void> {
  const values = [context.id(), userId, level, JSON.stringify(fields), context.now]
  const inserted = yield* read(INSERT, values)
  if (inserted.length === 0) throw refusal('identity_decided')
}

/** Decides a check that waits and tells its owner; `reason` is a message key, null to approve. A decided one keeps its decision. */
export function* reviewIdentity(
  context: Context,
  { id, reason }: { readonly id: bigint; readonly reason: string | null },
): Steps<boolean> {
  const [check] = yield* read<CheckRow>(LOCK, [id])
  const status = reason === null ? 'approved' : 'refused'
  if (!check || !canBecome(IDENTITY_TRANSITIONS, check.status, status)) return false
  const kind = reason === null ? 'identity_approved' : 'identity_refused'
  return yield* finish(
    true,
    [REVIEW, [id, status, reason, context.now]],
    leaveMessage(context, check.user_id, kind, {
      level: check.level,
      ...(reason === null ? {} : { reason }),
    }),
  )
}

/** The latest try of either check, as its owner sees it. */
export async function readIdentity(reader: Reader, userId: bigint): Promise<Identity> {
  const rows = await reader.query<CheckRow>(OF_USER, [userId])
  const [basic, advanced] = (['basic', 'advanced'] as const).map(level =>
    rows.find(row => row.level === level),
  )
  return { basic: basic ? toBasic(basic) : null, advanced: advanced ? toAdvanced(advanced) : null }
}

/** Checks of both kinds that were asked for before the moment `submittedBefore` and wait, the oldest first. */
export async function listPendingChecks(
  reader: Reader,
  {
    submittedBefore,
    limit,
    after = 0n,
  }: { readonly submittedBefore: number; readonly limit: number; readonly after?: bigint },
): Promise<PendingCheck[]> {
  const rows = await reader.query<CheckRow>(PENDING, [BigInt(submittedBefore), BigInt(limit), after])
  return rows.map(({ id, level, fields }) => ({
    id,
    level,
    fields: JSON.parse(fields) as PendingCheck['fields'],
  }))
}

const decisionOf = ({ status, reason, submitted_at, reviewed_at }: CheckRow) => ({
  status,
  reason,
  submittedAt: Number(submitted_at),
  reviewedAt: reviewed_at === null ? null : Number(reviewed_at),
})

function toBasic(row: CheckRow): Basic {
  const { documentNumber, ...fields } = JSON.parse(row.fields) as BasicFields
  return { ...decisionOf(row), ...fields, documentEnd: documentNumber.slice(-4) }
}

function toAdvanced(row: CheckRow): Advanced {
  return { ...decisionOf(row), ...(JSON.parse(row.fields) as AdvancedFields) }
}
