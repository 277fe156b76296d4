import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { isDecimal, type Decimal } from '#src/lib/money/decimal.ts'
import { asNonEmptyString, asRecord } from '#src/stores/storage/parse.ts'
import { localEntries, readStored, syncTabs } from '#src/stores/storage/storage.ts'

/** An end of a trend line. */
export interface DrawingPoint {
  /** Epoch ms. */
  time: number
  price: Decimal
}

/** A line that the person has drawn on a chart. */
export type Drawing =
  | { id: string; kind: 'horizontal'; price: Decimal }
  | { id: string; kind: 'trend'; ends: readonly [DrawingPoint, DrawingPoint] }

/** Lines on one chart. */
export const MAX_DRAWINGS = 20
/** Charts with lines; of more, those that were drawn on longest ago lose theirs. */
const MAX_CHARTS = 100

type ByChart = Readonly<Record<string, readonly Drawing[]>>

function parsePoint(stored: unknown): DrawingPoint | undefined {
  const { time, price } = asRecord(stored) ?? {}
  if (typeof time !== 'number' || !Number.isFinite(time) || !isDecimal(price)) return undefined
  return { time, price }
}

function parseDrawing(stored: unknown): Drawing[] {
  const { kind, price, ends, ...fields } = asRecord(stored) ?? {}
  const id = asNonEmptyString(fields.id)
  if (id === undefined) return []
  if (kind === 'horizontal' && isDecimal(price)) return [{ id, kind, price }]
  if (kind !== 'trend' || !Array.isArray(ends)) return []
  const [from, to] = [parsePoint(ends[0]), parsePoint(ends[1])]
  return from && to ? [{ id, kind, ends: [from, to] }] : []
}

function parseCharts(stored: unknown): ByChart {
  const charts = Object.entries(asRecord(stored) ?? {}).map(([chart, drawings]): [string, Drawing[]] => [
    chart,
    Array.isArray(drawings) ? drawings.flatMap(parseDrawing).slice(0, MAX_DRAWINGS) : [],
  ])
  return Object.fromEntries(charts.filter(([, drawings]) => drawings.length > 0).slice(-MAX_CHARTS))
}

const useStored = create<{ byChart: ByChart }>()(
  persist((): { byChart: ByChart } => ({ byChart: {} }), {
    name: 'chart-drawings',
    version: 1,
    storage: localEntries,
    partialize: ({ byChart }) => byChart,
    merge: stored => ({ byChart: parseCharts(stored) }),
  }),
)

syncTabs(useStored)

const noDrawings: readonly Drawing[] = []

/** The lines drawn on a chart of this device, the oldest first. @param chart such as `2:BTC` */
export function useDrawings(chart: string): readonly Drawing[] {
  return useStored(({ byChart }) => byChart[chart] ?? noDrawings)
}

/** Replaces the lines of a chart; above `MAX_DRAWINGS` the oldest go. */
export function setDrawings(
  chart: string,
  change: (drawings: readonly Drawing[]) => readonly Drawing[],
): void {
  const { [chart]: drawings = noDrawings, ...others } = readStored(useStored).byChart
  const changed = change(drawings).slice(-MAX_DRAWINGS)
  // The chart drawn on last comes last.
  const entries = [...Object.entries(others), [chart, changed] as const].filter(([, each]) => each.length > 0)
  useStored.setState({ byChart: Object.fromEntries(entries.slice(-MAX_CHARTS)) })
}

/** Adds a line, or replaces the one with the same id. */
export function putDrawing(chart: string, drawing: Drawing): void {
  setDrawings(chart, drawings =>
    drawings.some(({ id }) => id === drawing.id)
      ? drawings.map(each => (each.id === drawing.id ? drawing : each))
      : [...drawings, drawing],
  )
}
