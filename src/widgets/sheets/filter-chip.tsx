import { useMessages } from '#src/i18n/use-messages.ts'
import { Chip } from '#src/ui/choices/choice.tsx'

export interface FilterChipProps {
  /** What is filtered by. */
  label: string
  /** What is chosen; undefined: everything is shown. */
  value: string | undefined
  onPress: () => void
}

/** Opens the sheet of a filter, and says what is chosen there. */
export function FilterChip({ label, value, onPress }: FilterChipProps) {
  const t = useMessages('common')
  return (
    <Chip opens selected={value !== undefined} onPress={onPress}>
      {value === undefined ? label : t.labelled({ label, value })}
    </Chip>
  )
}
