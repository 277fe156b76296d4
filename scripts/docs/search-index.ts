/** What the search of the reference looks through: one small file. */
import { fileOf, SHARED_SCHEMAS, type Reference } from './reference.ts'

/** The file's form, with short rows, as there are hundreds. */
export interface SearchIndex {
  /** Id, summary, method, path, tag, file, and the names of what it takes in the query. */
  operations: [string, string, string, string, string, string, string][]
  /** Name, file, and the names of its fields. */
  schemas: [string, string, string][]
}

/** The index of a specification. */
export function searchIndexOf({ specification, operations, schemaFiles }: Reference): SearchIndex {
  return {
    operations: operations.map(({ id, summary = '', method, path, tag, parameters }) => {
      const query = parameters.flatMap(one => (one.in === 'query' ? [one.name] : []))
      return [id, summary, method, path, tag, fileOf(tag), query.join(' ')]
    }),
    schemas: Object.entries(specification.components.schemas).map(([name, { properties = {} }]) => [
      name,
      schemaFiles.get(name) ?? SHARED_SCHEMAS,
      Object.keys(properties).join(' '),
    ]),
  }
}
