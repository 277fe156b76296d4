import { hash, randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { finish, read, type Context, type Row, type Steps } from '../kernel/store.ts'

/** Seconds between two codes, seconds until one expires, and attempts at one [R9.12]. */
export const RESEND_SECONDS = 60
export const EXPIRY_SECONDS = 600
const MAX_TRIES = 5n

type CodePurpose = 'register' | 'password' | 'withdrawPassword'

interface CodeRow extends Row {
  readonly code_hash: string
  readonly sent_at: bigint
  readonly expires_at: bigint
  readonly tries_left: bigint
}

const LOCK = `SELECT code_hash, sent_at, expires_at, tries_left FROM sign_in_codes
  WHERE account = $1 AND purpose = $2 /*lock*/`
const STORE = `INSERT INTO sign_in_codes(account, purpose, code_hash, sent_at, expires_at, tries_left)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (account, purpose) DO UPDATE SET code_hash = excluded.code_hash,
  sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries_left = excluded.tries_left`
const USE_TRY = 'UPDATE sign_in_codes SET tries_left = tries_left - 1 WHERE account = $1 AND purpose = $2'
export const DELETE_CODE = 'DELETE FROM sign_in_codes WHERE account = $1 AND purpose = $2'

/** A random code; to be shown or sent, never logged. */
export function generateCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

const hashCode = (account: string, code: string) => hash('sha256', `${account}\n${code}`, 'base64url')

export interface SignInCode {
  readonly account: string
  readonly purpose: CodePurpose
  readonly code: string
}

/** Replaces the stored code. Answers how many seconds to wait when the last one is too recent. */
export function* issueCode(
  context: Context,
  { account, purpose, code }: SignInCode,
): Steps<{ wait: number }> {
  const [last] = yield* read<CodeRow>(LOCK, [account, purpose])
  const age = last ? Number(context.now - last.sent_at) / 1000 : RESEND_SECONDS
  if (age < RESEND_SECONDS) return { wait: Math.ceil(RESEND_SECONDS - age) }
  const expiresAt = context.now + BigInt(EXPIRY_SECONDS * 1000)
  return yield* finish({ wait: 0 }, [
    STORE,
    [account, purpose, hashCode(account, code), context.now, expiresAt, MAX_TRIES],
  ])
}

/** Whether this code is valid. A wrong one uses up a try, so nothing is thrown: that would roll it back. */
export function* verifyCode(context: Context, { account, purpose, code }: SignInCode): Steps<boolean> {
  const [stored] = yield* read<CodeRow>(LOCK, [account, purpose])
  if (!stored || stored.expires_at <= context.now || stored.tries_left <= 0n) return false
  if (stored.code_hash === hashCode(account, code)) return true
  return yield* finish(false, [USE_TRY, [account, purpose]])
}
