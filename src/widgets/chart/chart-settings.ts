import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { CandleInterval } from '#models'
import { asRecord, oneOf } from '#src/stores/storage/parse.ts'
import { localEntries, syncTabs } from '#src/stores/storage/storage.ts'
import { intervals } from '#src/lib/candles/candle-intervals.ts'
import { chartRanges, rangeIntervals, type ChartRange } from './chart-ranges.ts'
import { overlayIds, paneIds, type OverlayId, type PaneId } from './studies.ts'

/** How the price is drawn. */
export const chartKinds = ['candles', 'line', 'area'] as const
export type ChartKind = (typeof chartKinds)[number]

/** The user's chart settings: the same for every product, on the trade tab and full screen. */
export interface ChartSettings {
  interval: CandleInterval
  /** How far back the chart reaches when it opens; undefined: as many candles as fit in their usual width. */
  range: ChartRange | undefined
  kind: ChartKind
  hasVolume: boolean
  /** Indicators drawn over the price. */
  overlays: readonly OverlayId[]
  /** Indicator drawn in its own pane below. */
  pane: PaneId | undefined
}

const defaults: ChartSettings = {
  interval: '15m',
  range: undefined,
  kind: 'candles',
  hasVolume: true,
  overlays: ['ma'],
  pane: undefined,
}

function parseSettings(stored: unknown): ChartSettings {
  const fields = asRecord(stored)
  if (!fields) return defaults
  const { overlays } = fields
  const interval = oneOf(intervals, fields.interval) ?? defaults.interval
  const range = oneOf(chartRanges, fields.range)
  return {
    interval,
    // A tab of an earlier build changes the interval alone.
    range: range && rangeIntervals[range] === interval ? range : undefined,
    kind: oneOf(chartKinds, fields.kind) ?? defaults.kind,
    hasVolume: fields.hasVolume !== false,
    overlays: Array.isArray(overlays) ? overlayIds.filter(id => overlays.includes(id)) : defaults.overlays,
    pane: oneOf(paneIds, fields.pane),
  }
}

export const useChartSettings = create<ChartSettings>()(
  persist(() => defaults, {
    name: 'chart',
    version: 1,
    storage: localEntries,
    partialize: settings => settings,
    merge: parseSettings,
  }),
)

syncTabs(useChartSettings)

/** Changes some settings, persistently. */
export function setChartSettings(change: Partial<ChartSettings>): void {
  useChartSettings.setState(change)
}
