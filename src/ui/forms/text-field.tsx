import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field.ts'

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'date'
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search'
  maxLength?: number
  /** At the field's end: a button, a unit. */
  end?: ReactNode
  /** Its width, px. */
  endWidth?: number
  className?: string
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
  ...rest
}: TextFieldProps) {
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
      {...(className && { classNames: { input: className } })}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
