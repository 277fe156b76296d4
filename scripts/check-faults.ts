/**
 * Lists the families of faults that the contract is tested with, in docs/contracts-faults.md: `npx node scripts/check-faults.ts`. With
 * `--check` it fails when the page is outdated. Either way it fails when there are too few.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { consumerFamilies } from '../contracts/faults/consumer/faults.ts'
import { families } from '../contracts/faults/provider/faults.ts'
import type { FaultFamily } from '../contracts/faults/provider/fault.ts'

const PAGE = 'docs/contracts-faults.md'
const MIN_FAULTS = 300
const MIN_FAMILIES = 40
const BEGIN = '<!-- families: written by npx node scripts/check-faults.ts -->'
const END = '<!-- end of families -->'

const countOf = (list: readonly FaultFamily[]) => list.reduce((sum, { faults }) => sum + faults.length, 0)

const tableOf = (title: string, list: readonly FaultFamily[]) => `## ${title}
| family | faults | what it means for the account holder | caught by |
|---|---|---|---|
${list.map(({ name, harm, caughtBy, faults }) => `| ${name} | ${faults.length} | ${harm} | ${caughtBy} |`).join('\n')}`

const all = [...families, ...consumerFamilies]
const total = countOf(all)
const tables = [
  `**${total} faults in ${all.length} families.**`,
  tableOf(`Back ends: ${countOf(families)} faults in ${families.length} families`, families),
  tableOf(
    `Clients: ${countOf(consumerFamilies)} faults in ${consumerFamilies.length} families`,
    consumerFamilies,
  ),
].join('\n\n')

const old = readFileSync(PAGE, 'utf8')
const [before, rest] = old.split(BEGIN)
const after = rest?.split(END)[1]
if (after === undefined) throw new Error(`${PAGE} has no marks for the tables.`)
const page = `${before}${BEGIN}\n${tables}\n${END}${after}`

const problems = [
  ...(total < MIN_FAULTS ? [`There are ${total} faults; there must be ${MIN_FAULTS}.`] : []),
  ...(all.length < MIN_FAMILIES ? [`There are ${all.length} families; there must be ${MIN_FAMILIES}.`] : []),
  ...all.filter(({ faults }) => faults.length === 0).map(({ name }) => `The family "${name}" is empty.`),
]
if (process.argv.includes('--check')) {
  if (page !== old) problems.push(`${PAGE} is outdated: npx node scripts/check-faults.ts`)
} else writeFileSync(PAGE, page)
console.log(`${total} faults in ${all.length} families.`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
