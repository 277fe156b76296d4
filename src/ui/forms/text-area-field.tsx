import { Textarea } from '@mantine/core'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field.ts'
import { useSpokenError } from './use-spoken-error.ts'

export interface TextAreaFieldProps extends FieldProps {
  maxLength?: number
  rows?: number
}

/** A multi-line text field with label and hint or error. */
export function TextAreaField({ label, hint, isOptional, onChange, rows = 3, ...rest }: TextAreaFieldProps) {
  useSpokenError(rest)
  return (
    <Textarea
      {...rest}
      rows={rows}
      dir="auto"
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={hint}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
