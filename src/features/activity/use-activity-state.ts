import type { Activity } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'

/** The label of the state of an activity; a running one is open to join, or waiting for the closing price. */
export function useActivityStateLabel({ state, isOpen }: Pick<Activity, 'state' | 'isOpen'>): string {
  const t = useMessages('activity')
  const labels: Readonly<Record<Activity['state'], string>> = {
    upcoming: t.upcoming(),
    running: isOpen ? t.open() : t.waiting(),
    ended: t.ended(),
  }
  return labels[state]
}
