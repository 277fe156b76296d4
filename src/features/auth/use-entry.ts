import { dataOf } from '#src/api/envelope.ts'
import type { Session } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { email, internationalPhone } from '#src/lib/validators.ts'
import { adoptGuestDrafts, discardDraft } from '#src/stores/drafts.ts'
import { signIn } from '#src/stores/session.ts'

/** The draft that sign-in and registration share: what was typed in one is there in the other. */
export const entryDraft = 'sign-in'

/** The account as it is sent: without the spaces that people type around and within it. */
export function typedAccount(text: string): string {
  const trimmed = text.trim()
  return trimmed.includes('@') ? trimmed : trimmed.replace(/[\s()-]/g, '')
}

/** What is wrong with an account as typed, in words (R5.1, R5.5). */
export function useAccountCheck(): (text: string) => string | undefined {
  const t = useMessages('auth')
  const v = useMessages('validation')
  return text => {
    const account = typedAccount(text)
    if (account === '') return v.required()
    return email(account) || internationalPhone(account) ? undefined : t.accountInvalid()
  }
}

/**
 * Begins the session of an answer (R4.1). What was typed as a guest becomes the account's own, so that a form that
 * asked for sign-in goes on where it was (R1.4).
 */
export function begin(answer: { code: number; data?: Session } | undefined): void {
  const session = dataOf(answer)
  if (!session) return
  discardDraft(entryDraft)
  adoptGuestDrafts(session.userInfo.id)
  signIn({ token: session.token, userId: session.userInfo.id })
}
