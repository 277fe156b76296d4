import { Checkbox } from '@mantine/core'
import type { FieldProps } from './field.ts'

export type CheckboxFieldProps = Pick<
  FieldProps,
  'label' | 'value' | 'onChange' | 'onBlur' | 'name' | 'error'
>

/** A checkbox to agree to something. Its value is 'yes' or empty. */
export function CheckboxField({ value, onChange, error, ...rest }: CheckboxFieldProps) {
  return (
    <Checkbox
      {...rest}
      checked={value === 'yes'}
      error={error}
      aria-invalid={error !== undefined}
      onChange={event => onChange(event.currentTarget.checked ? 'yes' : '')}
    />
  )
}
