import {
  AreaSeries,
  CandlestickSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type SeriesType,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { Candle } from '#models'
import type { ChartKind } from '../chart-settings.ts'
import { axisPriceFormat, type PlotBaseOptions } from './plot-options.ts'

/** Adds the price series of the chosen kind. Its colours are set separately. */
export function addPriceSeries(
  chart: IChartApi,
  kind: ChartKind,
  look: PlotBaseOptions,
): ISeriesApi<SeriesType> {
  const priceFormat = axisPriceFormat(look, look.priceScale)
  if (kind === 'line') return chart.addSeries(LineSeries, { priceFormat, lineWidth: 2 })
  if (kind === 'area') return chart.addSeries(AreaSeries, { priceFormat, lineWidth: 2 })
  return chart.addSeries(CandlestickSeries, { priceFormat })
}

/** A candle as the series of a kind takes it. */
export function priceBar(kind: ChartKind, candle: Candle, time: UTCTimestamp) {
  const close = Number(candle.close)
  if (kind !== 'candles') return { time, value: close }
  return { time, open: Number(candle.open), high: Number(candle.high), low: Number(candle.low), close }
}

/** Hollow where it rises and full where it falls, so that the two differ without their colours. */
export function candleColours(up: string, down: string) {
  return { upColor: 'transparent', downColor: down, borderUpColor: up, borderDownColor: down }
}

/** The theme colours of the price series. */
export function priceColours(kind: ChartKind, colour: (token: string) => string) {
  const [up, down, ink] = [colour('--up'), colour('--down'), colour('--ink')]
  return {
    candles: { ...candleColours(up, down), wickUpColor: up, wickDownColor: down },
    line: { color: ink },
    area: { lineColor: ink, topColor: withAlpha(ink, 0.16), bottomColor: withAlpha(ink, 0) },
  }[kind]
}

/** The same colour with an alpha value. */
export function withAlpha(colour: string, alpha: number): string {
  return colour.replace(/^rgb\((.*)\)$/, `rgba($1, ${alpha})`)
}
