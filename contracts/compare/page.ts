/** Writes the measured part of docs/contracts-tools.md. Pure. */
import type { FaultKind } from './kinds.ts'
import { tableOf, type Result } from './outcome.ts'
import type { Run } from './runs.ts'

const BEGIN = '<!-- results: written by npm run contracts:compare -->'
const END = '<!-- end of results -->'

/** Each fault with what every tool made of it. */
export function resultsOf(kinds: readonly FaultKind[], runs: readonly Run[]): Result[] {
  const outcomes = runs.map(
    ({ tool, faults }) => [tool, new Map(faults.map(({ name, outcome }) => [name, outcome]))] as const,
  )
  return kinds.flatMap(({ kind, faults }) =>
    faults.map(({ name, operation }) => ({
      kind,
      fault: name,
      operation,
      outcomes: Object.fromEntries(
        outcomes.map(([tool, byFault]) => [tool, byFault.get(name) ?? 'not applicable']),
      ),
    })),
  )
}

/** What the runs of tools with one sample say. */
export function sectionOf(kinds: readonly FaultKind[], runs: readonly Run[]): string {
  const results = resultsOf(kinds, runs)
  const operations = new Set(results.map(({ operation }) => operation)).size
  const shares = [...new Set(runs.map(({ share }) => share))]
  const tried = shares.every(share => share === 1)
    ? `all ${results.length} faults`
    : `${results.length} faults, every ${shares.join()}th of each row and at least one`
  const rows = runs.map(({ tool, version, day, clean, minutes }) => {
    const complaints = Object.values(clean).flat().length
    const complained = Object.keys(clean).length
    return `| ${tool} ${version} | ${complained} of ${operations} | ${complaints} | ${day}, ${minutes.toFixed(0)} minutes |`
  })
  return [
    `Measured with ${tried}, in ${operations} operations. Each cell is **caught / flagged, but also without the fault / missed**.`,
    '',
    tableOf(
      results,
      runs.map(({ tool }) => tool),
    ),
    '',
    'The same operations of the back end without a fault:',
    '',
    '| tool | operations that it complains of | different complaints | measured |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** Puts the section between its marks. @throws Error when the page has none */
export function insert(page: string, section: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error('docs/contracts-tools.md lacks the marks of the results.')
  return `${page.slice(0, begin + BEGIN.length)}\n${section}\n${page.slice(end)}`
}
