import type { Candle } from '#src/api/generated/models/index.ts'
import type { StudyRow } from './studies.ts'

/** What the legend says: a candle, and what the indicators come to at it. */
export interface Reading {
  candle: Candle
  /** Whether the crosshair points at it; else it is the newest. */
  isPointed: boolean
  values: readonly (StudyRow & { value: number; isPrice: boolean })[]
}

export interface LegendStore {
  get: () => Reading | undefined
  set: (reading: Reading | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/** Between the drawing and its legend, so that a moving finger renders nothing but the legend, once a frame at most. */
export function createLegendStore(): LegendStore {
  const listeners = new Set<() => void>()
  let reading: Reading | undefined
  let frame: number | undefined
  return {
    get: () => reading,
    set: next => {
      reading = next
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        for (const listener of listeners) listener()
      })
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
