import type { Activity } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'

/** How an activity stands, in words: one that runs can be joined, or waits for its price. */
export function useActivityState({ state, isOpen }: Pick<Activity, 'state' | 'isOpen'>): string {
  const t = useMessages('activity')
  if (state === 'running') return isOpen ? t.open() : t.waiting()
  return state === 'upcoming' ? t.upcoming() : t.ended()
}
