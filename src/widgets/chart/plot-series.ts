import { AreaSeries, CandlestickSeries, HistogramSeries, LineSeries } from 'lightweight-charts'
import type { IChartApi, ISeriesApi, SeriesType } from 'lightweight-charts'
import type { ChartKind } from './chart-settings.ts'
import { figures } from './plot-options.ts'
import type { PlotLook } from './plot-options.ts'

/** The price, drawn as the reader chose. Its colours come apart. */
export function addPrices(chart: IChartApi, kind: ChartKind, look: PlotLook): ISeriesApi<SeriesType> {
  const priceFormat = figures(look, look.priceScale)
  if (kind === 'line') return chart.addSeries(LineSeries, { priceFormat, lineWidth: 2 })
  if (kind === 'area') return chart.addSeries(AreaSeries, { priceFormat, lineWidth: 2 })
  return chart.addSeries(CandlestickSeries, { priceFormat, borderVisible: false })
}

/** What was traded, in columns at the foot of the price. */
export function addVolumes(chart: IChartApi): ISeriesApi<SeriesType> {
  const series = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceLineVisible: false,
    lastValueVisible: false,
  })
  series.priceScale().applyOptions({ scaleMargins: { top: 0.86, bottom: 0 } })
  return series
}
