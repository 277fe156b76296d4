/** Checks that every operation has its rows, and that the pact files say nothing but what the specification does. */
import { lacking } from '../contracts/completeness.ts'
import { comparatorComplaints, interactionComplaints, readPacts } from '../contracts/pact-check.ts'
import { rows } from '../contracts/rows/all.ts'
import { elsewhere } from '../contracts/rows/elsewhere.ts'
import { operations } from '../contracts/spec.ts'

const complaints = lacking(operations, rows, elsewhere)
let interactions = 0

for (const [name, file] of readPacts()) {
  interactions += file.interactions.length
  const said = [...file.interactions.flatMap(interactionComplaints), ...(await comparatorComplaints(file))]
  complaints.push(...said.map(each => `contracts/pacts/${name}: ${each}`))
}

for (const complaint of complaints) console.error(complaint)
console.log(`${operations.length} operations, ${interactions} interactions, ${complaints.length} complaints.`)
process.exit(complaints.length > 0 ? 1 : 0)
