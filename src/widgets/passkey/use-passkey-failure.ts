import { useState } from 'react'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { toFormFailure, type FormFailure } from '../format/server-messages.ts'
import { PasskeyError } from './passkey.ts'

/** Runs an action with a passkey and keeps why it failed, in the person's language. */
export function usePasskeyFailure() {
  const t = useMessages('security')
  const locale = useLanguage()
  const [failure, setFailure] = useState<FormFailure>()
  const texts = {
    cancelled: t.passkeyCancelled,
    exists: t.passkeyExists,
    unavailable: t.passkeyUnavailable,
  }
  /** @returns whether the action succeeded */
  const attempt = async (action: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined)
    try {
      await action()
      return true
    } catch (error) {
      const isLocal = error instanceof PasskeyError
      setFailure(
        isLocal ? { text: texts[error.failure](), isUnanswered: false } : toFormFailure(error, locale),
      )
      return false
    }
  }
  return { failure, attempt }
}
