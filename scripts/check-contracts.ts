/**
 * Checks that every operation has its rows, that the pact files agree with the specification, and that the specification
 * can be read by other tools and marks what was added to the product's document.
 */
import { findMissingRows } from '../contracts/completeness.ts'
import { findMarkProblems } from '../contracts/documented-fields.ts'
import { comparatorProblems, interactionProblems, readPacts } from '../contracts/pact-check.ts'
import { findUnreadable } from '../contracts/readable.ts'
import { rows } from '../contracts/rows/all.ts'
import { excludedOperations } from '../contracts/rows/excluded-operations.ts'
import { document, operations } from '../contracts/spec.ts'

const problems = [
  ...findMissingRows(operations, rows, excludedOperations),
  ...findMarkProblems(document, operations),
  ...findUnreadable(document, operations),
]
let interactions = 0

for (const [name, file] of readPacts()) {
  interactions += file.interactions.length
  const said = [...file.interactions.flatMap(interactionProblems), ...(await comparatorProblems(file))]
  problems.push(...said.map(each => `contracts/pacts/${name}: ${each}`))
}

for (const complaint of problems) console.error(complaint)
console.log(`${operations.length} operations, ${interactions} interactions, ${problems.length} problems.`)
process.exit(problems.length > 0 ? 1 : 0)
