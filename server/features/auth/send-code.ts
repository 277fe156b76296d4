/** Codes that are sent to an account, so that whoever reads them there is its owner. */
import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { Refusal, ok, tooManyRequests } from '#server/answers.ts'
import type { Services } from '#server/services.ts'
import { EXPIRES_IN, RESEND_AFTER, issueCode, makeCode, tryCode, type IssueCode } from '#server/auth/codes.ts'

/** Sends a code, and answers what is said of it. @throws Refusal when the one before is younger than a minute */
export async function sendCode({ store, config }: Services, about: Omit<IssueCode, 'code'>) {
  const code = makeCode()
  const { wait } = await store.execute(issueCode, { ...about, code })
  if (wait > 0) {
    const { code: status, msg, params } = tooManyRequests(wait)
    throw new Refusal(status, msg, params)
  }
  return ok({
    codeLength: CODE_LENGTH,
    resendAfter: RESEND_AFTER,
    expiresIn: EXPIRES_IN,
    // There is no mail service here: the code is shown in the sandbox, and nowhere else.
    sandboxCode: config.sandbox ? code : null,
  })
}

/** @throws Refusal at the field `code` when it is not the one that was sent, or counts no longer */
export async function confirmCode({ store }: Services, given: IssueCode): Promise<void> {
  if (!(await store.execute(tryCode, given))) throw new Refusal(422, 'hint_wrong_code', { field: 'code' })
}
