import { Select } from '@mantine/core'
import { FieldLabel } from './field-label.tsx'
import { fieldClasses, fieldOrder, type FieldProps } from './field.ts'
import styles from './field.module.css'

export interface SelectFieldProps extends Omit<FieldProps, 'onChange'> {
  options: readonly { value: string; label: string; disabled?: boolean }[]
  onChange: (value: string) => void
  /** Typing narrows the options: for long lists such as countries and banks. */
  searchable?: boolean
  /** What stands in the place of the options when none fits. */
  nothingFound?: string
}

/** One of many. For up to four that fit side by side, `Segmented` shows them all at once. */
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
      allowDeselect={false}
      classNames={{ ...fieldClasses, dropdown: styles.dropdown, option: styles.option }}
      inputWrapperOrder={fieldOrder}
      comboboxProps={{ shadow: 'md' }}
      onChange={next => next !== null && onChange(next)}
    />
  )
}
