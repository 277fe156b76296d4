/** What of the app would work with a back end, area by area, in the words of the specification. */
import { groupRows, type Report, type Row } from '../results.ts'

export interface Area {
  readonly name: string
  /** Operations by what the app could do with them. */
  readonly works: readonly string[]
  /** The app can use it; it is not right in every case. */
  readonly faulty: readonly string[]
  readonly broken: readonly string[]
  readonly unknown: readonly string[]
}

type Kind = Exclude<keyof Area, 'name'>

/** What the app itself needs: its recorded requests, and answers that the specification allows. */
const isNeeded = ({ suite }: Row) => suite === 'pact' || suite === 'spec'

function kindOf(rows: readonly Row[]): Kind {
  const failed = rows.filter(({ outcome }) => outcome === 'failed')
  if (failed.some(isNeeded)) return 'broken'
  if (failed.length > 0) return 'faulty'
  return rows.some(row => isNeeded(row) && row.outcome === 'passed') ? 'works' : 'unknown'
}

/** The areas in the order of the specification. */
export function areasOf({ rows, names }: Report): Area[] {
  return [...groupRows(rows, ({ tag }) => tag)].map(([tag, own]) => {
    const kinds = [...groupRows(own, ({ operation }) => operation)].map(
      ([id, all]) => [kindOf(all), names?.operations[id] ?? id] as const,
    )
    const named = (kind: Kind) => kinds.filter(([one]) => one === kind).map(([, name]) => name)
    return {
      name: names?.areas[tag] ?? tag,
      works: named('works'),
      faulty: named('faulty'),
      broken: named('broken'),
      unknown: named('unknown'),
    }
  })
}
