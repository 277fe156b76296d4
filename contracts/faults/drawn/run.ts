/**
 * `npm run contracts:drawn -- --drawn 1000 --seed 1`: draws faults, verifies the reference back end with each of them, and prints how
 * many were met and found, by kind. `--out FILE` keeps each result as a line of JSON.
 */
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawFaults } from './draw.ts'
import { measureDrawn, type DrawnResult } from './measure.ts'

const { values } = parseArgs({
  options: {
    drawn: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
})

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)

function lineOf(kind: string, results: readonly DrawnResult[]): string {
  const met = results.filter(({ changes }) => changes > 0)
  const found = met.filter(({ failed }) => failed > 0)
  const told = met.filter(({ toldBy }) => toldBy !== undefined)
  const counts = [results.length, met.length, found.length, told.length]
  return `| ${[kind, ...counts, percent(told.length, met.length), percent(told.length, results.length)].join(' | ')} |`
}

const faults = drawFaults(Number(values.drawn), Number(values.seed))
const results = await measureDrawn(faults, result => {
  if (values.out) appendFileSync(values.out, `${JSON.stringify(result)}\n`)
})
const kinds = [...new Set(results.map(({ kind }) => kind))].toSorted()
const lines = kinds.map(kind =>
  lineOf(
    kind,
    results.filter(one => one.kind === kind),
  ),
)
const head =
  '| kind | drawn | met | found | told by name | of those met | of all |\n|---|---|---|---|---|---|---|'
process.stdout.write(`${[head, ...lines, lineOf('all', results)].join('\n')}\n`)
