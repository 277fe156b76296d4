/** Codes that are sent to an account to prove its ownership. */
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { ApiError, ok, tooManyRequests } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import {
  EXPIRY_SECONDS,
  RESEND_SECONDS,
  issueCode,
  generateCode,
  verifyCode,
  type SignInCode,
} from '#server/auth/sign-in-codes.ts'

/**
 * Sends a code and gives the answer.
 * @param isShownInSandbox whether a sandbox, which sends nothing, may show it to this caller
 * @throws ApiError when the last one is less than a minute old
 */
export async function sendCode(
  { store, config }: Services,
  target: Omit<SignInCode, 'code'>,
  isShownInSandbox = true,
) {
  const code = generateCode()
  const { wait } = await store.execute(issueCode, { ...target, code })
  if (wait > 0) {
    const { code: status, msg, params } = tooManyRequests(wait)
    throw new ApiError(status, msg, params)
  }
  return ok({
    codeLength: CODE_LENGTH,
    resendAfter: RESEND_SECONDS,
    expiresIn: EXPIRY_SECONDS,
    // There is no mail service: the code is only returned in the sandbox.
    sandboxCode: config.sandbox && isShownInSandbox ? code : null,
  })
}

/** @throws ApiError at the field `code` when it is wrong or has expired */
export async function confirmCode({ store }: Services, given: SignInCode): Promise<void> {
  if (!(await store.execute(verifyCode, given))) throw new ApiError(422, 'hint_wrong_code', { field: 'code' })
}
