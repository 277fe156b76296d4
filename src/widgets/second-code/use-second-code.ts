import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetSecurity } from '#src/api/generated/security/security.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { isSecondCode } from './recovery-code.ts'

const NEEDED = 'hint_second_code_needed'

/** The code of the second step in a form: whether it takes one, what is wrong with it, and how it is sent. */
export interface SecondCode {
  isNeeded: boolean
  /** The server has asked for it, of whom it was not known that it would. */
  isAskedFor: boolean
  /** For the form's `check`. */
  check: (text: string) => string | undefined
  /** The code as it is sent; nothing where none is needed. */
  sent: (text: string) => { code?: string }
  /** Does the call, and shows the field when the server asks for a code. @throws what the call throws */
  watch: <Answer>(call: Promise<Answer>) => Promise<Answer>
}

/** Two-step sign-in is on for the account, or the server says so: it may have been switched on from another device. */
export function useSecondCode(): SecondCode {
  const t = useMessages('security')
  const { data } = useGetSecurity({ query: { meta: { quiet: true } } })
  const [isAskedFor, setAskedFor] = useState(false)
  const isNeeded = isAskedFor || (dataOf(data)?.twoStepSince ?? null) !== null
  return {
    isNeeded,
    isAskedFor,
    check: text => (!isNeeded || isSecondCode(text) ? undefined : t.codeInvalid()),
    sent: text => (isNeeded ? { code: text.trim() } : {}),
    watch: async call => {
      try {
        return await call
      } catch (error) {
        if (error instanceof ApiError && error.msg === NEEDED) setAskedFor(true)
        throw error
      }
    },
  }
}
