import { LineStyle, type IPriceLine, type ISeriesApi, type SeriesType } from 'lightweight-charts'
import type { PriceLine, PriceLineKind } from '../price-line.ts'

const lineStyles: Readonly<
  Record<PriceLineKind, { colour: string; lineStyle: LineStyle; lineWidth: 1 | 2 }>
> = {
  order: { colour: '--accent-ink', lineStyle: LineStyle.Dashed, lineWidth: 1 },
  entry: { colour: '--ink-quiet', lineStyle: LineStyle.Solid, lineWidth: 1 },
  takeProfit: { colour: '--up', lineStyle: LineStyle.Dotted, lineWidth: 1 },
  stopLoss: { colour: '--down', lineStyle: LineStyle.Dotted, lineWidth: 1 },
  liquidation: { colour: '--danger', lineStyle: LineStyle.LargeDashed, lineWidth: 2 },
  alert: { colour: '--chart-second', lineStyle: LineStyle.SparseDotted, lineWidth: 1 },
  ticket: { colour: '--ink-quiet', lineStyle: LineStyle.LargeDashed, lineWidth: 1 },
}

/** Draws the price lines and their prices; their labels are elements of the overlay. */
export class PlotPriceLines {
  readonly #drawn = new Map<string, IPriceLine>()
  #lines: readonly PriceLine[] = []

  /** @returns whether they have changed */
  set(lines: readonly PriceLine[]): boolean {
    const isSame =
      lines.length === this.#lines.length &&
      lines.every((line, index) => isSameLine(line, this.#lines[index]!))
    this.#lines = lines
    return !isSame
  }

  /** Redraws them: with other lines, on another series, or in other colours. */
  draw(series: ISeriesApi<SeriesType>, colour: (token: string) => string): void {
    const currentIds = new Set(this.#lines.map(line => line.id))
    for (const [id, line] of this.#drawn) {
      if (currentIds.has(id)) continue
      series.removePriceLine(line)
      this.#drawn.delete(id)
    }
    for (const { id, kind, price } of this.#lines) {
      const { colour: token, lineStyle, lineWidth } = lineStyles[kind]
      const options = { price: Number(price), color: colour(token), lineStyle, lineWidth }
      const known = this.#drawn.get(id)
      if (known) known.applyOptions(options)
      else this.#drawn.set(id, series.createPriceLine({ ...options, axisLabelVisible: true }))
    }
  }

  /** Resets the drawn lines after their series was removed. */
  forget(): void {
    this.#drawn.clear()
  }
}

function isSameLine(one: PriceLine, other: PriceLine): boolean {
  return one.id === other.id && one.kind === other.kind && one.price === other.price
}
