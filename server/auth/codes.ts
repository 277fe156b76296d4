import { hash, randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { finish, read, type Context, type Row, type Steps } from '../kernel/store.ts'

/** Seconds between two codes, seconds for which one counts, and guesses at one [R9.12]. */
export const RESEND_AFTER = 60
export const EXPIRES_IN = 600
const TRIES = 5n

type CodePurpose = 'register' | 'withdrawPassword'

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
export const FORGET_CODE = 'DELETE FROM sign_in_codes WHERE account = $1 AND purpose = $2'

/** A code that nobody can guess; to be shown or sent, never logged. */
export function makeCode(): string {
  return String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
}

const hashCode = (account: string, code: string) => hash('sha256', `${account}\n${code}`, 'base64url')

export interface IssueCode {
  readonly account: string
  readonly purpose: CodePurpose
  readonly code: string
}

/** Stores a code in place of the one before. Answers how many seconds to wait instead when that one is too young. */
export function* issueCode(context: Context, { account, purpose, code }: IssueCode): Steps<{ wait: number }> {
  const [last] = yield* read<CodeRow>(LOCK, [account, purpose])
  const age = last ? Number(context.now - last.sent_at) / 1000 : RESEND_AFTER
  if (age < RESEND_AFTER) return { wait: Math.ceil(RESEND_AFTER - age) }
  const expiresAt = context.now + BigInt(EXPIRES_IN * 1000)
  return yield* finish({ wait: 0 }, [
    STORE,
    [account, purpose, hashCode(account, code), context.now, expiresAt, TRIES],
  ])
}

/** Whether this code counts now. A wrong one uses up a try, so nothing is thrown: that would take it back. */
export function* tryCode(context: Context, { account, purpose, code }: IssueCode): Steps<boolean> {
  const [stored] = yield* read<CodeRow>(LOCK, [account, purpose])
  if (!stored || stored.expires_at <= context.now || stored.tries_left <= 0n) return false
  if (stored.code_hash === hashCode(account, code)) return true
  return yield* finish(false, [USE_TRY, [account, purpose]])
}
