/**
 * What of OpenAPI works here from the client to the server, the mocks and the contract; `npm run gen` refuses everything else before it
 * writes a file. docs/supported-openapi.md
 */
import { findAccessProblems } from '../contracts/access-check.ts'
import type { Document } from '../contracts/verify/document.ts'
import { operationsOf, type Specification } from './specification.ts'
import { isServed, refusedMethods } from './supported/methods.ts'
import { refusedOperationNames, refusedSchemaNames, refusedTags } from './supported/names.ts'
import { sentenceOf, type Refusal } from './supported/refusal.ts'
import { refusedSchemas } from './supported/schemas.ts'
import { refusedShapes } from './supported/shapes.ts'

/** What is missing or wrong in `x-access`. */
const refusedAccess = (specification: Specification): Refusal[] =>
  findAccessProblems(specification as unknown as Document).map(({ operation: { id, pointer }, says }) => ({
    pointer: `${pointer}/x-access`,
    operation: id,
    what: says,
    remedy: 'Say what another account gets: docs/contracts.md, "Who may see what"',
  }))

/** Everything that a bundled specification has and this project does not support; what follows from a refusal is not named. */
export function findRefusals(specification: Specification): Refusal[] {
  const paths = Object.fromEntries(
    Object.entries(specification.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).filter(([field, value]) => field === 'parameters' || isServed(field, value)),
      ),
    ]),
  )
  const served = { ...specification, paths }
  const operations = operationsOf(served)
  const written = [
    ...refusedMethods(specification),
    ...refusedOperationNames(operations),
    ...refusedTags(specification, operations),
    ...refusedSchemaNames(specification, operations),
    ...refusedShapes(specification, operations),
  ]
  if (written.length > 0) return written
  const schemas = refusedSchemas(specification)
  return schemas.length > 0 ? schemas : refusedAccess(specification)
}

/**
 * Checks that everything in a bundled specification works.
 * @param placeOf says of a JSON pointer where it was written
 * @throws Error with a line for each that does not
 */
export function checkSupported(specification: Specification, placeOf: (pointer: string) => string): void {
  const refusals = findRefusals(specification)
  if (refusals.length === 0) return
  const lines = refusals.map(refusal => `${placeOf(refusal.pointer)}: ${sentenceOf(refusal)}`)
  throw new Error(
    `Not supported, so nothing was replaced (docs/supported-openapi.md):\n  ${lines.join('\n  ')}`,
  )
}
