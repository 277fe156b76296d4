import { create } from 'zustand'
import type { CandleInterval } from '#src/api/generated/models/index.ts'
import { asRecord, oneOf } from '#src/stores/parse.ts'
import { stored } from '#src/stores/storage.ts'
import { intervals } from './live-candle.ts'
import { overlayIds, paneIds, type OverlayId, type PaneId } from './studies.ts'

/** How the price is drawn. */
export const chartKinds = ['candles', 'line', 'area'] as const
export type ChartKind = (typeof chartKinds)[number]

/** What the reader wants to see of a chart: the same for every product, on the trade tab and on the full screen. */
export interface ChartSettings {
  interval: CandleInterval
  kind: ChartKind
  hasVolume: boolean
  /** Drawn over the price. */
  overlays: readonly OverlayId[]
  /** Drawn in a strip of its own under it. */
  pane: PaneId | undefined
}

const defaults: ChartSettings = {
  interval: '15m',
  kind: 'candles',
  hasVolume: true,
  overlays: ['ma'],
  pane: undefined,
}

const kept = stored<ChartSettings>({
  name: 'chart',
  version: 1,
  parse: data => {
    const fields = asRecord(data)
    if (!fields) return undefined
    const { overlays } = fields
    return {
      interval: oneOf(intervals, fields.interval) ?? defaults.interval,
      kind: oneOf(chartKinds, fields.kind) ?? defaults.kind,
      hasVolume: fields.hasVolume !== false,
      overlays: Array.isArray(overlays) ? overlayIds.filter(id => overlays.includes(id)) : defaults.overlays,
      pane: oneOf(paneIds, fields.pane),
    }
  },
})

export const useChartSettings = create<ChartSettings>()(() => kept.read() ?? defaults)

kept.watch(settings => useChartSettings.setState(settings ?? defaults))

/** Changes some of it, for this visit and the next ones. */
export function setChart(change: Partial<ChartSettings>): void {
  useChartSettings.setState(change)
  kept.write(useChartSettings.getState())
}
