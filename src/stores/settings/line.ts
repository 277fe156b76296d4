import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { oneOf } from '../storage/parse.ts'
import { useRuntimeConfig, type Line } from './runtime-config.ts'
import { localEntries } from '../storage/storage.ts'

export type LineIndex = 0 | 1
const indexes = [0, 1] as const

/** The line that the user has chosen on this device. Not synced: each tab fails over by itself. */
export const useLine = create<{ index: LineIndex }>()(
  persist((): { index: LineIndex } => ({ index: 0 }), {
    name: 'line',
    version: 1,
    storage: localEntries,
    partialize: ({ index }) => index,
    merge: stored => ({ index: oneOf(indexes, stored) ?? 0 }),
  }),
)

/** Lines that failed in this visit (R2.11). */
export const useFailedLines = create<{ failed: readonly LineIndex[] }>()(() => ({ failed: [] }))

/** Selects the host that the app connects to, persistently (R7.3); an earlier failure of it is forgotten. */
export function chooseLine(index: LineIndex): void {
  useLine.setState({ index })
  useFailedLines.setState(({ failed }) => ({ failed: failed.filter(other => other !== index) }))
}

/** Marks the current line as failed for this visit (R2.11). */
export function markLineFailed(): void {
  const { index } = useLine.getState()
  const { failed } = useFailedLines.getState()
  if (!failed.includes(index)) useFailedLines.setState({ failed: [...failed, index] })
}

/** A line with another host that has not failed in this visit; undefined when there is none (R2.11). */
export function untriedLine(): LineIndex | undefined {
  const { index } = useLine.getState()
  const { failed } = useFailedLines.getState()
  const { lines } = useRuntimeConfig.getState()
  return indexes.find(
    other => other !== index && !failed.includes(other) && lines[other].url !== lines[index].url,
  )
}

/** The line in use; the first by default (R7.3). */
export function currentLine(): Line {
  return useRuntimeConfig.getState().lines[useLine.getState().index]
}
