import { dataOf } from '#src/api/envelope.ts'
import type { Session } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { withoutInvisible } from '#src/lib/validation/invisible.ts'
import { isEmail, isInternationalPhone } from '#src/lib/validation/validators.ts'
import { adoptGuestDrafts, discardDraft } from '#src/stores/storage/drafts.ts'
import { signIn } from '#src/stores/session/session.ts'
import { setSessionEnd } from '#src/stores/session/session-end.ts'

/** The draft that sign-in and registration share, so that the account is typed once. */
export const authDraft = 'sign-in'

/** The account as it is sent: trimmed, without what cannot be seen, and a phone number without separators. */
export function accountToSend(text: string): string {
  const trimmed = withoutInvisible(text).trim()
  return trimmed.includes('@') ? trimmed : trimmed.replace(/[\s()-]/g, '')
}

/** Validates an account as typed; gives the error text (R5.1, R5.5). */
export function useAccountValidator(): (text: string) => string | undefined {
  const t = useMessages('auth')
  const v = useMessages('validation')
  return text => {
    const account = accountToSend(text)
    if (account === '') return v.required()
    return isEmail(account) || isInternationalPhone(account) ? undefined : t.accountInvalid()
  }
}

/**
 * Starts the session of a sign-in answer (R4.1). Drafts of the guest become the account's, so that a form that asked
 * for sign-in can be continued (R1.4).
 */
export function startSession(answer: { code: number; data?: Session } | undefined): void {
  const session = dataOf(answer)
  if (!session) return
  discardDraft(authDraft)
  setSessionEnd(undefined)
  adoptGuestDrafts(session.userInfo.id)
  signIn({ token: session.token, userId: session.userInfo.id })
}
