/** Where each operation and schema of the reference stands. */
import { nameOf, operationsOf, type Operation, type Specification } from '../specification.ts'

export interface Reference {
  specification: Specification
  operations: readonly Operation[]
  /** The file that each schema is in, by its name, in their alphabetical order. */
  schemaFiles: ReadonlyMap<string, string>
}

/** What more than one tag uses, or none. */
export const SHARED_SCHEMAS = 'schemas.html'

/** The file of a tag's operations. */
export const fileOf = (tag: string): string => `${tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.html`

/** Adds the names of the schemas that a part of the specification leads to, directly or through others. */
function addSchemas(part: unknown, specification: Specification, found: Set<string>): void {
  if (typeof part === 'string' && part.startsWith('#/components/schemas/')) {
    const name = nameOf(part)
    if (found.has(name)) return
    found.add(name)
    addSchemas(specification.components.schemas[name], specification, found)
  } else if (typeof part === 'object' && part !== null) {
    for (const each of Object.values(part)) addSchemas(each, specification, found)
  }
}

/** A schema that one tag alone uses is on its page, so that its operations are read without another. */
export function referenceOf(specification: Specification): Reference {
  const operations = operationsOf(specification)
  const files = new Map<string, Set<string>>()
  for (const operation of operations) {
    const found = new Set<string>()
    const events = Object.values(operation['x-events'] ?? {}).map(name => `#/components/schemas/${name}`)
    addSchemas([operation, events], specification, found)
    for (const name of found) files.set(name, (files.get(name) ?? new Set()).add(fileOf(operation.tag)))
  }
  const fileOfSchema = (name: string): string => {
    const [file = SHARED_SCHEMAS, ...others] = files.get(name) ?? []
    return others.length > 0 ? SHARED_SCHEMAS : file
  }
  const names = Object.keys(specification.components.schemas).toSorted()
  return { specification, operations, schemaFiles: new Map(names.map(name => [name, fileOfSchema(name)])) }
}

/** The address of an operation's section. @throws Error when there is no such operation */
export function operationAddress({ operations }: Reference, id: string): string {
  const operation = operations.find(one => one.id === id)
  if (!operation) throw new Error(`The specification has no operation ${id}`)
  return `${fileOf(operation.tag)}#${id}`
}

/** The address of a schema's section. */
export const schemaAddress = ({ schemaFiles }: Reference, name: string): string =>
  `${schemaFiles.get(name) ?? SHARED_SCHEMAS}#schema-${name}`

/** The names of the schemas of a file. */
export const schemasIn = (file: string, { schemaFiles }: Reference): string[] =>
  [...schemaFiles].flatMap(([name, own]) => (own === file ? [name] : []))
