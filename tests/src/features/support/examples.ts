import { operationsOf, readSpecification } from '#scripts/specification.ts'
import type { OperationId, Operations } from '#src/api/generated/operations.ts'

const specified = new Map(operationsOf(readSpecification()).map(operation => [operation.id, operation]))

/** A copy of an example answer of the specification. @throws Error when the operation has none of that name */
export function exampleOf<Id extends OperationId>(id: Id, name: string): Operations[Id]['answer'] {
  const example = specified.get(id)?.answers['application/json']?.examples?.[name]
  if (!example) throw new Error(`${id} has no example "${name}" in the specification`)
  return structuredClone(example.value) as Operations[Id]['answer']
}
