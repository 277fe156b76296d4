/** Failed rows by what causes them. */
import { SUITES, groupRows, type FailedRow, type Row } from '../results.ts'

export interface Cause {
  /** What is wrong, as the first of its rows says it. */
  readonly says: string
  readonly rows: readonly FailedRow[]
  readonly operations: readonly string[]
}

/** The text without what differs from row to row: places in lists, and quoted values. */
const general = (text: string) => text.replaceAll(/\[\d+\]/g, '[…]').replaceAll(/"[^"]*"/g, '"…"')

/** The same for rows that failed for the same reason. */
export const signatureOf = ({ name, problems }: FailedRow): string =>
  problems[0] ? general(problems[0].cause ?? problems[0].says) : name

const suiteOf = ({ rows }: Cause) => Math.min(...rows.map(({ suite }) => SUITES.indexOf(suite)))

/** The reasons of the failed rows. The most likely cause comes first: what ends all, then what many operations have, then what many rows have. */
export function causesOf(rows: readonly Row[]): Cause[] {
  const failed = rows.filter(row => row.outcome === 'failed')
  const causes = [...groupRows(failed, signatureOf).values()].map((own): Cause => {
    const operations = [...new Set(own.map(({ operation }) => operation))]
    return { says: own[0]?.problems[0]?.says ?? own[0]?.name ?? '', rows: own, operations }
  })
  // What ends all explains whatever comes after it.
  const ends = ({ rows: [first] }: Cause) => Number(first?.problems[0]?.ending !== undefined)
  return causes.toSorted(
    (left, right) =>
      ends(right) - ends(left) ||
      right.operations.length - left.operations.length ||
      suiteOf(left) - suiteOf(right) ||
      right.rows.length - left.rows.length,
  )
}
