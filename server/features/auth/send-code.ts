/** Codes that are sent to an account to prove its ownership. */
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { Refusal, ok, tooManyRequests } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import type { SecretBox } from '#server/auth/secret-box.ts'
import { noteRefusedAttempt } from '#server/auth/note-attempt.ts'
import { originAttemptSource } from '#server/auth/attempt-sources.ts'
import { beginAttempt, clearFailedAttempts, type AttemptResult } from '#server/auth/lockout.ts'
import {
  EXPIRY_SECONDS,
  RESEND_SECONDS,
  issueCode,
  generateCode,
  hashCode,
  hasUsableCode,
  verifyCode,
  type SignInCode,
} from '#server/auth/sign-in-codes.ts'

/**
 * Sends a code and gives the answer, which is the same when none is sent because too many unknown sources have asked.
 * @param isShownInSandbox whether a sandbox, which sends nothing, may show it to this caller
 * @throws Refusal when the last one of the same source is less than a minute old
 */
export async function sendCode(
  { store, config, security, secretBox }: Services,
  target: Omit<SignInCode, 'codeHash'>,
  isShownInSandbox = true,
) {
  const code = generateCode()
  const { wait, isSent } = await store.execute(issueCode, {
    ...target,
    codeHash: hashCode(secretBox, target.account, code),
  })
  if (wait > 0) {
    const { code: status, msg, params } = tooManyRequests(wait)
    throw new Refusal(status, msg, params)
  }
  security.note('code_requested', { reason: target.purpose })
  return ok({
    codeLength: CODE_LENGTH,
    resendAfter: RESEND_SECONDS,
    expiresIn: EXPIRY_SECONDS,
    // There is no mail service: the code is only returned in the sandbox.
    sandboxCode: config.sandbox && isShownInSandbox && isSent ? code : null,
  })
}

/** A code as it was given. */
type GivenCode = Omit<SignInCode, 'codeHash'> & { readonly code: string }

const hashed = (box: SecretBox, { code, ...owner }: GivenCode): SignInCode => ({
  ...owner,
  codeHash: hashCode(box, owner.account, code),
})

/** A code that is wrong, has expired or was used up. */
export function wrongCode({ security }: Services): Refusal {
  security.note('code_refused', { reason: 'wrong' })
  return new Refusal(422, 'hint_wrong_code', { field: 'code' })
}

/** Answers a right code, to be used up by a command, which verifies it again. @throws Refusal at the field `code` when it is wrong or has expired */
export async function confirmCode(services: Services, given: GivenCode): Promise<SignInCode> {
  const code = hashed(services.secretBox, given)
  if (!(await services.store.execute(verifyCode, code))) throw wrongCode(services)
  return code
}

/** The result of an attempt at a code that guests can guess, counted for its source. */
export interface CodeAttempt extends AttemptResult {
  readonly isRight: boolean
}

/**
 * Verifies a code that a guest gives, and counts a wrong one for `subject` and its source. Only who has a code that can be guessed counts
 * among all unknown sources: nobody else can delay them. `account`: its id for the log, null where there is none.
 */
export async function attemptCode(
  { store, clock, security, secretBox }: Services,
  subject: string,
  given: GivenCode,
  account: bigint | null,
): Promise<CodeAttempt> {
  const { origin } = given
  const isCounted = !origin.isKnown && (await hasUsableCode(store, given, clock.now()))
  const source = { ...originAttemptSource(subject, origin), isKnown: !isCounted }
  const attempt = await store.execute(beginAttempt, source)
  const isRight = attempt.allowed && (await store.execute(verifyCode, hashed(secretBox, given)))
  if (isRight) await store.execute(clearFailedAttempts, source)
  else noteRefusedAttempt(security, 'code_refused', attempt, { account, locks: 'code' })
  return { ...attempt, isRight }
}
