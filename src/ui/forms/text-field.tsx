import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './field.module.css'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field.ts'
import { useSpokenError } from './use-spoken-error.ts'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date' | 'datetime-local'
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search'
  maxLength?: number
  /** At the field's end: a button, a unit. */
  end?: ReactNode
  /** Its width, px. */
  endWidth?: number
  className?: string
  /** Keeps room for a hint or an error of two lines below the field, where a shift of what follows would be in the way. */
  keepsRoom?: boolean
}

/** A single-line text field with label and hint or error. */
export function TextField({
  label,
  hint,
  isOptional,
  onChange,
  end,
  endWidth = 44,
  className,
  keepsRoom = false,
  ...rest
}: TextFieldProps) {
  useSpokenError(rest)
  return (
    <TextInput
      {...rest}
      // Addresses and numbers are left-to-right in every language.
      dir={rest.type === undefined && rest.inputMode === undefined ? 'auto' : 'ltr'}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={hint}
      rightSection={end}
      rightSectionWidth={end ? endWidth : undefined}
      rightSectionPointerEvents="all"
      classNames={{ root: classes(keepsRoom && styles.keepsRoom), input: classes(className) }}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
