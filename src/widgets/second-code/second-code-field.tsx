import { useMessages } from '#src/i18n/use-messages.ts'
import { TextField } from '#src/ui/forms/text-field.tsx'
import type { FormField } from '../forms/use-form.ts'

/** The field for a code of the authenticator app, or a recovery code. */
export function SecondCodeField(field: FormField) {
  const t = useMessages('security')
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
