import { codeDigits } from './code-digits.ts'
import type { FieldProps } from './field.ts'
import { PasswordField } from './password-field.tsx'

/** A password of six digits (R5.6), typed on the keys for digits; the browser does not offer to keep it. */
export function PinField({ onChange, ...field }: FieldProps) {
  return (
    <PasswordField
      {...field}
      inputMode="numeric"
      autoComplete="off"
      onChange={text => onChange(codeDigits(text))}
    />
  )
}
