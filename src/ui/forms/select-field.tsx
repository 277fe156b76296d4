import { Select } from '@mantine/core'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field.ts'

export interface SelectFieldProps extends Omit<FieldProps, 'onChange'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange: (value: string) => void
  /** Typing filters the options: for long lists such as countries and banks. */
  searchable?: boolean
  /** Shown when no option matches. */
  nothingFound?: string
}

/** A choice of many options. `Segmented` shows up to four side by side. */
export function SelectField({
  label,
  hint,
  isOptional,
  options,
  value,
  onChange,
  nothingFound,
  ...rest
}: SelectFieldProps) {
  return (
    <Select
      {...rest}
      data={[...options]}
      value={value || null}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={hint}
      nothingFoundMessage={nothingFound}
      onChange={next => next !== null && onChange(next)}
    />
  )
}
