import type { CandlePlot } from './plot/candle-plot.ts'
import type { ChartOverlay } from './chart-overlay.tsx'
import type { ChartTools } from './chart-tools.tsx'

/** What is loaded only where a chart is shown. */
export interface ChartCode {
  Plot: typeof CandlePlot
  Overlay: typeof ChartOverlay
  Tools: typeof ChartTools
}
