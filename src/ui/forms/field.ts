import type { InputWrapperProps } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './field.module.css'

/** What every field takes; `{...form.field('amount')}` fills in the lower half. */
export interface FieldProps {
  label: string
  /** Under the field, while nothing is wrong. */
  hint?: ReactNode
  placeholder?: string
  /** Beside the label, quietly, for what may stay empty. */
  isOptional?: boolean
  disabled?: boolean
  /** Text typed so far, as it was typed. */
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  name?: string
  /** What is wrong, in words; tied to the field for screen readers. */
  error?: string | undefined
}

/** The classes of a field's parts, in our own look. */
export const fieldClasses = {
  root: styles.root,
  label: styles.label,
  description: styles.hint,
  error: styles.error,
  input: styles.input,
  section: styles.section,
} as const

/** Label, field, hint, error: in this order, so that the words that help stand where one is typing. */
export const fieldOrder: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'error',
  'description',
]
