import type { ReactNode } from 'react'

/** The props of every field; `{...form.field('amount')}` provides the lower half. */
export interface FieldProps {
  label: string
  /** Below the field, while there is no error. */
  hint?: ReactNode
  placeholder?: string
  /** Marks the field as optional beside its label. */
  isOptional?: boolean
  disabled?: boolean
  /** The text as typed so far. */
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  name?: string
  /** The error message; associated with the field for screen readers. */
  error?: string | undefined
}
