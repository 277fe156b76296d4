import type { IChartApi, ISeriesApi, Logical, SeriesType } from 'lightweight-charts'
import { describe, expect, it } from 'vitest'
import { strokeOf, studies } from '#src/widgets/chart/studies.ts'
import { PlotLines } from '#src/widgets/chart/plot/plot-lines.ts'

// oxlint-disable typescript/no-unsafe-type-assertion -- the library draws on a canvas only; these are the parts of it that are used
const logical = (bar: number) => bar as Logical

/** Bars 10 px wide from the left, of which 3 to 5 are in view; prices of 100 at the top, down by 1 per 10 px. */
const chart = {
  timeScale: () => ({
    getVisibleLogicalRange: () => ({ from: 3, to: 5 }),
    logicalToCoordinate: (bar: number) => bar * 10,
  }),
} as unknown as IChartApi
const series = {
  attachPrimitive: () => {},
  coordinateToPrice: (y: number) => 100 - y / 10,
} as unknown as ISeriesApi<SeriesType>

/** The dashes of each stroke that was drawn last. */
let patterns: number[][] = []

/** The points of each stroke that is drawn, at two device pixels per pixel. */
function strokesOf(lines: PlotLines): number[][][] {
  const strokes: number[][][] = []
  patterns = []
  const context = {
    beginPath: () => strokes.push([]),
    setLineDash: (dash: number[]) => patterns.push(dash),
    lineTo: (x: number, y: number) => strokes.at(-1)?.push([Math.round(x), Math.round(y)]),
    stroke: () => {},
  }
  const target = {
    useBitmapCoordinateSpace: (draw: (scope: object) => void) =>
      draw({ context, horizontalPixelRatio: 2, verticalPixelRatio: 2 }),
  }
  for (const view of lines.paneViews())
    view.renderer().draw(target as unknown as Parameters<ReturnType<typeof view.renderer>['draw']>[0])
  return strokes
}

function linesOf(...columns: number[][]): PlotLines {
  const lines = new PlotLines(chart, () =>
    columns.map(values => ({ values, colour: 'red', stroke: 'solid' })),
  )
  lines.attachTo(series)
  return lines
}

describe('lines of indicators', () => {
  it('are drawn through the bars in view and one on each side, at their prices', () => {
    const values = [90, 91, 92, 93, 94, 95, 96, 97, 98]
    const at = (bar: number) => [bar * 20, (100 - (90 + bar)) * 20]
    expect(strokesOf(linesOf(values))).toEqual([[2, 3, 4, 5, 6].map(bar => at(bar))])
  })

  it('begin where there are enough bars for a value', () => {
    expect(strokesOf(linesOf([NaN, NaN, NaN, NaN, 94, 95]))).toEqual([
      [
        [80, 120],
        [100, 100],
      ],
    ])
  })

  it('differ without their colours: whole, dashed and dotted', () => {
    const lines = new PlotLines(chart, () =>
      studies.ma.rows.map(({ colour }) => ({ values: [1, 2, 3, 4, 5], colour, stroke: strokeOf(colour) })),
    )
    lines.attachTo(series)
    strokesOf(lines)
    expect(new Set(patterns.map(String))).toHaveLength(3)
  })

  it('fit the price scale to their values in view, and leave it alone without any', () => {
    const range = (lines: PlotLines) => lines.autoscaleInfo(logical(3), logical(5))?.priceRange
    expect(range(linesOf([1, 2, 3, NaN, 95, 96, 500], [0, 0, 0, 80, 81, 82]))).toEqual({
      minValue: 80,
      maxValue: 96,
    })
    expect(range(linesOf([1, 2, 3, NaN, NaN, NaN]))).toBeUndefined()
  })
})
