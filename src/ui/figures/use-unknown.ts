import { useMessages } from '#src/i18n/use-messages.ts'
import { isDecimal } from '#src/lib/money/decimal.ts'

/** What a figure is called while it is not known, instead of the dashes in its place. */
export function useUnknown(value: string | null | undefined) {
  const t = useMessages('common')
  return isDecimal(value) ? undefined : ({ role: 'img', 'aria-label': t.notKnown() } as const)
}
