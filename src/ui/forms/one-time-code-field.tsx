import { CODE_LENGTH } from '#src/lib/validation/validators.ts'
import { codeDigits } from './code-digits.ts'
import type { FieldProps } from './field.ts'
import styles from './field.module.css'
import { TextField } from './text-field.tsx'

/** A six-digit code of an authenticator app: typed on any keyboard, or filled in by the phone. */
export function OneTimeCodeField(field: FieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={CODE_LENGTH}
      className={styles.code}
      onChange={text => field.onChange(codeDigits(text))}
    />
  )
}
