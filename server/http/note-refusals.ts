/** What the security log says of calls that were refused, whichever operation it was. */
import { toErrorAnswer } from '../answers.ts'
import type { SessionEnd } from '../auth/ended-sessions.ts'
import type { SecurityLog } from '../kernel/security-log.ts'
import type { Reader } from '../kernel/store.ts'

/** Whose a thing of these ids is, if it is somebody's; it has no small cost, and is asked for refused calls only. */
export type FindOwner = (reader: Reader, ids: readonly bigint[]) => Promise<bigint | undefined>

/** Counts answers that refuse by a limit or by the specification. */
export function noteRefusal(
  security: SecurityLog,
  answer: object,
  fields: { readonly address: string; readonly operation: string },
): void {
  if (!('code' in answer)) return
  if (answer.code === 429) security.note('rate_limited', { ...fields, reason: 'operation' })
  if (answer.code === 422 && 'msg' in answer && answer.msg === 'hint_invalid_field')
    security.note('input_refused', fields)
}

/** Counts a token without a session. */
export function noteSessionRefusal(security: SecurityLog, end: SessionEnd | undefined): void {
  const reason = end === undefined ? 'unknown' : end === 'session_expired' ? 'expired' : 'ended'
  security.note('session_refused', { reason })
}

const ID_FIELD = /^id$|Id$/
const ID = /^[1-9]\d{0,18}$/

/** Notes that something was refused by its id which exists, but belongs to somebody else. */
export async function noteOthers(
  { store, security }: { readonly store: Reader; readonly security: SecurityLog },
  findOwner: FindOwner,
  {
    userId,
    error,
    values,
    operation,
  }: {
    readonly userId: bigint
    readonly error: unknown
    readonly values: Readonly<Record<string, unknown>>
    readonly operation: string
  },
): Promise<void> {
  const { msg = '', params } = toErrorAnswer(error) ?? {}
  if (!msg.endsWith('_unknown') && !ID_FIELD.test(params?.['field'] ?? '')) return
  const ids = Object.entries(values).flatMap(([name, value]) =>
    ID_FIELD.test(name) && typeof value === 'string' && ID.test(value) ? [BigInt(value)] : [],
  )
  const owner = ids.length === 0 ? undefined : await findOwner(store, ids)
  if (owner !== undefined && owner !== userId) security.note('others_refused', { owner, operation })
}
