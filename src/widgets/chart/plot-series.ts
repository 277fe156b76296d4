import {
  AreaSeries,
  CandlestickSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
} from 'lightweight-charts'
import type { ChartKind } from './chart-settings.ts'
import { figures, type PlotLook } from './plot-options.ts'

/** The price, drawn as the reader chose. Its colours come apart. */
export function addPrices(chart: IChartApi, kind: ChartKind, look: PlotLook): ISeriesApi<SeriesType> {
  const priceFormat = figures(look, look.priceScale)
  if (kind === 'line') return chart.addSeries(LineSeries, { priceFormat, lineWidth: 2 })
  if (kind === 'area') return chart.addSeries(AreaSeries, { priceFormat, lineWidth: 2 })
  return chart.addSeries(CandlestickSeries, { priceFormat, borderVisible: false })
}

/** The colours of the price, as the page has them. */
export function priceLook(kind: ChartKind, colour: (token: string) => string) {
  const [up, down, accent] = [colour('--up'), colour('--down'), colour('--accent-ink')]
  return {
    candles: { upColor: up, downColor: down, wickUpColor: up, wickDownColor: down },
    line: { color: accent },
    area: { lineColor: accent, topColor: seeThrough(accent, 0.28), bottomColor: seeThrough(accent, 0) },
  }[kind]
}

/** The same colour, less dense. */
function seeThrough(colour: string, density: number): string {
  return colour.replace(/^rgb\((.*)\)$/, `rgba($1, ${density})`)
}
