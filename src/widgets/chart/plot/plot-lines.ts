import type {
  AutoscaleInfo,
  IChartApi,
  IPrimitivePaneRenderer,
  ISeriesApi,
  ISeriesPrimitive,
  Logical,
  SeriesType,
} from 'lightweight-charts'
import type { Stroke } from '../studies.ts'

/** A line with one value per bar, NaN where it has none. */
export interface PlotLine {
  values: readonly number[]
  colour: string
  stroke: Stroke
}

/** Lengths of line and gap, in line widths. */
const dashes: Readonly<Record<Stroke, readonly number[]>> = { solid: [], dashed: [5, 3], dotted: [1, 2] }

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]

/** A straight line through two points: the scales of the chart are linear. */
interface Scale {
  at: (value: number) => number
}

/**
 * Lines drawn over a series by its scale, as a plugin of it. With a series of its own each line would cost the chart as much as the price
 * does: with every tick, with every frame and with every page of older candles. This takes only the bars in view.
 */
export class PlotLines implements ISeriesPrimitive {
  readonly #chart: IChartApi
  readonly #lines: () => readonly PlotLine[]
  #host: ISeriesApi<SeriesType> | undefined
  readonly #views = [{ renderer: () => ({ draw: (target: Target) => this.#draw(target) }) }]
  #requestUpdate: (() => void) | undefined

  /** @param lines called whenever they are drawn */
  constructor(chart: IChartApi, lines: () => readonly PlotLine[]) {
    this.#chart = chart
    this.#lines = lines
  }

  /** Draws over this series, in place of a former one. */
  attachTo(series: ISeriesApi<SeriesType>): void {
    this.#host?.detachPrimitive(this)
    this.#host = series
    series.attachPrimitive(this)
  }

  attached({ requestUpdate }: { requestUpdate: () => void }): void {
    this.#requestUpdate = requestUpdate
  }

  detached(): void {
    this.#requestUpdate = undefined
  }

  /** Draws them anew with the next frame. */
  update(): void {
    this.#requestUpdate?.()
  }

  paneViews() {
    return this.#views
  }

  /** The range of their values among these bars. */
  autoscaleInfo(first: Logical, last: Logical): AutoscaleInfo | null {
    let [minValue, maxValue] = [Infinity, -Infinity]
    for (const { values } of this.#lines()) {
      for (let bar = Math.max(0, first); bar <= last && bar < values.length; bar++) {
        const value = values[bar]!
        if (value < minValue) minValue = value
        if (value > maxValue) maxValue = value
      }
    }
    return minValue > maxValue ? null : { priceRange: { minValue, maxValue } }
  }

  #draw(target: Target): void {
    const range = this.#chart.timeScale().getVisibleLogicalRange()
    const x = this.#timeScale()
    const y = this.#priceScale()
    if (!range || !x || !y) return
    const first = Math.max(0, Math.floor(range.from) - 1)
    const last = Math.ceil(range.to) + 1
    target.useBitmapCoordinateSpace(({ context, horizontalPixelRatio, verticalPixelRatio }) => {
      context.lineWidth = Math.max(1, Math.floor(verticalPixelRatio))
      context.lineJoin = 'round'
      for (const { values, colour, stroke } of this.#lines()) {
        context.strokeStyle = colour
        context.setLineDash(dashes[stroke].map(length => length * context.lineWidth))
        context.beginPath()
        for (let bar = first; bar <= last && bar < values.length; bar++) {
          const value = values[bar]!
          // lineTo begins a path that has no point yet.
          if (!Number.isNaN(value))
            context.lineTo(x.at(bar) * horizontalPixelRatio, y.at(value) * verticalPixelRatio)
        }
        context.stroke()
      }
    })
  }

  #timeScale(): Scale | undefined {
    const timeScale = this.#chart.timeScale()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a nominal type without a maker of its own
    const [zero, ten] = [0, 10].map(bar => timeScale.logicalToCoordinate(bar as Logical))
    return linear(0, zero, 10, ten)
  }

  #priceScale(): Scale | undefined {
    const host = this.#host
    const [top, bottom] = [host?.coordinateToPrice(0), host?.coordinateToPrice(1000)]
    return top === null || top === undefined || bottom === null || bottom === undefined || top === bottom
      ? undefined
      : linear(top, 0, bottom, 1000)
  }
}

/** The scale that leads from `one` to `oneAt`, and from `other` to `otherAt`. */
function linear(
  one: number,
  oneAt: number | null | undefined,
  other: number,
  otherAt: number | null | undefined,
): Scale | undefined {
  if (oneAt === null || oneAt === undefined || otherAt === null || otherAt === undefined) return undefined
  const slope = (otherAt - oneAt) / (other - one)
  return { at: value => oneAt + (value - one) * slope }
}
