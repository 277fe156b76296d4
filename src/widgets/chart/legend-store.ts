import type { Candle } from '#models'
import type { StudyRow } from './studies.ts'

/** The content of the legend: a candle, and the indicator values at it. */
export interface LegendReading {
  candle: Candle
  /** Whether the crosshair is on it; else it is the newest. */
  isPointed: boolean
  values: readonly (StudyRow & { value: number; isPrice: boolean })[]
}

export interface LegendStore {
  get: () => LegendReading | undefined
  set: (reading: LegendReading | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/** Connects the drawing with its legend, so that a crosshair move re-renders only the legend, at most once a frame. */
export function createLegendStore(): LegendStore {
  const listeners = new Set<() => void>()
  let reading: LegendReading | undefined
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
