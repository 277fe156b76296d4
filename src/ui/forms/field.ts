import type { InputWrapperProps } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './field.module.css'

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

/** The class names of the parts of a Mantine field, in our own design. */
export const fieldClasses = {
  root: styles.root,
  label: styles.label,
  description: styles.hint,
  error: styles.error,
  input: styles.input,
  section: styles.section,
} as const

/** Label, input, error, hint: helpful text stays next to where the user types. */
export const fieldOrder: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
]
