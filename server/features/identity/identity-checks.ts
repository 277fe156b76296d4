import type { Advanced, Basic, BasicRequest, Identity, IdentityStatus } from '#models'
import { finish, read, type Context, type Reader, type Row, type Steps } from '#server/kernel/store.ts'
import { insertMessage } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { IDENTITY_TRANSITIONS } from './transitions.ts'
import { canTransition } from '#server/kernel/state-machine.ts'
import { claimUpload } from '../upload/uploads.ts'

export type Level = 'basic' | 'advanced'

/** The data of a basic check, with the full document number, which is never sent back. */
export type BasicFields = Pick<
  BasicRequest,
  'country' | 'name' | 'documentKind' | 'documentNumber' | 'birthDate'
>

/** The data of an advanced check; photos by their upload ids. */
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

/** A check that is waiting for the operator. */
export interface PendingCheck {
  readonly id: bigint
  readonly level: Level
  readonly fields: BasicFields | AdvancedFields
}

const INSERT = `INSERT INTO identity_checks(id, user_id, level, status, fields, submitted_at, document_mark)
  VALUES ($1, $2, $3, 'pending', $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`
const IS_LIVE = "SELECT id FROM identity_checks WHERE user_id = $1 AND level = $2 AND status <> 'refused'"
const SELECT_BY_USER = 'SELECT * FROM identity_checks WHERE user_id = $1 ORDER BY id DESC'
const LOCK = 'SELECT * FROM identity_checks WHERE id = $1 /*lock*/'
const PENDING = `SELECT * FROM identity_checks WHERE status = 'pending' AND submitted_at < $1 AND id > $3
  ORDER BY id LIMIT $2`
const REVIEW = 'UPDATE identity_checks SET status = $2, reason = $3, reviewed_at = $4 WHERE id = $1'
const IS_BASIC_DONE = `SELECT id FROM identity_checks
  WHERE user_id = $1 AND level = 'basic' AND status = 'approved'`

export interface BasicSubmission {
  readonly userId: bigint
  readonly fields: BasicFields
  /** The mark of the document (document-marks.ts). */
  readonly mark: string
}

/**
 * Submits the basic check.
 * @throws DomainError `identity_decided` while one is pending or approved; `identity_document_taken` for the field when another account has
 * one pending or approved with the same document, also an account that was closed
 */
export function* submitBasicCheck(context: Context, { userId, fields, mark }: BasicSubmission): Steps<void> {
  if (!(yield* insertCheck(context, { userId, level: 'basic', fields, mark }))) {
    const live = yield* read(IS_LIVE, [userId, 'basic'])
    throw live.length > 0
      ? domainError('identity_decided')
      : domainError('identity_document_taken', { field: 'documentNumber' })
  }
  return yield* finish(undefined)
}

/**
 * Submits the advanced check and claims its uploads.
 * @throws DomainError `identity_basic_first`; `identity_decided` while one is pending or approved; `upload_unknown` for the field
 */
export function* submitAdvancedCheck(
  context: Context,
  { userId, fields }: { readonly userId: bigint; readonly fields: AdvancedFields },
): Steps<void> {
  const approved = yield* read(IS_BASIC_DONE, [userId])
  if (approved.length === 0) throw domainError('identity_basic_first')
  if (!(yield* insertCheck(context, { userId, level: 'advanced', fields, mark: null })))
    throw domainError('identity_decided')
  for (const field of ['front', 'back', 'holding'] as const) {
    const id = fields[field]
    if (id !== null) yield* claimUpload(context, { uploadId: BigInt(id), userId, purpose: 'identity', field })
  }
  return yield* finish(undefined)
}

interface NewCheck {
  readonly userId: bigint
  readonly level: Level
  readonly fields: object
  readonly mark: string | null
}

/** Whether it was stored: not beside one that is pending or approved, nor for a document of another account. */
function* insertCheck(context: Context, { userId, level, fields, mark }: NewCheck): Steps<boolean> {
  const values = [context.id(), userId, level, JSON.stringify(fields), context.now, mark]
  return (yield* read(INSERT, values)).length > 0
}

/** Decides a pending check and sends a message; `reason` is a message key, null to approve. Decisions are final. */
export function* reviewIdentity(
  context: Context,
  { id, reason }: { readonly id: bigint; readonly reason: string | null },
): Steps<boolean> {
  const [check] = yield* read<CheckRow>(LOCK, [id])
  const status = reason === null ? 'approved' : 'refused'
  if (!check || !canTransition(IDENTITY_TRANSITIONS, check.status, status)) return false
  const kind = reason === null ? 'identity_approved' : 'identity_refused'
  return yield* finish(
    true,
    [REVIEW, [id, status, reason, context.now]],
    insertMessage(context, check.user_id, kind, {
      level: check.level,
      ...(reason === null ? {} : { reason }),
    }),
  )
}

/** The latest submission of each check, for its owner. */
export async function readIdentity(reader: Reader, userId: bigint): Promise<Identity> {
  const rows = await reader.query<CheckRow>(SELECT_BY_USER, [userId])
  const [basic, advanced] = (['basic', 'advanced'] as const).map(level =>
    rows.find(row => row.level === level),
  )
  return { basic: basic ? toBasic(basic) : null, advanced: advanced ? toAdvanced(advanced) : null }
}

/** Pending checks of both levels that were submitted before `submittedBefore`, oldest first. */
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

const decisionFields = ({ status, reason, submitted_at, reviewed_at }: CheckRow) => ({
  status,
  reason,
  submittedAt: Number(submitted_at),
  reviewedAt: reviewed_at === null ? null : Number(reviewed_at),
})

function toBasic(row: CheckRow): Basic {
  const { documentNumber, ...fields } = JSON.parse(row.fields) as BasicFields
  return { ...decisionFields(row), ...fields, documentEnd: documentNumber.slice(-4) }
}

function toAdvanced(row: CheckRow): Advanced {
  return { ...decisionFields(row), ...(JSON.parse(row.fields) as AdvancedFields) }
}
