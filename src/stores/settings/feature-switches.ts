import { create } from 'zustand'
import { switchMap, type SwitchMap, type SwitchRow } from '#src/lib/site/switches.ts'

/**
 * The feature switches as the server last gave them; undefined until they are known (R3.2). The query cache persists
 * their answer, so that they are known at once on the next visit.
 */
export const useFeatureSwitches = create<{ switches: SwitchMap | undefined }>()(() => ({
  switches: undefined,
}))

export function setFeatureSwitches(rows: readonly SwitchRow[]): void {
  useFeatureSwitches.setState({ switches: switchMap(rows) })
}
