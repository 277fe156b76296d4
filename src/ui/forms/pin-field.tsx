import { codeDigits } from './code-digits.ts'
import type { FieldProps } from './field.ts'
import { PasswordField } from './password-field.tsx'

/** A six-digit password (R5.6) with a numeric keypad; the browser does not offer to save it. */
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
