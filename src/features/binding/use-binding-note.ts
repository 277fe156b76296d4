import { useMessages } from '#src/i18n/use-messages.ts'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import type { Binding } from './bindings.tsx'

/** What stands under the number of a card or address: its kind, and from when it can be used while it rests. */
export function useBindingNote(): (
  kind: string | undefined,
  usableFrom: number | null | undefined,
) => Pick<Binding, 'note'> {
  const t = useMessages('withdraw')
  const date = useDateFormat()
  return (kind, usableFrom) => {
    const rest = typeof usableFrom === 'number' && t.targetFrom({ time: date(usableFrom, 'minute') })
    const notes = [kind, rest].filter(Boolean)
    return notes.length === 0 ? {} : { note: notes.join(' · ') }
  }
}
