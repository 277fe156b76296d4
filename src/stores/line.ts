import { create } from 'zustand'
import { oneOf } from './parse.ts'
import { useRuntimeConfig, type Line } from './runtime-config.ts'
import { createStored } from './storage.ts'

export type LineIndex = 0 | 1
const indexes = [0, 1] as const

interface LineState {
  index: LineIndex
  /** Lines that failed in this visit (R2.11). */
  failed: readonly LineIndex[]
}

const persistedLine = createStored<LineIndex>({
  name: 'line',
  version: 1,
  parse: data => oneOf(indexes, data),
})

export const useLine = create<LineState>()(() => ({ index: persistedLine.read() ?? 0, failed: [] }))

/** Selects the host that the app connects to, persistently (R7.3). */
export function chooseLine(index: LineIndex): void {
  persistedLine.write(index)
  useLine.setState({ index })
}

/** Marks the current line as failed for this visit (R2.11). */
export function markLineFailed(): void {
  const { index, failed } = useLine.getState()
  if (!failed.includes(index)) useLine.setState({ failed: [...failed, index] })
}

/** A line with another host that has not failed in this visit; undefined when there is none (R2.11). */
export function untriedLine(): LineIndex | undefined {
  const { index, failed } = useLine.getState()
  const { lines } = useRuntimeConfig.getState()
  return indexes.find(
    other => other !== index && !failed.includes(other) && lines[other].url !== lines[index].url,
  )
}

/** The line in use; the first by default (R7.3). */
export function currentLine(): Line {
  return useRuntimeConfig.getState().lines[useLine.getState().index]
}
