import { useEffect } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { TextField } from '#src/ui/forms/text-field.tsx'
import type { FormField } from '../forms/use-form.ts'

export interface SecondCodeFieldProps extends FormField {
  /** It appeared because the server asked for it: focus moves to it. */
  isAskedFor?: boolean
}

/** The field for a code of the authenticator app, or a recovery code. */
export function SecondCodeField({ isAskedFor = false, ...field }: SecondCodeFieldProps) {
  const t = useMessages('security')
  const { name } = field
  useEffect(() => {
    if (isAskedFor) document.getElementsByName(name)[0]?.focus()
  }, [isAskedFor, name])
  return (
    <TextField
      label={t.codeOrRecovery()}
      type="text"
      autoComplete="one-time-code"
      maxLength={20}
      {...field}
    />
  )
}
