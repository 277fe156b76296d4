import { Select, type OptionsFilter } from '@mantine/core'
import { useCallback } from 'react'
import { useLanguage } from '#src/i18n/use-messages.ts'
import { searchByName, searchNames } from '#src/lib/names/name-search.ts'
import { FieldLabel } from './field-label.tsx'
import type { FieldProps } from './field.ts'
import { useSpokenError } from './use-spoken-error.ts'

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
  useSpokenError({ ...rest, value })
  const filter = useBestMatchFirst()
  return (
    <Select
      {...rest}
      // The name is that of a hidden input.
      data-field={rest.name}
      data={[...options]}
      filter={filter}
      value={value || null}
      label={<FieldLabel label={label} isOptional={isOptional} />}
      description={hint}
      nothingFoundMessage={nothingFound}
      onChange={next => next !== null && onChange(next)}
    />
  )
}

/** Filters the options by what is typed, best match first. */
function useBestMatchFirst(): OptionsFilter {
  const locale = useLanguage()
  return useCallback(
    ({ options, search }) => {
      const items = options.flatMap(option => ('label' in option ? [option] : []))
      return [...searchByName(items, ({ label }) => searchNames('', label, {}), search, locale)]
    },
    [locale],
  )
}
