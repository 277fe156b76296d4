import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetSecurity } from '#src/api/generated/security/security.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { isSecondCode } from './recovery-code.ts'

const SECOND_CODE_NEEDED = 'hint_second_code_needed'

/** The two-step verification code in a form: whether it is needed, its validation, and its request field. */
export interface SecondCode {
  isNeeded: boolean
  /** Whether the server asked for it unexpectedly. */
  isAskedFor: boolean
  /** For the form's `check`. */
  check: (text: string) => string | undefined
  /** The request field; empty when no code is needed. */
  toRequestFields: (text: string) => { code?: string }
  /** Awaits the call, and shows the field when the server asks for a code. @throws what the call throws */
  detectRequired: <Answer>(call: Promise<Answer>) => Promise<Answer>
}

/**
 * Needed when two-step verification is on for the account, or when the server asks: it may have been enabled on another
 * device.
 */
export function useSecondCode(): SecondCode {
  const t = useMessages('security')
  const { data } = useGetSecurity({ query: { meta: { quiet: true } } })
  const [isAskedFor, setAskedFor] = useState(false)
  const isNeeded = isAskedFor || (dataOf(data)?.twoStepSince ?? null) !== null
  return {
    isNeeded,
    isAskedFor,
    check: text => (!isNeeded || isSecondCode(text) ? undefined : t.codeInvalid()),
    toRequestFields: text => (isNeeded ? { code: text.trim() } : {}),
    detectRequired: async call => {
      try {
        return await call
      } catch (error) {
        if (error instanceof ApiError && error.msg === SECOND_CODE_NEEDED) setAskedFor(true)
        throw error
      }
    },
  }
}
