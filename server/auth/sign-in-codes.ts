import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { finish, read, type Context, type Reader, type Row, type Steps } from '../kernel/store.ts'
import type { SignInOrigin } from './attempt-sources.ts'
import type { SecretBox } from './secret-box.ts'

// Each source has a code of its own, with its own five tries: wrong codes of a stranger never use up somebody else's code, nor does a
// code that a stranger asks for replace it. A source is a known device, or else an address; a code also works from another address of
// the device that asked for it. The guesses of all sources together are bounded by lockout.ts.

/** Seconds between two codes, seconds until one expires, and attempts at one [R9.12]. */
export const RESEND_SECONDS = 60
export const EXPIRY_SECONDS = 600
const MAX_TRIES = 5n
/** Valid codes of one account and purpose that unknown sources can have; a known device gets one in any case. */
const MAX_UNKNOWN_CODES = 100n

/** Of a code that only the signed-in person can use: there is nobody to be told apart. */
export const SIGNED_IN_ORIGIN: SignInOrigin = { address: 'signed in', deviceHash: null, isKnown: false }

type CodePurpose = 'register' | 'password' | 'withdrawPassword'

/** Whose code it is. */
interface CodeOwner {
  readonly account: string
  readonly purpose: CodePurpose
  /** Who asks for it or uses it. */
  readonly origin: SignInOrigin
}

interface CodeRow extends Row {
  readonly source: string
  readonly code_hash: string
  readonly sent_at: bigint
  readonly expires_at: bigint
  readonly tries_left: bigint
}

/** The code of this source first, then the newest that its device asked for. */
const FIND = `SELECT source, code_hash, sent_at, expires_at, tries_left FROM sign_in_codes
  WHERE account = $1 AND purpose = $2 AND (source = $3 OR device_hash = $4)
  ORDER BY CASE WHEN source = $3 THEN 0 ELSE 1 END, sent_at DESC`
const LOCK = `${FIND} /*lock*/`
const COUNT_UNKNOWN = `SELECT count(*) AS codes FROM sign_in_codes
  WHERE account = $1 AND purpose = $2 AND source <> $3 AND is_known = 0 AND expires_at > $4`
const DELETE_EXPIRED = 'DELETE FROM sign_in_codes WHERE account = $1 AND purpose = $2 AND expires_at <= $3'
const STORE = `INSERT INTO sign_in_codes(account, purpose, source, device_hash, is_known, code_hash, sent_at, expires_at, tries_left)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (account, purpose, source) DO UPDATE SET
  device_hash = excluded.device_hash, is_known = excluded.is_known, code_hash = excluded.code_hash,
  sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries_left = excluded.tries_left`
const USE_TRY = `UPDATE sign_in_codes SET tries_left = tries_left - 1
  WHERE account = $1 AND purpose = $2 AND source = $3`
/** Deletes the codes of all sources. */
export const DELETE_CODES = 'DELETE FROM sign_in_codes WHERE account = $1 AND purpose = $2'

/** A random code; to be shown or sent, never logged. */
export function generateCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

/** What is stored of a code: whoever reads the database cannot try the million there are. */
export const hashCode = (box: SecretBox, account: string, code: string): string =>
  box.hash(`${account}\n${code}`)

export interface SignInCode extends CodeOwner {
  /** By `hashCode`. */
  readonly codeHash: string
}

const sourceOf = ({ address, deviceHash, isKnown }: SignInOrigin): string =>
  isKnown ? `device ${deviceHash}` : address

const findParams = ({ account, purpose, origin }: CodeOwner) => [
  account,
  purpose,
  sourceOf(origin),
  origin.deviceHash ?? '',
]

/**
 * Replaces the code of this source. Answers how many seconds to wait when its last one is too recent, and whether it is to be sent: not
 * while many unknown sources have asked for one.
 */
export function* issueCode(
  context: Context,
  { account, purpose, origin, codeHash }: SignInCode,
): Steps<{ wait: number; isSent: boolean }> {
  const { now } = context
  const [own] = yield* read<CodeRow>(LOCK, findParams({ account, purpose, origin }))
  const age = own ? Number(now - own.sent_at) / 1000 : RESEND_SECONDS
  if (age < RESEND_SECONDS) return { wait: Math.ceil(RESEND_SECONDS - age), isSent: false }
  const source = sourceOf(origin)
  const [others] = origin.isKnown
    ? []
    : yield* read<{ codes: bigint }>(COUNT_UNKNOWN, [account, purpose, source, now])
  if (others && others.codes >= MAX_UNKNOWN_CODES) return { wait: 0, isSent: false }
  const expiresAt = now + BigInt(EXPIRY_SECONDS * 1000)
  const isKnown = origin.isKnown ? 1n : 0n
  return yield* finish(
    { wait: 0, isSent: true },
    [DELETE_EXPIRED, [account, purpose, now]],
    [STORE, [account, purpose, source, origin.deviceHash, isKnown, codeHash, now, expiresAt, MAX_TRIES]],
  )
}

/** The one code that a guess is compared with. */
function usableCode(rows: readonly CodeRow[], now: bigint): CodeRow | undefined {
  const first = rows.find(({ expires_at }) => expires_at > now)
  return first && first.tries_left > 0n ? first : undefined
}

/** Whether this is the code of this source. A wrong one uses up a try, so nothing is thrown: that would roll it back. */
export function* verifyCode(context: Context, { codeHash, ...owner }: SignInCode): Steps<boolean> {
  const { account, purpose } = owner
  const stored = usableCode(yield* read<CodeRow>(LOCK, findParams(owner)), context.now)
  if (!stored) return false
  if (stored.code_hash === codeHash) return true
  return yield* finish(false, [USE_TRY, [account, purpose, stored.source]])
}

/** Whether a source has a code that can still be guessed. */
export async function hasUsableCode(reader: Reader, owner: CodeOwner, now: number): Promise<boolean> {
  return usableCode(await reader.query<CodeRow>(FIND, findParams(owner)), BigInt(now)) !== undefined
}
